// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/cards_code.h"

#include <algorithm>

#include "engine/naruto/decks/formats/share_code.h"

namespace naruto {

std::string cards_code(const Deck& deck) {
  Deck plain;
  plain.cards = deck.cards;
  plain.reinforcement = deck.reinforcement;
  plain.sideboard = deck.sideboard;
  for (auto* pile : {&plain.cards, &plain.reinforcement, &plain.sideboard})
    std::sort(pile->begin(), pile->end(), [](const auto& a, const auto& b) { return a.code < b.code; });
  return share_code_of(plain);
}

}  // namespace naruto
