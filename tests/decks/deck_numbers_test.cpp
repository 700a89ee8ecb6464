// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <numeric>

#include "engine/naruto/decks/deck_comparison.h"
#include "engine/naruto/decks/deck_statistics.h"
#include "engine/naruto/decks/draw_odds.h"
#include "engine/naruto/decks/random_deck.h"
#include "tests/support/catalogs.h"

namespace playsheet::support {
namespace {

using namespace naruto;

const Edition& usa() { return *find_edition("usa-1.3"); }

TEST(DrawOdds, TextbookFigures) {
  EXPECT_NEAR(odds_of_drawing(50, 3, 6), 1 - 47.0 * 46 * 45 * 44 * 43 * 42 / (50.0 * 49 * 48 * 47 * 46 * 45), 1e-12);
  EXPECT_NEAR(odds_of_drawing(52, 4, 5, 4), 48.0 / 2598960, 1e-12) << "four aces in a hand of five";
  EXPECT_NEAR(odds_of_drawing(40, 1, 6), 6.0 / 40, 1e-12);
  EXPECT_DOUBLE_EQ(odds_of_drawing(50, 3, 0), 0);
  EXPECT_DOUBLE_EQ(odds_of_drawing(50, 0, 6), 0);
  EXPECT_DOUBLE_EQ(odds_of_drawing(50, 3, 50), 1);
  EXPECT_DOUBLE_EQ(odds_of_drawing(50, 3, 6, 0), 1);
  EXPECT_DOUBLE_EQ(odds_of_drawing(50, 3, 6, 4), 0) << "more than there are";
  EXPECT_DOUBLE_EQ(odds_of_drawing(-5, 3, 6), 0);
  EXPECT_DOUBLE_EQ(odds_of_drawing(5, 9, 9), 1) << "brought to what can be";
}

TEST(DrawOdds, OfAllNumbersTogetherIsOne) {
  for (int size : {1, 40, 50})
    for (int copies = 0; copies <= size; copies += 7)
      for (int drawn = 0; drawn <= size; drawn += 5) {
        double sum = 0;
        for (int n = 0; n <= drawn; ++n)
          sum += odds_of_drawing(size, copies, drawn, n) - odds_of_drawing(size, copies, drawn, n + 1);
        EXPECT_NEAR(sum, 1, 1e-9) << size << " " << copies << " " << drawn;
      }
}

TEST(DrawOdds, TheFirstPlayerSkipsTheFirstDraw) {  // N-SETUP-05, N-START-04
  EXPECT_EQ(cards_seen_by_turn(usa(), 0, true), 6);
  EXPECT_EQ(cards_seen_by_turn(usa(), 1, true), 6);
  EXPECT_EQ(cards_seen_by_turn(usa(), 1, false), 7);
  EXPECT_EQ(cards_seen_by_turn(usa(), 4, true), 9);
  Edition draws = usa();
  draws.first_draw_skipped = false;
  EXPECT_EQ(cards_seen_by_turn(draws, 1, true), 7);
}

TEST(DrawOdds, ChangedHandsAreDrawnAnew) {  // N-MULL-01
  const double six = odds_of_drawing(50, 3, 6);
  const double five = odds_of_drawing(50, 3, 5);
  const double four = odds_of_drawing(50, 3, 4);
  EXPECT_NEAR(odds_by_turn(usa(), 50, 3, 0, true, true), six + (1 - six) * five + (1 - six) * (1 - five) * four, 1e-12);
  EXPECT_NEAR(odds_by_turn(usa(), 50, 3, 3, true, false), odds_of_drawing(50, 3, 8), 1e-12);
  Edition none = usa();
  none.mulligan_count = 0;
  EXPECT_DOUBLE_EQ(odds_by_turn(none, 50, 3, 3, true, true), odds_by_turn(none, 50, 3, 3, true, false));
  for (int turn = 0; turn < 12; ++turn)
    EXPECT_LT(odds_by_turn(usa(), 50, 3, turn, false, true), odds_by_turn(usa(), 50, 3, turn + 1, false, true));
}

TEST(DeckStatistics, CountsEveryCardOnce) {
  for (const Edition& edition : editions())
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const Deck deck = *random_deck(shipped_cards(), edition, seed);
      const DeckStatistics sums = statistics_of(deck.cards, shipped_cards());
      EXPECT_EQ(sums.cards, deck.size());
      EXPECT_EQ(std::accumulate(sums.types.begin(), sums.types.end(), 0), deck.size());
      int entrance = sums.entrance_x;
      for (const auto& column : sums.entrance) entrance = std::accumulate(column.begin(), column.end(), entrance);
      const int jutsu = sums.types[static_cast<std::size_t>(CardType::jutsu)];
      EXPECT_EQ(entrance, deck.size() - jutsu);
      EXPECT_LE(std::accumulate(sums.jutsu.begin(), sums.jutsu.end(), 0), jutsu);
      EXPECT_GE(std::accumulate(sums.given.begin(), sums.given.end(), 0), deck.size()) << "a card of two counts twice";
      EXPECT_EQ(sums.unknown, 0);
    }
}

TEST(DeckStatistics, OfAListThatIsKnown) {
  // N-001 Lightning 0/0 costs; J-001 Lightning; and a code that no card has
  const auto& cards = shipped_cards();
  const auto& ninja = cards[*cards.find("N-041")];
  const auto sums = statistics_of({{"N-041", 3}, {"J-001", 2}, {"X-999", 1}}, cards);
  EXPECT_EQ(sums.cards, 6);
  EXPECT_EQ(sums.unknown, 1);
  EXPECT_EQ(sums.types, (std::array<int, 4>{3, 0, 2, 0}));
  EXPECT_EQ(sums.entrance[static_cast<std::size_t>(*ninja.entrance_cost)][0], 3);
  EXPECT_EQ(sums.combat[static_cast<std::size_t>(ninja.healthy.combat - kLowestPower)], 3);
  EXPECT_EQ(sums.support[static_cast<std::size_t>(ninja.healthy.support - kLowestPower)], 3);
  EXPECT_EQ(statistics_of({}, cards), DeckStatistics{});
}

TEST(DeckComparison, WhatWentOutAndWhatCameIn) {
  Deck before;
  before.cards = {{"N-001", 3}, {"N-002", 1}, {"J-001", 2}};
  before.sideboard = {{"J-002", 1}};
  Deck after = before;
  after.cards = {{"J-001", 2}, {"N-001", 2}, {"M-001", 1}};
  after.sideboard = {{"J-002", 1}, {"N-002", 1}};
  EXPECT_EQ(compare_decks(before, after), (std::vector<DeckDifference>{{DeckPile::deck, "N-001", 3, 2},
                                                                       {DeckPile::deck, "N-002", 1, 0},
                                                                       {DeckPile::deck, "M-001", 0, 1},
                                                                       {DeckPile::sideboard, "N-002", 0, 1}}));
  EXPECT_TRUE(compare_decks(after, after).empty());
  after.cards.push_back({"J-001", 1});  // a card that stands twice counts together
  after.cards.front().count = 1;
  EXPECT_EQ(compare_decks(before, after).size(), 4U);
}

}  // namespace
}  // namespace playsheet::support
