// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "ui/choices/prompt_button.h"
#include "ui/faces/card_face.h"
#include "ui/log/log_view.h"

/// What a table shows beside its sheet: plain values, in words already. Each game makes its own.
namespace playsheet {

/// What is chosen for a seat before a match.
struct SeatEntry {
  QString name;
  QString language = QStringLiteral("en");  ///< of prompts and cards: en, it, pt_BR
  QString mark;                             ///< "peak", "moon" ...
  QString deckId;                           ///< of a ready deck, or the path of a file
};

/// Who sits at a seat.
struct TableSeat {
  QString name;
  QString mark;      ///< "peak", "moon" ...
  QString language;  ///< of prompts and cards: en, it, pt_BR
  QString deck;      ///< its name
};

/// Where the turn stands.
struct TurnStand {
  struct Phase {
    QString icon, name;
  };
  std::vector<Phase> phases;
  int now = -1;   ///< in `phases`; below zero before the first
  QString words;  ///< of the present phase and its step

  friend bool operator==(const TurnStand&, const TurnStand&) = default;
};
inline bool operator==(const TurnStand::Phase& a, const TurnStand::Phase& b) {
  return a.icon == b.icon && a.name == b.name;
}

/// How many cards lie in a place.
struct CardCount {
  QString icon, label;
  std::size_t number = 0;
  bool low = false;  ///< so few that it matters
};

/// One of a player's stops: a window in which the player is asked, or not.
struct StopState {
  QString icon;
  QString name;  ///< "Naomi stops at: exchange of jutsu"
  bool lit = false;
  bool once = false;  ///< lit for this once, whatever is set
};

/// What a card that is pointed at shows: its face, if it may be seen.
struct CardOnTable {
  table::PlayerId owner = table::PlayerId::south;
  std::optional<CardFace> face;  ///< nothing: it lies face down
};

/// What would come of a card if it went where it is held, or why it cannot go there.
struct Foresight {
  QString text;
  QString rule;  ///< of a refusal
  bool refused = false;
  int about = -1;  ///< the card that it goes onto
};

/// Rows of the log over a table that stands still: what has just come to its end, and what the program did since.
struct StillRows {
  std::vector<LogRow> result, since;
  bool timed = false;  ///< it goes on by itself after a while
};

}  // namespace playsheet
