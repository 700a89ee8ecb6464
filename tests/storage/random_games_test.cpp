// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/random_games.h"

#include <gtest/gtest.h>

#include <atomic>

#include "engine/naruto/editions/edition.h"
#include "tests/support/catalogs.h"

namespace playsheet {
namespace {

class RandomGamesTest : public testing::Test {
 protected:
  static RandomGames games_of(const naruto::Catalog& cards, int how_many, unsigned at_a_time) {
    const naruto::Edition* edition = naruto::find_edition("panini");
    RandomGames games{{&cards, edition}, edition};
    games.games = how_many;
    games.at_a_time = at_a_time;
    return games;
  }
};

TEST_F(RandomGamesTest, ComeToTheSameHoweverManyAtATime) {
  const auto alone = play(games_of(support::all_cards(), 50, 1));
  EXPECT_EQ(alone.problem, "");
  EXPECT_EQ(alone.tally.games, 50);
  EXPECT_EQ(alone.tally.wins[naruto::PlayerId::south] + alone.tally.wins[naruto::PlayerId::north], 50);
  EXPECT_GT(alone.tally.decisions, 50U * 20U);
  for (const unsigned threads : {2U, 3U, 64U}) {
    const auto together = play(games_of(support::all_cards(), 50, threads));
    EXPECT_EQ(together.tally.signature, alone.tally.signature) << threads << " at a time";
    EXPECT_EQ(together.tally.decisions, alone.tally.decisions);
    EXPECT_EQ(together.tally.turns, alone.tally.turns);
  }
}

TEST_F(RandomGamesTest, AreOthersFromAnotherSeed) {
  RandomGames other = games_of(support::all_cards(), 20, 2);
  const auto first = play(other);
  other.seed = 1000;
  EXPECT_NE(play(other).tally.signature, first.tally.signature);
}

TEST_F(RandomGamesTest, KeepTheLawsWhenTheyAreAsked) {
  RandomGames games = games_of(support::all_cards(), 20, 2);
  const auto unasked = play(games);
  games.laws = true;
  const auto asked = play(games);
  EXPECT_EQ(asked.problem, "");
  EXPECT_EQ(asked.tally.signature, unasked.tally.signature) << "looking changes nothing";
}

/// Those that were played to their end are told, the first of them without a gap.
TEST_F(RandomGamesTest, StopWhenTheyAreTold) {
  for (const unsigned threads : {1U, 3U}) {
    RandomGames games = games_of(support::all_cards(), 100000, threads);
    std::atomic<int> asked{0};
    games.stop = [&asked] { return ++asked > 60; };
    const auto end = play(games);
    EXPECT_EQ(end.problem, "");
    EXPECT_GT(end.played, 0);
    EXPECT_LT(end.played, 100);
    EXPECT_GT(end.tally.games, 0);
    EXPECT_LE(end.tally.games, end.played);
    EXPECT_EQ(end.tally.signature, play(games_of(support::all_cards(), end.tally.games, 2)).tally.signature);
  }
}

TEST_F(RandomGamesTest, NeedEnoughCardsForADeck) {
  const naruto::Catalog empty;
  const auto end = play(games_of(empty, 100, 2));
  EXPECT_EQ(end.problem, "there are not enough automated cards for a deck of panini");
  EXPECT_EQ(end.tally.games, 0) << "nothing is counted of a run with a problem";
}

}  // namespace
}  // namespace playsheet
