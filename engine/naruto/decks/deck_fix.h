// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/decks/construction.h"

namespace naruto {

/// Whether a breach can be put right without anybody choosing a card.
bool can_apply_fix(const DeckViolation& violation);

/// Puts it right, as `fix` says: copies go from the end of the pile, cards move, piles are left away, an unknown code
/// becomes the first of those that may be meant. False, and nothing changes, if somebody has to choose.
bool apply_fix(Deck& deck, const DeckViolation& violation, const Catalog& catalog);

/// Where somebody has to choose: the cards of the pile of which copies could go, in the order of the deck. Empty where
/// there is nothing to choose, or where cards are lacking.
std::vector<DeckEntry> cards_that_could_go(const Deck& deck, const DeckViolation& violation, const Catalog& catalog);

}  // namespace naruto
