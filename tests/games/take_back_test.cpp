// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/naruto/match/record.h"
#include "engine/naruto/match/way_back.h"
#include "engine/players/random_player.h"
#include "tests/support/catalogs.h"

/// Take-back and redo of the history of a match, and where free take-back ends.
namespace playsheet::support {
namespace {

using namespace naruto;

MatchSetup setup_of_seed(std::uint64_t seed) {
  MatchSetup setup;
  setup.edition = find_edition("usa-1.3");
  setup.seats[PlayerId::south] = {"Ada", ready_deck("clones")};
  setup.seats[PlayerId::north] = {"Bruno", ready_deck("embers")};
  setup.seed = seed;
  return setup;
}

/// Plays both seats by chance until this many decisions are made, the game is over, or `until` is true.
void play_on(Match& match, players::RandomPlayer& player, std::size_t decisions, auto until) {
  while (!match.over() && match.moments().size() <= decisions && !until())
    ASSERT_FALSE(match.act(match.decider(), player.choose(match.state(), match.rules())));
}
void play_on(Match& match, players::RandomPlayer& player, std::size_t decisions) {
  play_on(match, player, decisions, [] { return false; });
}

TEST(TakeBack, FiveHundredDecisionsGoAndComeBackUnchanged) {
  std::size_t gone = 0;
  for (std::uint64_t seed = 1; gone < 500; ++seed) {
    Match match(shipped_cards(), setup_of_seed(seed));
    players::RandomPlayer player(seed);
    play_on(match, player, 500);
    const auto before = match.moments();
    const std::string written = record_of(match);
    while (match.can_undo()) {
      match.undo();
      ++gone;
      ASSERT_EQ(match.state(), before[match.moments().size() - 1].state);
      ASSERT_EQ(match.next_redo().action, before[match.moments().size()].action);
    }
    EXPECT_EQ(match.moments().size(), 1U);
    while (match.can_redo()) {
      match.redo();
      ASSERT_EQ(match.state(), before[match.moments().size() - 1].state);
    }
    EXPECT_EQ(match.moments().size(), before.size());
    EXPECT_EQ(record_of(match), written);
  }
}

TEST(TakeBack, ANewDecisionEndsRedo) {
  Match match(shipped_cards(), setup_of_seed(3));
  players::RandomPlayer player(3);
  play_on(match, player, 20);
  EXPECT_FALSE(match.can_redo());
  match.undo();
  match.undo();
  EXPECT_TRUE(match.can_redo());
  ASSERT_FALSE(match.act(match.decider(), player.choose(match.state(), match.rules())));
  EXPECT_FALSE(match.can_redo());
  const auto now = match.state();
  match.redo();  // nothing to restore: nothing happens
  EXPECT_EQ(match.state(), now);
}

/// Only what a player decides by hand is an answer: a pass that the program made goes with what was played before it.
TEST(TakeBack, APassOfTheProgramIsNoAnswer) {
  int met = 0;
  for (std::uint64_t seed = 1; seed < 12; ++seed) {
    Match match(shipped_cards(), setup_of_seed(seed));
    players::RandomPlayer player(seed);
    const auto waits = [&] {  // something was used and nothing told; the other one may answer
      const auto& last = match.moments().back();
      return match.state().choice.kind == ChoiceKind::answer && last.by != match.decider() && !last.fence;
    };
    play_on(match, player, 500, waits);
    if (match.over() || !waits()) continue;
    const PlayerId used = match.moments().back().by;
    const PlayerId asked = match.decider();
    Match by_hand = match;
    ASSERT_FALSE(by_hand.act(asked, Pass{}));
    EXPECT_FALSE(way_back(by_hand, used).free);
    EXPECT_EQ(last_by_hand(by_hand), asked);
    ASSERT_FALSE(match.act(asked, Pass{}, Press::no_stop));
    EXPECT_EQ(match.state(), by_hand.state()) << "the game is the same";
    EXPECT_EQ(last_by_hand(match), used);
    EXPECT_EQ(way_back(match, used).decisions, 2);
    EXPECT_FALSE(way_back(match, used).answered);
    met += way_back(match, used).free;
  }
  EXPECT_GT(met, 0);
}

TEST(TakeBack, ARefusedDecisionLeavesRedoAsItIs) {
  Match match(shipped_cards(), setup_of_seed(3));
  players::RandomPlayer player(3);
  play_on(match, player, 20);
  match.undo();
  ASSERT_TRUE(match.act(table::other(match.decider()), Pass{})) << "not the one who is asked";
  EXPECT_TRUE(match.can_redo());
}

TEST(TakeBack, TheDealCannotBeTakenBack) {
  Match match(shipped_cards(), setup_of_seed(3));
  EXPECT_FALSE(match.can_undo());
  match.undo();
  EXPECT_EQ(match.moments().size(), 1U);
  EXPECT_FALSE(way_back(match, PlayerId::south));
  EXPECT_FALSE(way_back(match, PlayerId::north));
}

TEST(TakeBack, ARecordTellsUndoAndRedo) {
  Match match(shipped_cards(), setup_of_seed(3));
  players::RandomPlayer player(3);
  play_on(match, player, 12);
  const std::string record = record_of(match);
  const std::string undo(kRecordUndo);
  const std::string redo(kRecordRedo);
  const Replay both = replay(record + undo + undo + undo + redo + redo, shipped_cards());
  ASSERT_FALSE(both.problem) << text_of(*both.problem, "game");
  EXPECT_EQ(both.decisions, 11);
  EXPECT_TRUE(both.match->can_redo());
  EXPECT_EQ(both.match->state(), match.moments()[11].state);
  const Replay none = replay(record + redo, shipped_cards());
  ASSERT_TRUE(none.problem);
  EXPECT_NE(none.problem->expected.find("an \"undo\" before it"), std::string::npos);
  const Replay twice = replay(record + undo + redo + redo, shipped_cards());
  EXPECT_TRUE(twice.problem);
}

// --- the fence ------------------------------------------------------------------------------------------------------

/// The last decision of this kind in random games after which the other player decides and nothing became known.
template <class A>
std::optional<bool> fence_after_handing_over() {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Match match(shipped_cards(), setup_of_seed(seed));
    players::RandomPlayer player(seed);
    play_on(match, player, 4000);
    for (const auto& moment : match.moments()) {
      if (&moment == &match.moments().front() || moment.known.any() || moment.state.over()) continue;
      if (std::holds_alternative<A>(moment.action) && moment.state.choice.player != moment.by) return moment.fence;
    }
  }
  return std::nullopt;
}

TEST(Fence, AnAnswerThatHandsTheDecisionOverIsOne) {
  EXPECT_EQ(fence_after_handing_over<Pass>(), true);
  EXPECT_EQ(fence_after_handing_over<Done>(), true);
  EXPECT_EQ(fence_after_handing_over<ChangeHand>(), true) << "a kept hand";
}

TEST(Fence, WhatMerelyOpensAWindowIsNone) {
  EXPECT_EQ(fence_after_handing_over<Play>(), false);
  EXPECT_EQ(fence_after_handing_over<Pick>(), false) << "the last card of a payment";
}

TEST(Fence, WhatBecomesKnownIsOne) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Match match(shipped_cards(), setup_of_seed(seed));
    players::RandomPlayer player(seed);
    play_on(match, player, 400);
    for (const auto& moment : match.moments()) {
      EXPECT_TRUE(moment.fence || !moment.known.any()) << to_text(moment.action);
    }
  }
}

// --- the way back of each player ------------------------------------------------------------------------------------

TEST(WayBack, TheOwnLastDecisionIsFreeUntilAFence) {
  Match match(shipped_cards(), setup_of_seed(3));
  players::RandomPlayer player(3);
  play_on(match, player, 4000, [&] { return match.moments().size() > 1 && !match.moments().back().fence; });
  const PlayerId self = match.moments().back().by;
  EXPECT_EQ(way_back(match, self).decisions, 1);
  EXPECT_TRUE(way_back(match, self).free);
  EXPECT_FALSE(way_back(match, self).answered);
  EXPECT_FALSE(way_back(match, table::other(self)).free) << "decisions of the other one would go";
}

/// Ada keeps, Bruno is asked: what Bruno takes back is Bruno's own decision, never Ada's alone.
TEST(WayBack, LeadsToTheOwnDecisionWhoeverDecidedLast) {
  Match match(shipped_cards(), setup_of_seed(3));
  players::RandomPlayer player(3);
  play_on(match, player, 60);
  for (const PlayerId self : table::kPlayers) {
    Match copy = match;
    const WayBack way = way_back(copy, self);
    ASSERT_TRUE(way);
    for (int i = 0; i < way.decisions; ++i) copy.undo();
    EXPECT_EQ(copy.next_redo().by, self);
    EXPECT_EQ(copy.decider(), self);
    const auto& moments = match.moments();
    const auto others = std::count_if(moments.end() - way.decisions, moments.end(),
                                      [&](const Match::Moment& moment) { return moment.by != self; });
    EXPECT_EQ(way.answered, others > 0);
    EXPECT_EQ(way.decisions, others + 1) << "one decision of one's own";
  }
}

TEST(WayBack, TellsWhatBecameKnown) {
  Match match(shipped_cards(), setup_of_seed(3));
  players::RandomPlayer player(3);
  play_on(match, player, 4000, [&] { return match.moments().size() > 4 && match.moments().back().known.unknown_card; });
  const WayBack way = way_back(match, match.moments().back().by);
  EXPECT_FALSE(way.free);
  EXPECT_TRUE(way.known.unknown_card);
  EXPECT_FALSE(way.known.toss);
}

TEST(WayBack, AnEndedGameIsNeverFree) {
  Match match(shipped_cards(), setup_of_seed(3));
  players::RandomPlayer player(3);
  play_on(match, player, 10);
  ASSERT_FALSE(match.act(PlayerId::north, Concede{PlayerId::north}));
  EXPECT_EQ(way_back(match, PlayerId::north).decisions, 1);
  EXPECT_FALSE(way_back(match, PlayerId::north).free);
}

}  // namespace
}  // namespace playsheet::support
