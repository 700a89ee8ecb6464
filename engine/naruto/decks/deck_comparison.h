// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/naruto/decks/construction.h"
#include "engine/naruto/decks/deck.h"

namespace naruto {

/// A card of which two decks have different numbers in a pile.
struct DeckDifference {
  DeckPile pile = DeckPile::deck;
  std::string code;
  int before = 0;
  int after = 0;
  friend bool operator==(const DeckDifference&, const DeckDifference&) = default;
};

/// What went out and what came in from one deck to another: by pile, in the order of the first deck, then new cards in
/// that of the second.
std::vector<DeckDifference> compare_decks(const Deck& before, const Deck& after);

}  // namespace naruto
