// SPDX-License-Identifier: GPL-3.0-or-later
// Taking back at a table of more than two: R-1113.
#include "engine/rising_clan/match/take_back.h"

#include <gtest/gtest.h>

#include "tests/rising_clan/board.h"

namespace rising_clan_tests::take_back_cases {
namespace {

/// A match that begins where the board stands.
Match match_from(const Board& b) {
  MatchSetup setup = match_of(b.state.seats, 0, 1);
  setup.options = b.rules.options;
  return {*b.rules.cards, setup, b.state};
}

void act(Match& match, SeatId by, const Action& action) { ASSERT_FALSE(match.act(by, action)) << to_text(action); }

// R-1113: what has shown nothing and asked no die is free, and so is going back over several such decisions.
TEST(RisingClanTakeBack, FreeWhereNothingWasLearned) {
  Board b(4);
  const CardId blade = b.hand(A, "A06"), visor = b.hand(A, "A15");
  Match match = match_from(b);
  EXPECT_FALSE(match.can_undo());
  act(match, A, Give{B, visor});
  EXPECT_TRUE(match.moments().back().known.learned.empty());
  EXPECT_TRUE(match.can_undo_freely());
  EXPECT_TRUE(consent_to_take_back(match, 1, A).empty());
  act(match, A, Done{});
  act(match, A, Play{blade, {}});  // all see which card it is
  EXPECT_FALSE(match.can_undo_freely());
  EXPECT_EQ(consent_to_take_back(match, 1, A), SeatSet::of(B).with(C).with(D));
}

// R-1113: who has looked has to agree, and nobody else.
TEST(RisingClanTakeBack, WhoHasLearnedSomethingAgrees) {
  Board b(4);
  b.clan(A, "SAI");
  b.status(A, "S07");
  b.hand(B, "A31");
  Match match = match_from(b);
  const CardId status = b.state[A].status.front();
  act(match, A, Use{status, 0, B, 0});  // looks at a hand
  EXPECT_EQ(match.moments().back().known.learned, SeatSet::of(A));
  EXPECT_FALSE(match.can_undo_freely());
  EXPECT_TRUE(consent_to_take_back(match, 1, A).empty());  // only himself: he asks
  EXPECT_EQ(consent_to_take_back(match, 1, C), SeatSet::of(A));
}

// R-1113: a die is seen by all. An eliminated player is not asked.
TEST(RisingClanTakeBack, AfterADieAllAgree) {
  Board b(4);
  b.state.players[D].in_game = false;
  b.hand(A, "A31");
  b.to_action();
  b.dice({2});
  Match match = match_from(b);
  act(match, A, Attack{B});
  while (match.state().question.kind == QuestionKind::window) act(match, match.decider(), Pass{});
  EXPECT_EQ(consent_to_take_back(match, match.moments().size() - 1, A), SeatSet::of(B).with(C));
}

// R-1113: and whose own decision goes.
TEST(RisingClanTakeBack, WhoseDecisionsGoAgree) {
  Board b(4);
  b.hand(B, "A31");
  Match match = match_from(b);
  act(match, B, AskToAct{});
  act(match, B, Pass{});
  EXPECT_TRUE(match.can_undo_freely());
  EXPECT_EQ(consent_to_take_back(match, 2, A), SeatSet::of(B));
  EXPECT_TRUE(consent_to_take_back(match, 2, B).empty());
  const GameState now = match.state();
  match.undo();
  match.undo();
  EXPECT_EQ(match.state(), b.state);
  match.redo();
  match.redo();
  EXPECT_EQ(match.state(), now);
}

}  // namespace
}  // namespace rising_clan_tests::take_back_cases
