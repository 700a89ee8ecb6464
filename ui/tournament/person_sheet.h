// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/event/event.h"
#include "engine/tournament/roster/player_list.h"
#include "ui/tournament/event_sheet.h"

class QCheckBox;

namespace playsheet {

class ChoiceBox;
class LineField;

/// What an event knows of one player.
class PersonSheet : public EventSheet {
  Q_OBJECT
 public:
  PersonSheet(const Look& look, const tournament::Event& event, const tournament::Entry& entry, QWidget* parent);

  /// With what was written.
  tournament::Entry entry() const;
  /// Where two of one name are told apart.
  LineField* markField() const { return nickname_; }

 private:
  tournament::Entry entry_;
  LineField* name_;
  LineField* nickname_;
  LineField* code_;
  LineField* table_;
  ChoiceBox* status_;
  QCheckBox* pending_;
  QCheckBox* minor_;
  QCheckBox* consent_;
};

/// Letters of the name and of the code of a player.
inline constexpr int kNameLetters = tournament::kMostLettersOfName;
inline constexpr int kCodeLetters = tournament::kMostLettersOfCode;

}  // namespace playsheet
