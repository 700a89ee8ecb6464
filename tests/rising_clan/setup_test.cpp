// SPDX-License-Identifier: GPL-3.0-or-later
// Set-up, what is told and disclosed, points, R-1112, R-1113; examples R-E26, R-E27, R-E33, R-E51.
#include <gtest/gtest.h>

#include "tests/rising_clan/board.h"

namespace rising_clan_tests::setup_cases {
namespace {

// R-E51, R-801, R-804, R-805: exactly one hunts the other.
TEST(RisingClanSetup, E51TwoPlayerSetUp) {
  const Rulebook rules{&shipped_cards(), {}};
  for (std::uint64_t seed = 1; seed < 30; ++seed) {
    const GameState s = new_game(rules, {2, 0, seed});
    EXPECT_EQ(s.advantage_deck.size() + s[A].hand.size() + s[B].hand.size(), 50U);
    EXPECT_EQ(s.event_deck.size(), 61U);
    EXPECT_EQ(s.disadvantage_deck.size(), 36U);
    const auto two = [&](SeatId seat) { return rules.cards->roles()[s[seat].role].two; };
    EXPECT_NE(two(A) == s[B].role, two(B) == s[A].role) << seed;
    EXPECT_EQ(s[A].substitutions, 1);
    EXPECT_TRUE(rules.cards->goals()[s[A].goal].two);
  }
}

// R-F03.
TEST(RisingClanSetup, SetUpIsChecked) {
  const Rulebook rules{&shipped_cards(), {}};
  const std::vector<rising_clan::Setup> wrong{{1, 0, 1}, {10, 0, 1}, {3, 0, 1}, {3, 3, 1}, {4, 1, 1}};
  for (const auto& setup : wrong) {
    EXPECT_EQ(check_setup(rules, setup).code, RefusalCode::setup);
    EXPECT_EQ(new_game(rules, setup).outcome.cause, EndCause::no_game);
  }
  const GameState s = new_game(rules, {3, 2, 5});
  for (const SeatId seat : {A, B, C}) EXPECT_EQ(rules.cards->roles()[s[seat].role].group, 2);
}

// R-1112, R-1113: a draw is told without its card; a look forbids taking back freely.
TEST(RisingClanSetup, WhatIsToldAndDisclosed) {
  Board b(4);
  const CardId supplies = b.hand(A, "A31");
  const GameState before = b.state;
  b.act(A, Use{supplies, 0});
  const auto hidden = [&](SeatId viewer) {
    int n = 0;
    for (const Event& event : told(b.events, before, b.rules.options, viewer))
      if (const auto* moved = std::get_if<CardMoved>(&event)) n += moved->card == kNoCard ? 1 : 0;
    return n;
  };
  EXPECT_EQ(hidden(A), 0);
  EXPECT_EQ(hidden(B), 2);
  const Disclosed made = disclosed(before, b.state, b.events);
  EXPECT_TRUE(made.learned.has(A));
}

// R-E26, R-E27, R-E28, R-E33, R-10: points without a game.
TEST(RisingClanSetup, Scoring) {
  Board b(4);
  for (const char* id : {"E01", "E02", "E03", "E04"}) b.conquered(C, id);
  for (const char* id : {"E01", "E02", "E03", "E04"}) b.conquered(A, id);
  for (const char* id : {"E04", "E05", "E07", "E08", "E09"}) b.conquered(B, id);
  for (const char* id : {"E05", "E07"}) b.conquered(D, id);
  b.status(B, "S10");
  b.state.outcome.cause = EndCause::won;
  b.state.outcome.by_goal = SeatSet::of(C);
  const Score points = score({b.state, b.rules}, {});
  EXPECT_EQ(points.gain[C], 35);
  EXPECT_EQ(points.gain[A], 20);
  EXPECT_EQ(points.gain[B], 27);
  EXPECT_EQ(points.gain[D], 0);
}

}  // namespace
}  // namespace rising_clan_tests::setup_cases
