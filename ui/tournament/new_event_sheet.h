// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/journal/fold.h"
#include "ui/tournament/event_sheet.h"

class QCheckBox;
class QDateTime;

namespace playsheet {

class ChoiceBox;
class EventGame;
class LineField;

/// What a new event is asked: the rest of its options stay as the rules have them.
class NewEventSheet : public EventSheet {
  Q_OBJECT
 public:
  NewEventSheet(const Look& look, const EventGame& game, const QDateTime& now, QWidget* parent);

  /// The first lines of its journal.
  tournament::Journal journal(const QDateTime& now) const;
  LineField* titleField() const { return title_; }

 private:
  void fillChoices();
  void showType();
  void showEdition();

  LineField* title_;
  LineField* shop_;
  LineField* date_;
  LineField* season_;
  const EventGame& game_;
  ChoiceBox* edition_;
  ChoiceBox* limited_;
  QLabel* limited_name_ = nullptr;
  ChoiceBox* kind_;
  ChoiceBox* type_;
  ChoiceBox* rounds_;
  ChoiceBox* playoffs_;
  ChoiceBox* ties_;
  LineField* swiss_minutes_;
  LineField* knockout_minutes_;
  QCheckBox* rehearsal_;
};

}  // namespace playsheet
