// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/deck_fix.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/catalogs.h"

namespace playsheet::support {
namespace {

using namespace naruto;

const Edition& rules(const char* id = "usa-1.3") { return *find_edition(id); }
/// Puts right whatever needs nobody's choice, one breach after the other.
Deck mended(Deck deck, const Edition& edition) {
  for (int i = 0; i < 20; ++i) {
    const auto breaches = check_deck(deck, shipped_cards(), edition);
    const auto found = std::find_if(breaches.begin(), breaches.end(), can_apply_fix);
    if (found == breaches.end()) break;
    EXPECT_TRUE(apply_fix(deck, *found, shipped_cards())) << text_of(*found);
  }
  return deck;
}

TEST(DeckFix, CopiesGoUntilThereAreAsManyAsAllowed) {  // N-DECK-05, N-DECK-07
  Deck deck = ready_deck("clones");
  deck.cards.push_back({"N-049", 4});
  const Deck after = mended(deck, rules());
  EXPECT_EQ(check_deck(after, shipped_cards(), rules()), check_deck(ready_deck("clones"), shipped_cards(), rules()));
  EXPECT_EQ(after.size(), 50);
}

TEST(DeckFix, SquadsMoveAndPilesThatAnEditionHasNotAreLeftAway) {  // N-DECK-02, N-SIDE-01, N-REINF-01
  Deck deck = ready_deck("clones");
  deck.cards.push_back({"N-1053", 1});
  EXPECT_EQ(mended(deck, rules()).reinforcement, (std::vector<DeckEntry>{{"N-1053", 1}}));
  deck = ready_deck("clones");
  deck.sideboard = {{"N-303", 2}};
  EXPECT_TRUE(mended(deck, rules("bandai-pt")).sideboard.empty());
}

TEST(DeckFix, UnknownCodesBecomeTheNearest) {  // N-DECK-14
  Deck deck = ready_deck("clones");
  for (DeckEntry& entry : deck.cards)
    if (entry.code == "N-041") entry.code = "n-41";
  EXPECT_TRUE(check_deck(mended(deck, rules()), shipped_cards(), rules()).empty());
}

TEST(DeckFix, WhatSomebodyHasToChooseStaysAsItIs) {  // N-DECK-01, N-DECK-03
  Deck deck = ready_deck("clones");
  deck.cards.pop_back();
  for (const auto& breach : check_deck(deck, shipped_cards(), rules())) {
    Deck same = deck;
    EXPECT_FALSE(can_apply_fix(breach));
    EXPECT_FALSE(apply_fix(same, breach, shipped_cards()));
    EXPECT_EQ(same, deck);
  }
}

}  // namespace
}  // namespace playsheet::support
