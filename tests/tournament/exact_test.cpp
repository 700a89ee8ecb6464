// SPDX-License-Identifier: GPL-3.0-or-later
// The matching against a search over all pairings (T-555, T-556), and its proof (T-554).
#include <cstdlib>
#include <functional>

#include "engine/tournament/laws/laws.h"
#include "engine/tournament/laws/organiser.h"
#include "engine/tournament/pairing/look_ahead.h"
#include "engine/tournament/pairing/matching.h"
#include "engine/tournament/words/lots.h"
#include "tests/tournament/hall.h"

namespace tournament_tests::exact_cases {
namespace {

/// More of them: PLAYSHEET_EVENTS=10000.
int events(int usual) {
  const char* wanted = std::getenv("PLAYSHEET_EVENTS");
  return wanted == nullptr ? usual : std::atoi(wanted);
}

/// The cheapest of all pairings, at all levels, by trying them (at most 10,395).
Pairing cheapest_by_trying(const PairingProblem& problem) {
  Pairing best;
  bool first = true;
  for_each_pairing(static_cast<int>(problem.players.size()), [&](const std::vector<std::pair<int, int>>& places) {
    Tables tables;
    Cost cost;
    for (const auto& [i, j] : places) {
      tables.emplace_back(problem.players[static_cast<std::size_t>(i)].id,
                          j < 0 ? kBye : problem.players[static_cast<std::size_t>(j)].id);
      cost += table_cost(problem, i, j);
    }
    if (problem.ahead > 0) cost = cost_of(problem, tables);
    if (first || is_cheaper(problem, cost, best.cost)) best = {tables, cost};
    first = false;
  });
  return best;
}

/// A problem as any event could have it, and worse: points, meetings and floats at random.
PairingProblem some_problem(std::uint64_t seed) {
  table::RandomStream luck(seed, 77);
  const auto n = 2 + luck.below(9);
  PairingProblem problem;
  problem.seed = seed;
  problem.round = 3;
  for (std::uint32_t i = 0; i < n; ++i)
    problem.players.push_back({static_cast<EntryId>(i) + 1, static_cast<int>(3 * luck.below(4) + luck.below(2)),
                               static_cast<int>(luck.below(4) / 3), luck.below(3) == 0, luck.below(3) == 0,
                               static_cast<int>(i)});
  problem.has_bye = n % 2 != 0;
  problem.bye_draws_late = luck.below(4) == 0;
  problem.keeps_tables = luck.below(4) == 0;
  for (std::uint32_t i = 0; i + 1 < n; i += 2) problem.published.emplace_back(i + 1, i + 2);
  problem.met.assign(n, std::vector<int>(n, 0));
  problem.lots = problem.met;
  for (std::uint32_t i = 0; i < n; ++i)
    for (std::uint32_t j = i + 1; j < n; ++j) {
      problem.met[i][j] = problem.met[j][i] = luck.below(3) == 0 ? 1 + static_cast<int>(luck.below(2)) : 0;
      problem.lots[i][j] = problem.lots[j][i] = static_cast<int>(luck.below(1U << 24U));
    }
  return problem;
}

TEST(Exact, TheMatchingIsTheCheapestOfAllPairings_T556) {
  for (int seed = 0; seed < events(2000); ++seed) {
    const PairingProblem problem = some_problem(static_cast<std::uint64_t>(seed));
    const auto found = pair_cheapest(problem);
    ASSERT_TRUE(found) << seed;
    const Pairing best = cheapest_by_trying(problem);
    EXPECT_EQ(found->cost, best.cost) << seed;
    EXPECT_EQ(found->tables.size(), best.tables.size());
  }
}

TEST(Exact, AFalseMatchingHasNoProof_T554) {
  std::vector<std::vector<Wide>> cost(6, std::vector<Wide>(6, 0));
  for (int u = 0; u < 6; ++u)
    for (int v = 0; v < 6; ++v) cost[u][v] = 10 + (u - v) * (u - v);
  Matching matching = match_cheapest(cost);
  EXPECT_TRUE(is_proved(cost, matching));
  Matching dear = matching;
  dear.partner = {5, 4, 3, 2, 1, 0};
  EXPECT_FALSE(is_proved(cost, dear));
  Matching twice = matching;
  twice.partner[0] = twice.partner[1];
  EXPECT_FALSE(is_proved(cost, twice));
  Matching raised = matching;
  raised.potential[0] += 1;
  EXPECT_FALSE(is_proved(cost, raised));
  cost[0][5] = cost[5][0] = -100;  // another graph
  EXPECT_FALSE(is_proved(cost, matching));
}

TEST(Exact, AHundredAndTwentyEightPlayersFitAndAreProved_T552) {
  const Simulated event = simulate({128, 5, Type::swiss, false, {}});
  ASSERT_TRUE(event.refused.empty()) << event.refused.front();
  Event state = event.journal.event();
  std::erase_if(state.rounds, [](const Round& round) { return round.stage != Stage::swiss; });
  state.cut.reset();
  for (Entry& entry : state.entries) entry.group = 0;  // all in one group, and nobody has begun
  state.rounds.back().state = RoundState::published;
  for (Match& match : state.rounds.back().matches) match.score.reset();
  for (const PairingProblem& problem : problems_of(state, 4, How::repair)) {
    int bits = 0;
    for (const int width : level_widths(problem)) bits += width;
    EXPECT_LT(bits, 118);
    EXPECT_GT(bits, 60);
    EXPECT_EQ(problem.players.size(), 128U);
    EXPECT_TRUE(pair_cheapest(problem));
  }
}

/// Plays all results of all rounds from here (wins only): each round is paired as the search over all pairings says,
/// and the laws hold. Gives the number of rounds that were paired.
int play_all_results(const Hall& before, bool clean) {
  Hall hall = before;
  if (hall.proposed() == "rounds_done") return 0;
  if (!hall.event().rounds.empty()) {
    const auto problem = problems_of(hall.event(), static_cast<int>(hall.event().rounds.size()) + 1, How::paired).at(0);
    const auto found = pair_cheapest(problem);
    if (!found) ADD_FAILURE() << "not proved";
    if (!found) return 0;
    EXPECT_EQ(found->cost, cheapest_by_trying(problem).cost);
    if (clean) {
      EXPECT_EQ(found->cost[Level::rematches], 0);
      EXPECT_EQ(found->cost[Level::second_byes], 0);
    }
  }
  hall.pair();
  std::vector<Match> tables = hall.event().rounds.back().matches;
  std::erase_if(tables, [](const Match& match) { return match.is_bye(); });
  int rounds = 1;
  for (unsigned pattern = 0; pattern < 1U << tables.size(); ++pattern) {
    Hall next = hall;
    for (std::size_t i = 0; i < tables.size(); ++i)
      next.win(std::string(1, Hall::name((pattern >> i & 1U) != 0 ? tables[i].b : tables[i].a)));
    rounds += play_all_results(next, clean);
  }
  return rounds;
}

TEST(Exact, AllResultsOfFourFiveAndSixPlayers_T556) {
  // With the look-ahead no rematch and no second bye is left in the rounds that are planned (T-533).
  EXPECT_EQ(play_all_results(Hall(4), true), 1 + 4 + 16);
  EXPECT_EQ(play_all_results(Hall(5), true), 1 + 4 + 16 + 64);
  EXPECT_EQ(play_all_results(Hall(6), true), 1 + 8 + 64 + 512);
  for (const int players : {4, 5, 6}) play_all_results(Hall(players, {{"look_ahead", "no"}}), false);
}

TEST(Exact, OrderOfEntryAndNamesChangeNothingButTheLots_T555) {
  for (int seed = 0; seed < 200; ++seed) {
    const PairingProblem problem = some_problem(static_cast<std::uint64_t>(seed));
    PairingProblem turned = problem;  // entered in the opposite order
    const std::size_t n = problem.players.size();
    for (std::size_t i = 0; i < n; ++i) {
      turned.players[i] = problem.players[n - 1 - i];
      for (std::size_t j = 0; j < n; ++j) {
        turned.met[i][j] = problem.met[n - 1 - i][n - 1 - j];
        turned.lots[i][j] = problem.lots[n - 1 - i][n - 1 - j];
      }
    }
    const auto one = pair_cheapest(problem);
    const auto two = pair_cheapest(turned);
    ASSERT_TRUE(one && two) << seed;
    EXPECT_EQ(one->cost, two->cost) << seed;
    for (const Table& table : one->tables) EXPECT_TRUE(is_among(two->tables, table)) << seed;
  }
}

/// T-555 on one event: laws, exact search where it is small, no rematch and no second bye where none is needed.
void check_event(const Simulation& simulation) {
  const Simulated event = simulate(simulation, [&](const Journal& journal) {
    const Event& state = journal.event();
    for (const std::string& law : broken_laws(state)) ADD_FAILURE() << simulation.seed << ": " << law;
    const Round& round = state.rounds.back();
    if (round.stage != Stage::swiss || round.state != RoundState::drafted || round.number == 1) return;
    for (const PairingProblem& problem : problems_of(before_round(state, round.number), round.number, How::paired)) {
      const auto found = pair_cheapest(problem);
      ASSERT_TRUE(found) << simulation.seed;
      if (problem.players.size() <= 8) {
        EXPECT_EQ(found->cost, cheapest_by_trying(problem).cost) << simulation.seed;
      }
      const int places = static_cast<int>(problem.players.size() + (problem.has_bye ? 1 : 0));
      if (simulation.trouble || 2 * round.number > places) continue;
      EXPECT_EQ(found->cost[Level::rematches], 0) << simulation.seed;  // T-528
      EXPECT_EQ(found->cost[Level::second_byes], 0) << simulation.seed;
    }
  });
  for (const std::string& code : event.refused) ADD_FAILURE() << simulation.seed << " refused: " << code;
  for (const std::string& law : broken_journal_laws(event.journal)) ADD_FAILURE() << simulation.seed << ": " << law;
}

int some_players(std::uint64_t seed) {
  table::RandomStream luck(seed, 3);
  return static_cast<int>(luck.below(2) == 0 ? 4 + luck.below(13) : 4 + luck.below(luck.below(10) == 0 ? 125 : 45));
}

// The properties that T-529 asks for.
TEST(RandomEvents, KeepTheLaws_T555) {
  for (int i = 0; i < events(400); ++i) {
    const auto seed = static_cast<std::uint64_t>(i) + 1;
    check_event({some_players(seed), seed, Type::swiss, false, {}});
  }
}

TEST(RandomEvents, WithTroubleKeepTheLaws_T555) {
  const Hall::Options choices[] = {{},
                                   {{"computed_ties", "meetings"}},
                                   {{"computed_ties", "percentages"}, {"share_floor", "none"}},
                                   {{"bye_band", "exact"}, {"bye_draw", "best_pairing"}},
                                   {{"look_ahead", "no"}, {"standard_seeding", "yes"}, {"table_rounds", "yes"}}};
  for (int i = 0; i < events(450); ++i) {
    const auto seed = static_cast<std::uint64_t>(i) + 5001;
    check_event({some_players(seed), seed, Type::swiss, true, choices[i % 5]});
  }
}

TEST(RandomEvents, EliminationKeepsTheLaws_T403) {
  const Hall::Options choices[] = {{}, {{"fixed_bracket", "yes"}}, {{"break_ties", "yes"}}};
  for (int i = 0; i < events(150); ++i) {
    const auto seed = static_cast<std::uint64_t>(i) + 9001;
    check_event({some_players(seed), seed, Type::elimination, i % 2 == 0, choices[i % 3]});
  }
}

TEST(RandomEvents, TheSameSeedGivesTheSameJournal_T558) {
  const auto text = [](std::uint64_t seed) {
    std::string out;
    const Simulated event = simulate({23, seed, Type::swiss, true, {}});
    for (const Round& round : event.journal.event().rounds) out += Hall::text(round.published) + "\n";
    return out;
  };
  EXPECT_EQ(text(4), text(4));
  EXPECT_NE(text(4), text(5));
}

}  // namespace
}  // namespace tournament_tests::exact_cases
