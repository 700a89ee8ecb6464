// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/story.h"

#include <gtest/gtest.h>

#include "engine/players/random_player.h"
#include "tests/support/catalogs.h"

/// What is told of a game when it is over, on whole games: against the states of the game itself.
namespace playsheet::support {
namespace {

using namespace naruto;

Match play(const std::string& south, const std::string& north, std::uint64_t seed) {
  MatchSetup setup;
  setup.edition = find_edition("usa-1.3");
  setup.seats[PlayerId::south] = {"Ada", ready_deck(south)};
  setup.seats[PlayerId::north] = {"Bruno", ready_deck(north)};
  setup.seed = seed;
  Match match(shipped_cards(), std::move(setup));
  players::RandomPlayer player(seed);
  while (!match.over()) EXPECT_FALSE(match.act(match.decider(), player.choose(match.state(), match.rules())));
  return match;
}

int rewards(const GameState& state, PlayerId player) { return static_cast<int>(state[player].rewards.size()); }

// N-WIN-01
TEST(Story, CountsTheRewardsOfEachTurnAsTheyStood) {
  int turns = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const Match match = play("clones", "embers", seed);
    const GameStory story = story_of(match);
    ASSERT_FALSE(story.turns.empty());
    EXPECT_EQ(story.turns.back().number, match.state().turn) << seed;
    for (const PlayerId player : table::kPlayers)
      EXPECT_EQ(story.turns.back().rewards[player], rewards(match.state(), player)) << seed;
    // When the draw of a turn has been made, what the turn before ended with stands on the table.
    for (const Match::Moment& moment : match.moments()) {
      if (moment.state.step != Step::mission || moment.state.turn < 2) continue;
      const StoryTurn& before = story.turns[static_cast<std::size_t>(moment.state.turn) - 2];
      const StoryTurn& now = story.turns[static_cast<std::size_t>(moment.state.turn) - 1];
      for (const PlayerId player : table::kPlayers) {
        const int there = rewards(moment.state, player);
        EXPECT_GE(there, std::min(before.rewards[player], now.rewards[player])) << seed << " turn " << before.number;
        EXPECT_LE(there, std::max(before.rewards[player], now.rewards[player])) << seed << " turn " << before.number;
      }
    }
    turns += static_cast<int>(story.turns.size());
  }
  EXPECT_GT(turns, 100);
}

TEST(Story, TheTurnThatDecidedIsThatFromWhichTheWinnerWasAhead) {
  int taken = 0, never_behind = 0, by_a_team = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const Match match = play(seed % 2 == 0 ? "mist" : "clones", "fangs", seed);
    const GameStory story = story_of(match);
    const PlayerId winner = match.state().winner, loser = table::other(winner);
    const auto ahead = [&](std::size_t i) { return story.turns[i].rewards[winner] > story.turns[i].rewards[loser]; };
    if (!ahead(story.turns.size() - 1)) {
      EXPECT_FALSE(story.turning) << seed;
      EXPECT_EQ(match.state().end == EndReason::rewards && rewards(match.state(), loser) < 10, false) << seed;
      continue;
    }
    ASSERT_TRUE(story.turning) << seed;
    const Turning& turning = *story.turning;
    EXPECT_GE(turning.gained, 1);
    for (std::size_t i = turning.turn; i < story.turns.size(); ++i) EXPECT_TRUE(ahead(i)) << seed;
    if (turning.lead_taken) {
      ++taken;
      ASSERT_GT(turning.turn, 0U);
      EXPECT_FALSE(ahead(turning.turn - 1)) << seed;
      EXPECT_GT(story.turns[turning.turn - 1].rewards[loser], 0) << seed;
    } else {
      ++never_behind;
    }
    if (turning.head == kNoCard) continue;
    ++by_a_team;
    EXPECT_EQ(story.turns[turning.turn].active, winner) << seed;
    EXPECT_EQ(match.state()[turning.head].owner, winner) << seed;
  }
  EXPECT_GT(taken, 0);
  EXPECT_GT(never_behind, 0);
  EXPECT_GT(by_a_team, 5);
}

/// Of a game that ends before anybody has a reward nothing decided.
TEST(Story, AGameGivenUpAtOnceHasNoTurnThatDecided) {
  MatchSetup setup;
  setup.edition = find_edition("usa-1.3");
  setup.seats[PlayerId::south] = {"Ada", ready_deck("clones")};
  setup.seats[PlayerId::north] = {"Bruno", ready_deck("embers")};
  setup.seed = 7;
  Match match(shipped_cards(), std::move(setup));
  EXPECT_TRUE(story_of(match).turns.empty()) << "still before the first turn";
  ASSERT_FALSE(match.act(PlayerId::south, Concede{}));
  EXPECT_FALSE(story_of(match).turning);
}

}  // namespace
}  // namespace playsheet::support
