// SPDX-License-Identifier: GPL-3.0-or-later
// A game with its history: taking back and restoring (G-U20, G-R43).
#include <gtest/gtest.h>

#include <algorithm>
#include <variant>

#include "tests/gormiti/matches.h"

namespace gormiti_tests::match_cases {
namespace {

using namespace gormiti;

constexpr PlayerId A = PlayerId::south;
constexpr PlayerId B = PlayerId::north;

/// Whoever is asked takes the first answer that is allowed.
void decide(Match& match, table::Press press = table::Press::by_hand) {
  const auto options = match.options(match.decider());
  const auto first = std::find_if(options.begin(), options.end(), [](const Option& each) { return each.allowed(); });
  ASSERT_NE(first, options.end());
  EXPECT_FALSE(match.act(match.decider(), first->action, press));
}

/// Both have chosen their Heroes and cut (G-D01, G-D02); the first turn has begun, its card is drawn.
Match begun(std::uint64_t seed = 3) {
  Match match(shipped_cards(), match_setup(Mode::strategic, seed));
  while (match.state().question.kind != QuestionKind::strategic) decide(match);
  return match;
}

TEST(GormitiMatch, ARefusedDecisionIsNotRemembered) {
  Match match = begun();
  const auto before = match.state();
  const std::size_t decisions = match.moments().size();
  const PlayerId other = table::other(match.decider());
  const Refusal refusal = match.act(other, EndTurn{});
  EXPECT_EQ(refusal.code, RefusalCode::not_your_decision);
  EXPECT_EQ(match.moments().size(), decisions);
  EXPECT_EQ(match.state(), before);
}

TEST(GormitiMatch, TakesBackAndRestores) {
  Match match = begun();
  const auto before = match.state();
  EXPECT_FALSE(match.act(match.decider(), EndTurn{}));
  const auto after = match.state();
  match.undo();
  EXPECT_EQ(match.state(), before);
  ASSERT_TRUE(match.can_redo());
  match.redo();
  EXPECT_EQ(match.state(), after);
  EXPECT_FALSE(match.can_redo());
  match.undo();
  EXPECT_FALSE(match.act(match.decider(), Concede{}));  // another decision: what was taken back is gone
  EXPECT_FALSE(match.can_redo());
}

TEST(GormitiMatch, TheDealCannotBeTakenBack) {
  Match match(shipped_cards(), match_setup(Mode::strategic, 1));
  EXPECT_FALSE(match.can_undo());
  EXPECT_FALSE(table::way_back(match, A));
  match.undo();
  EXPECT_EQ(match.moments().size(), 1U);
}

/// G-U20: what made nothing known to who decided is free; a card drawn is not.
TEST(GormitiMatch, KnowledgeIsAFence) {
  Match match(shipped_cards(), match_setup(Mode::strategic, 3));
  decide(match);  // the Hero, covered (G-402)
  EXPECT_TRUE(match.can_undo_freely());
  EXPECT_EQ(table::way_back(match, A), (table::WayBack{1, true, false}));
  decide(match);  // both Heroes are shown now (G-U01)
  EXPECT_FALSE(match.can_undo_freely());
  EXPECT_EQ(table::way_back(match, A), (table::WayBack{2, false, true}));
  EXPECT_EQ(table::way_back(match, B), (table::WayBack{1, false, false}));
  EXPECT_EQ(table::last_by_hand(match), B);
}

/// The other has decided: the own decision before it goes only with consent, whatever became known (G-R43).
TEST(GormitiMatch, TheOtherPlayersDecisionIsAFence) {
  Match match = begun();
  const PlayerId first = match.decider();
  EXPECT_FALSE(match.act(first, EndTurn{}));
  EXPECT_FALSE(match.act(table::other(first), EndTurn{}));
  const auto way = table::way_back(match, first);
  EXPECT_TRUE(way.answered);
  EXPECT_FALSE(way.free);
  EXPECT_EQ(way.decisions, 2U);
}

/// A game that is over is taken back only with consent (G-U20).
TEST(GormitiMatch, TheEndIsAFence) {
  Match match = begun();
  const PlayerId loser = match.decider();
  EXPECT_FALSE(match.act(loser, Concede{}));
  EXPECT_TRUE(match.over());
  EXPECT_FALSE(match.can_undo_freely());
  EXPECT_EQ(table::way_back(match, loser), (table::WayBack{1, false, false}));
  match.undo();
  EXPECT_FALSE(match.over());
}

/// G-U10: hands and decks stay hidden; G-U03: a shuffle and a cut tell nothing.
TEST(GormitiMatch, TheEndShowsNoHand) {
  Match match = begun();
  const auto cut = std::find_if(match.moments().begin(), match.moments().end(), [](const auto& moment) {
    return !moment.deal && std::holds_alternative<Cut>(moment.action);
  });
  ASSERT_NE(cut, match.moments().end());
  EXPECT_EQ(cut->known, Disclosed{});
  EXPECT_FALSE(match.act(match.decider(), Concede{}));
  for (const PlayerId player : table::kPlayers) {
    const auto& other = match.view(player).players[table::other(player)];
    EXPECT_TRUE(other.hand.empty());
    EXPECT_TRUE(other.deck_list.empty());
    EXPECT_GE(other.hand_count, 5U);
  }
}

/// Passes that the program makes for a player are none of the player's decisions; nothing else can be one.
TEST(GormitiMatch, PressesOfTheProgram) {
  Match match = played(Mode::strategic, 5, 0);
  RandomPlayer player(5);
  while (!match.over() && match.state().question.kind != QuestionKind::play_move)
    EXPECT_FALSE(match.act(match.decider(), player.choose(match.state(), match.rules())));
  ASSERT_FALSE(match.over());
  const PlayerId by = match.decider();
  const auto way = table::way_back(match, by);
  EXPECT_FALSE(match.act(by, Pass{}, table::Press::no_stop));
  EXPECT_EQ(match.moments().back().press, table::Press::no_stop);
  EXPECT_EQ(table::way_back(match, by).decisions, way ? way.decisions + 1 : 0U);
  decide(match, table::Press::until_phase);
  EXPECT_TRUE(match.moments().back().press == table::Press::by_hand ||
              std::holds_alternative<Pass>(match.moments().back().action));
}

/// A chance taken back and repeated in the same state has the same result (G-U20, G-111).
TEST(GormitiMatch, ChanceIsNotDrawnAnew) {
  Match match = played(Mode::strategic, 9, 30);
  const auto after = match.state();
  const auto last = match.moments().back();
  match.undo();
  EXPECT_FALSE(match.act(last.by, last.action));
  EXPECT_EQ(match.state(), after);
}

TEST(GormitiMatch, GoesOnFromAPositionAndFromAHistory) {
  const Match match = played(Mode::quick, 2, 5);
  Match from_position(shipped_cards(), match.setup(), match.state());
  EXPECT_EQ(from_position.state(), match.state());
  EXPECT_FALSE(from_position.can_undo());
  Match from_history(shipped_cards(), match.setup(), match.moments());
  EXPECT_EQ(from_history.state(), match.state());
  EXPECT_TRUE(from_history.can_undo());
  EXPECT_EQ(from_history.view(A), match.view(A));
}

}  // namespace
}  // namespace gormiti_tests::match_cases
