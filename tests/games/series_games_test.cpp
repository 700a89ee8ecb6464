// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <set>

#include "engine/naruto/match/match.h"
#include "engine/table/series.h"

/// A match of several games, whichever game it is.
namespace playsheet::support {
namespace {

using table::GameLine;
using table::PlayerId;
using Series = table::SeriesGames<naruto::EndReason>;

Series after(std::initializer_list<std::optional<PlayerId>> winners) {
  Series series{3, 31, {}};
  for (const auto& winner : winners)
    series.games.push_back({winner, naruto::EndReason::concession, PlayerId::north, series.next_seed()});
  return series;
}

TEST(SeriesGames, WhoeverWinsTwoOfThreeWinsTheMatch) {
  using enum PlayerId;
  EXPECT_FALSE(after({}).over());
  EXPECT_FALSE(after({south}).over());
  EXPECT_TRUE(after({south, south}).over());
  EXPECT_FALSE(after({south, north}).over());
  EXPECT_EQ(after({south, north, north}).winner(), north);
  EXPECT_EQ(after({south, north, north}).wins(south), 1);
}

TEST(SeriesGames, ADrawCountsForNobodyAndIsPlayedOnceMore) {
  using enum PlayerId;
  EXPECT_FALSE(after({south, std::nullopt}).over());
  EXPECT_TRUE(after({south, std::nullopt, south}).over());
  EXPECT_FALSE(after({std::nullopt, std::nullopt, std::nullopt}).over());
  EXPECT_EQ(after({std::nullopt, north, std::nullopt, south, south}).winner(), south);
}

/// It comes to an end all the same; whoever is ahead then has won, or nobody.
TEST(SeriesGames, AMatchOfDrawsIsOverAtLast) {
  Series series = after({});
  for (std::size_t i = 0; i < table::kMostGamesOfASeries; ++i) {
    EXPECT_FALSE(series.over()) << i;
    series.games.push_back({.seed = series.next_seed()});
  }
  EXPECT_TRUE(series.over());
  EXPECT_EQ(series.winner(), std::nullopt);
  series.games.front().winner = PlayerId::north;
  EXPECT_EQ(series.winner(), PlayerId::north);
}

TEST(SeriesGames, AMatchOfOneGameIsOverWithIt) {
  Series series{1, 31, {}};
  EXPECT_FALSE(series.over());
  series.games.push_back({});
  EXPECT_TRUE(series.over()) << "a draw, too, is its end";
}

TEST(SeriesGames, EachGameHasASeedOfItsOwnThatFollowsFromTheFirst) {
  std::set<std::uint64_t> seeds;
  for (std::size_t game = 0; game < 6; ++game) seeds.insert(table::seed_of_game(31, game));
  EXPECT_EQ(seeds.size(), 6U);
  EXPECT_EQ(table::seed_of_game(31, 0), 31U);
  EXPECT_EQ(after({PlayerId::south}).next_seed(), table::seed_of_game(31, 1));
}

/// What is written is read back, and nothing else is read.
TEST(SeriesGames, AGameIsALineOfARecord) {
  using enum PlayerId;
  for (const GameLine& game : {GameLine{south, "rewards", north, 1}, GameLine{{}, "quiet", {}, ~std::uint64_t{0}}})
    EXPECT_EQ(table::read_game_line(table::line_of(game)), game) << table::line_of(game);
  for (const char* line :
       {"", "game", "game winner=south", "game winner=south reason= starter=north seed=1",
        "game winner= reason=rewards starter=north seed=1", "game winner=south reason=rewards starter=north seed=",
        "game winner=south reason=rewards starter=north seed=-1", "game winner=south reason=rewards seed=1",
        "game winner=South reason=rewards starter=north seed=1",
        "game winner=south reason=rewards starter=north seed=1 ",
        "game winner=south reason=rewards starter=north seed=1 x",
        "game winner=south reason=rewards starter=north seed=18446744073709551616"})
    EXPECT_FALSE(table::read_game_line(line)) << line;
  EXPECT_EQ(table::read_series_line("series 3 seed 31")->seed, 31U);
  for (const char* line : {"series 3", "series 2 seed 31", "series 3 seed x", "series 3 seed 31 more", "series"})
    EXPECT_FALSE(table::read_series_line(line)) << line;
}

}  // namespace
}  // namespace playsheet::support
