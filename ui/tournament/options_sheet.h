// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "engine/tournament/journal/command.h"
#include "ui/tournament/event_sheet.h"

namespace playsheet {

class ChoiceBox;
class EventTable;
class LineField;

/// The options of an event with their values, and which of them can be changed now (T-108, T-P37).
class OptionsSheet : public EventSheet {
  Q_OBJECT
 public:
  /// `without`: an option that says nothing in this event; empty: none.
  OptionsSheet(const Look& look, const tournament::Event& event, std::string_view without, QWidget* parent);

  /// The event is another one now.
  void refresh();
  tournament::ChooseOption command() const;
  QString reason() const;
  EventTable* list() const { return list_; }
  ChoiceBox* words() const { return words_; }
  LineField* number() const { return number_; }
  LineField* reasonField() const { return reason_; }

 private:
  const tournament::OptionRow& current() const;
  void showCurrent();

  const tournament::Event& event_;
  std::string_view without_;
  EventTable* list_;
  ChoiceBox* words_;   ///< of an option of words
  LineField* number_;  ///< of an option of numbers
  LineField* reason_;
};

}  // namespace playsheet
