// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/tournament/journal/command.h"

/// Deck checks (T-P27): whose deck is looked at, what a finding is called, and what follows from it (T-901 to T-904).
/// The rules of decks are those of the game (T-300): here are their results alone.
namespace tournament {

/// Whose deck is looked at in a spot check of the last round (T-P27): `count` of those who play, by lot, by number. The
/// lots of a round are the same whoever asks; a player whose deck was checked stays in.
std::vector<EntryId> propose_deck_checks(const Event& event, int count);

/// What a deck check found.
struct DeckFinding {
  bool list_illegal = false;
  bool deck_illegal = false;       ///< the deck on the table, with its sideboard
  bool deck_differs = false;       ///< from the list, the sideboard left aside
  bool sideboard_differs = false;  ///< from the list
};
/// What the rules call it (T-901 to T-903); nothing if all is well. `begun`: round 1 has opened: a deck that is as
/// illegal as its list is no slip of the pen then.
std::optional<Infraction> infraction_of(const DeckFinding& finding, bool begun);
/// The grade for a deck that is not what it should be (T-901 to T-904): `during` a game, and not before the next one.
/// Of the four infractions that speak of decks.
Grade penalty_for_deck(Infraction infraction, bool begun, bool during);

/// A deck as the game's module writes and judges it.
struct CheckedDeck {
  std::string list;
  std::vector<std::string> breaches;
};
/// What is written of the deck after a check; without an infraction nothing changes. After T-901 the list becomes what
/// is in the deck, else the deck goes back to the list; after T-903 there is no sideboard any more once round 1 is
/// open.
CheckDeck after_deck_check(const Event& event, EntryId entry, std::optional<Infraction> infraction,
                           const CheckedDeck& listed, const CheckedDeck& found);

}  // namespace tournament
