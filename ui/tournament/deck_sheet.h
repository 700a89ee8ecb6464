// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/journal/command.h"
#include "ui/tournament/event_game.h"
#include "ui/tournament/event_sheet.h"

namespace playsheet {

class DeckChooser;
class LineField;

/// A deck list is registered for a player. From round 1 on another list asks for a reason (T-P27).
class DeckSheet : public EventSheet {
  Q_OBJECT
 public:
  DeckSheet(const Look& look, const EventGame& game, const tournament::Event& event, const tournament::Entry& entry,
            QWidget* parent);

  tournament::CheckDeck command() const;
  QString reason() const;
  DeckChooser* chooser() const { return chooser_; }

 private:
  tournament::Entry entry_;
  DeckChooser* chooser_;
  LineField* reason_;
};

}  // namespace playsheet
