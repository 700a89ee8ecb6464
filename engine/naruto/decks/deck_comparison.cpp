// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/deck_comparison.h"

#include <algorithm>

namespace naruto {
namespace {

int copies_in(const std::vector<DeckEntry>& entries, const std::string& code) {
  int copies = 0;
  for (const DeckEntry& entry : entries)
    if (entry.code == code) copies += entry.count;
  return copies;
}

void compare_piles(DeckPile pile, const std::vector<DeckEntry>& before, const std::vector<DeckEntry>& after,
                   std::vector<DeckDifference>& out) {
  const auto told = [&](const std::string& code) {
    return std::any_of(out.begin(), out.end(),
                       [&](const DeckDifference& d) { return d.pile == pile && d.code == code; });
  };
  for (const auto* list : {&before, &after})
    for (const DeckEntry& entry : *list) {
      const int was = copies_in(before, entry.code);
      const int is = copies_in(after, entry.code);
      if (was != is && !told(entry.code)) out.push_back({pile, entry.code, was, is});
    }
}

}  // namespace

std::vector<DeckDifference> compare_decks(const Deck& before, const Deck& after) {
  std::vector<DeckDifference> out;
  compare_piles(DeckPile::deck, before.cards, after.cards, out);
  compare_piles(DeckPile::sideboard, before.sideboard, after.sideboard, out);
  compare_piles(DeckPile::reinforcement, before.reinforcement, after.reinforcement, out);
  return out;
}

}  // namespace naruto
