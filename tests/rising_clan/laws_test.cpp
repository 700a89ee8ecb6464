// SPDX-License-Identifier: GPL-3.0-or-later
// Random games of all numbers of players; the laws are listed in engine/rising_clan/laws/laws.h (R-249, R-801, R-1103,
// R-1111, R-1401).
#include "engine/rising_clan/laws/laws.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <map>

#include "engine/rising_clan/laws/balance.h"
#include "tests/rising_clan/cards_file.h"

namespace rising_clan_tests::laws_cases {
namespace {

using namespace rising_clan;

/// More of them: PLAYSHEET_GAMES=1000.
int games(int usual) {
  const char* wanted = std::getenv("PLAYSHEET_GAMES");
  return wanted == nullptr ? usual : std::atoi(wanted);
}

/// Some options, changed: games must end and laws hold with each of their values.
Options some_options(std::uint64_t seed) {
  Options options;
  table::RandomStream luck(seed, 5);
  for (int i = 0; i < 6; ++i) {
    const OptionRow& row = option_rows()[luck.below(static_cast<std::uint32_t>(option_rows().size()))];
    const auto span = static_cast<std::uint32_t>(row.most - row.least + 2);
    const std::uint32_t drawn = luck.below(span);
    const int value = drawn + 1 == span ? row.also.value_or(row.standard) : row.least + static_cast<int>(drawn);
    EXPECT_TRUE(set_option(options, row.name, value)) << row.name;
  }
  return options;
}

std::map<EndCause, int> play(int players, int n, bool with_options, int every) {
  std::map<EndCause, int> ends;
  for (int i = 0; i < n; ++i) {
    const auto seed = static_cast<std::uint64_t>(i + 100 * players);
    const Rulebook rules{&shipped_cards(), with_options ? some_options(seed) : Options{}};
    const bool chooses = players == 3 && !rules.options.three_by_lot;
    const LawReport report = check_laws(rules, {players, chooses ? i % 2 + 1 : 0, seed}, seed + 1000, every);
    EXPECT_EQ(report.broken, "");
    EXPECT_NE(report.outcome.cause, EndCause::none);
    ++ends[report.outcome.cause];
  }
  return ends;
}

TEST(RisingClanLaws, GamesOfTwoToNine) {
  std::map<EndCause, int> ends;
  for (int players = 2; players <= 9; ++players)
    for (const auto& [cause, n] : play(players, games(6), false, 24)) ends[cause] += n;
  EXPECT_GT(ends[EndCause::won], 0);
}

TEST(RisingClanLaws, GamesWithOptions) {
  for (int players = 2; players <= 9; ++players) play(players, games(3), true, 24);
}

// both ways to win are met; every number of players comes to an end.
TEST(RisingClanLaws, BalanceOfRandomPlayers) {
  int goals = 0, rivals = 0;
  for (int players = 2; players <= 9; ++players) {
    const Balance balance = measure_balance({&shipped_cards(), {}}, players, games(8), 7);
    goals += balance.by_goal;
    rivals += balance.by_rival;
    EXPECT_EQ(balance.games, games(8));
    EXPECT_GT(balance.mean_turns(), 1);
    EXPECT_LE(balance.without_winner, balance.games);
    for (RoleId role = 0; role < 9; ++role) EXPECT_GE(balance.share(role), 0.0);
    if (std::getenv("PLAYSHEET_SHOW_BALANCE") == nullptr) continue;
    std::printf("%d players: goal %d, rival %d, none %d, turns %.1f\n", players, balance.by_goal, balance.by_rival,
                balance.without_winner, balance.mean_turns());
  }
  EXPECT_GT(goals, 0);
  EXPECT_GT(rivals, 0);
}

}  // namespace
}  // namespace rising_clan_tests::laws_cases
