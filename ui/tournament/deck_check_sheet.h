// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/tournament/journal/command.h"
#include "ui/tournament/event_game.h"
#include "ui/tournament/event_sheet.h"

namespace playsheet {

class ChoiceBox;
class DeckChooser;
class EventTable;
class LineField;

/// A deck check: the list beside the deck on the table, line by line, and what T-901 to T-904 say of it.
class DeckCheckSheet : public EventSheet {
  Q_OBJECT
 public:
  DeckCheckSheet(const Look& look, const EventGame& game, const tournament::Event& event,
                 const tournament::Entry& entry, QWidget* parent);

  /// What is written of the deck.
  tournament::CheckDeck command() const;
  /// The penalty, if something was found.
  std::optional<tournament::Penalise> penalty() const;
  QString reason() const;
  DeckChooser* chooser() const { return chooser_; }
  ChoiceBox* finding() const { return finding_; }
  EventTable* differences() const { return differences_; }

 private:
  void compare();
  void showOutlook();

  const EventGame& game_;
  const tournament::Event& event_;
  tournament::Entry entry_;
  ListedDeck listed_;
  DeckChooser* chooser_;
  EventTable* differences_;
  ChoiceBox* finding_;
  ChoiceBox* moment_;
  LineField* reason_;
  QLabel* outlook_;
};

}  // namespace playsheet
