// SPDX-License-Identifier: GPL-3.0-or-later
// Pairing by the levels of T-527, told by the worked examples.
#include <algorithm>
#include <map>
#include <set>

#include "engine/tournament/ranking/round_count.h"
#include "engine/tournament/results/tally.h"
#include "tests/tournament/hall.h"

namespace tournament_tests::pairing_cases {
namespace {

/// What comes out with many seeds: the lots differ, nothing else.
template <class Play>
std::set<std::string> outcomes(int players, const Hall::Options& options, const Play& play, int seeds = 60) {
  std::set<std::string> out;
  for (int seed = 1; seed <= seeds; ++seed) {
    Hall hall(players, options, static_cast<std::uint64_t>(seed));
    play(hall);
    out.insert(hall.proposed());
  }
  return out;
}

TEST(Pairing, WholeEventOfFive_TE01) {
  Hall hall(5);
  EXPECT_EQ(planned_rounds(hall.event()), 4);  // T-511, T-512
  hall.played("AB C=D E-");
  EXPECT_EQ(hall.points('A'), 30);
  EXPECT_EQ(hall.points('E'), 29);  // T-502
  EXPECT_EQ(hall.points('C'), 10);
  EXPECT_EQ(hall.points('D'), 10);
  EXPECT_EQ(hall.points('B'), 0);
  // The lowest band is B: the bye (T-524); C-D would be a rematch (T-522).
  Cost cost = hall.proposed_cost();
  EXPECT_EQ(cost[Level::rematches], 0);
  EXPECT_EQ(cost[Level::distance], 8);
  EXPECT_EQ(cost[Level::upper_bands], 6);
  hall.played("AC DE B-");
  EXPECT_EQ(hall.points('B'), 29);
  EXPECT_EQ(hall.points('A'), 60);
  EXPECT_EQ(hall.points('D'), 40);
  EXPECT_EQ(hall.points('C'), 10);
  EXPECT_EQ(hall.proposed(), "AD BE C-");  // the lowest band is C, who has had no bye
  EXPECT_EQ(hall.proposed_cost()[Level::distance], 4);
  const PairingProblem third = problems_of(hall.event(), 3, How::paired).at(0);
  EXPECT_EQ(cost_of(third, {{1, 5}, {2, 4}, {3, kBye}})[Level::distance], 10);
  hall.seat("AD BE C-");
  hall.win("D");
  hall.draw('B');
  EXPECT_EQ(hall.points('D'), 70);
  for (const char level : {'B', 'C', 'E'}) EXPECT_EQ(hall.points(level), 39) << level;
  // Lowest band B, C, E, all with a bye: it goes to A, the lowest player without one (T-525).
  EXPECT_EQ(hall.proposed(), "A- BD CE");
  EXPECT_EQ(hall.proposed_cost()[Level::distance], 9);
  hall.played("DB EC A-");
  EXPECT_EQ(hall.ranking(), "D A E BC");
  EXPECT_EQ(hall.points('D'), 100);
  EXPECT_EQ(hall.points('A'), 89);
  EXPECT_EQ(hall.points('E'), 69);
  EXPECT_EQ(hall.points('B'), 39);
  EXPECT_EQ(hall.points('C'), 39);
  EXPECT_EQ(hall.proposed(), "rounds_done");
}

TEST(Pairing, OptionsOfTheFirstRoundsOfFive_TE01) {
  const std::set<std::string> both{"AC B- DE", "AD B- CE"};
  for (const Hall::Options& options : {Hall::Options{}, Hall::Options{{"look_ahead", "no"}}})
    EXPECT_EQ(outcomes(5, options, [](Hall& hall) { hall.played("AB C=D E-"); }), both);
}

TEST(Pairing, AByeIsAlmostAWin_TE02) {
  const auto play = [](Hall& hall) { hall.played("AE BF CG D-"); };
  const auto drafts = outcomes(7, {}, play, 150);
  EXPECT_EQ(drafts.size(), 9U);  // 3 for the bye, 3 ways for A, B, C, D (T-526)
  EXPECT_TRUE(drafts.contains("AD BC E- FG"));
  Hall hall(7);
  play(hall);
  EXPECT_EQ(hall.proposed_cost()[Level::distance], 0);
  EXPECT_EQ(hall.ranking(), "ABC D EFG");  // a real win beats the bye (T-542)
}

TEST(Pairing, ByesAreABandOfTheirOwnByOption_T526) {
  Hall hall(5, {{"bye_band", "exact"}, {"look_ahead", "no"}});
  hall.played("AB CD E-");
  // In tenths A and C have 30, E 29.
  EXPECT_EQ(hall.proposed_cost()[Level::distance], 29 * 29);
}

TEST(Pairing, FloatDownAndUp_TE03) {
  Hall hall(12);
  hall.played("AG BH CI DJ EK FL");
  hall.played("AD BE CF GJ HK IL");  // A, B, C 6; D to I 3; J, K, L 0
  const Cost cost = hall.proposed_cost();
  EXPECT_EQ(cost[Level::distance], 18);
  EXPECT_EQ(cost[Level::rematches], 0);
  // The third six meets a three, the zero that is left over is lifted to the band above (T-523).
  std::map<std::pair<int, int>, int> bands;
  const Draft draft = std::get<Draft>(propose_round(hall.event()));
  for (const auto& [a, b] : draft.tables) {
    const int one = hall.points(Hall::name(a));
    const int two = hall.points(Hall::name(b));
    ++bands[{std::max(one, two), std::min(one, two)}];
  }
  EXPECT_EQ(bands, (std::map<std::pair<int, int>, int>{
                       {{60, 60}, 1}, {{60, 30}, 1}, {{30, 30}, 2}, {{30, 0}, 1}, {{0, 0}, 1}}));
}

TEST(Pairing, NoRematchGoesBeforeTheFloat_TE04) {
  // P, Q, R, S, T, U, V, W are A to H.
  const auto play = [](Hall& hall) {
    hall.played("A=B CD EF GH");
    hall.played("CE AG BD FH");
  };
  const auto drafts = outcomes(8, {}, play);
  EXPECT_EQ(drafts, (std::set<std::string>{"AE BC DH FG", "AF BC DH EG"}));
  Hall hall(8);
  play(hall);
  EXPECT_EQ(hall.proposed_cost()[Level::distance], 5);
}

TEST(Pairing, RematchThatCannotBeAvoided_TE05) {
  Hall hall(4, {{"table_rounds", "yes"}});
  EXPECT_EQ(planned_rounds(hall.event()), 4);
  hall.played("AB CD");
  hall.played("AC BD");
  hall.played("AD BC");  // A 9, B 6, C 3, D 0
  EXPECT_EQ(hall.proposed(), "AB CD");
  EXPECT_EQ(hall.proposed_cost()[Level::rematches], 2);  // T-528
  EXPECT_EQ(hall.proposed_cost()[Level::distance], 18);
  const PairingProblem problem = problems_of(hall.event(), 4, How::paired).at(0);
  EXPECT_EQ(cost_of(problem, {{1, 3}, {2, 4}})[Level::distance], 72);
  EXPECT_EQ(cost_of(problem, {{1, 4}, {2, 3}})[Level::distance], 90);
  EXPECT_EQ(planned_rounds(Hall(4).event()), 3);  // T-512
}

void six(Hall& hall) {
  hall.played("AD BE FC");
  hall.played("AE FB DC");
}

TEST(Pairing, LookAheadWithSix_TE06) {
  Hall blind(6, {{"look_ahead", "no"}});
  six(blind);
  EXPECT_EQ(blind.proposed(), "AF BD CE");
  EXPECT_EQ(blind.proposed_cost()[Level::distance], 0);
  blind.played("AF BD CE");
  EXPECT_EQ(blind.proposed_cost()[Level::rematches], 1);

  Hall hall(6);
  six(hall);
  EXPECT_EQ(hall.proposed(), "AF BC DE");
  EXPECT_EQ(hall.proposed_cost()[Level::distance], 18);
  EXPECT_EQ(hall.proposed_cost()[Level::upper_bands], 6);
  const PairingProblem problem = problems_of(hall.event(), 3, How::paired).at(0);
  const Cost other = cost_of(problem, {{1, 2}, {3, 5}, {4, 6}});
  EXPECT_EQ(other[Level::distance], 18);
  EXPECT_EQ(other[Level::upper_bands], 12);
  hall.played("AF BC DE");
  EXPECT_EQ(hall.proposed_cost()[Level::rematches], 0);
}

TEST(Pairing, UpperBandsFirst_TE26) {
  // C and D have met, A and B have not; E and F have met as well, so they are paired inside no band.
  Hall hall(6, {{"look_ahead", "no"}});
  hall.played("AE BF C=D");
  hall.seat("AC BD EF");
  PairingProblem problem = problems_of(hall.event(), 2, How::paired).at(0);
  // The points and meetings of the example, whatever was played.
  const int points[] = {6, 6, 3, 3, 0, 0};
  for (std::size_t i = 0; i < 6; ++i) {
    problem.players[i] = {static_cast<EntryId>(i) + 1, points[i], 0, false, false, 0};
    for (std::size_t j = 0; j < 6; ++j) problem.met[i][j] = 0;
  }
  problem.met[2][3] = problem.met[3][2] = 1;
  const auto pairing = pair_cheapest(problem);
  ASSERT_TRUE(pairing);
  EXPECT_EQ(Hall::text(pairing->tables).substr(0, 2), "AB");
  EXPECT_EQ(pairing->cost[Level::distance], 18);
  EXPECT_EQ(pairing->cost[Level::upper_bands], 6);
  Cost other = cost_of(problem, {{1, 3}, {2, 4}, {5, 6}});
  EXPECT_EQ(other[Level::distance], 18);
  EXPECT_EQ(other[Level::upper_bands], 12);
}

TEST(Pairing, GreedyDeadEnd_TE27) {
  Hall hall(6, {{"look_ahead", "no"}});
  hall.played("AD BE CF");
  hall.played("AB CD EF");
  // Leader first, C-A and B-D would leave E and F, who have met: no greedy pass finds it (T-551).
  EXPECT_EQ(hall.proposed(), "AC BF DE");
  EXPECT_EQ(hall.proposed_cost()[Level::distance], 18);
  EXPECT_EQ(hall.proposed_cost()[Level::rematches], 0);
}

TEST(Pairing, LookAheadWithFive_TE28) {
  const auto play = [](Hall& hall) {
    hall.played("AC BD E-");
    hall.played("AD EB C-");
  };
  Hall blind(5, {{"look_ahead", "no"}});
  play(blind);
  EXPECT_EQ(blind.proposed(), "AE BC D-");
  blind.played("AE BC D-");
  EXPECT_EQ(blind.proposed_cost()[Level::rematches], 0);
  EXPECT_EQ(blind.proposed_cost()[Level::second_byes], 1);
  Hall hall(5);
  play(hall);
  EXPECT_EQ(hall.proposed(), "AB CE D-");
  EXPECT_EQ(hall.proposed_cost()[Level::distance], 18);
  hall.played("AB CE D-");
  const Cost last = hall.proposed_cost();
  EXPECT_EQ(last[Level::rematches], 0);
  EXPECT_EQ(last[Level::second_byes], 0);
  const PairingProblem problem = problems_of(hall.event(), 4, How::paired).at(0);
  for (const Tables& way : {Tables{{1, kBye}, {2, 3}, {4, 5}}, Tables{{2, kBye}, {1, 5}, {3, 4}}}) {
    EXPECT_EQ(cost_of(problem, way)[Level::rematches], 0);
    EXPECT_EQ(cost_of(problem, way)[Level::second_byes], 0);
  }
}

TEST(Pairing, LevelThreeInNumbers_TE34_T536) {
  Hall four(4, {{"table_rounds", "yes"}});
  four.played("AB CD");
  EXPECT_EQ(four.proposed_cost()[Level::ahead_rematches], 2);
  EXPECT_EQ(four.proposed_cost()[Level::ahead_byes], 0);
  // From round 2 on the least is (2, 1), paid in round 6.
  Hall five(5, {{"rounds", "6"}});
  five.played("AB CD E-");
  for (int round = 2; round <= 5; ++round) {
    const Cost cost = five.proposed_cost();
    EXPECT_EQ(cost[Level::ahead_rematches], 2) << round;
    EXPECT_EQ(cost[Level::ahead_byes], 1) << round;
    EXPECT_EQ(cost[Level::rematches], 0) << round;
    EXPECT_EQ(cost[Level::second_byes], 0) << round;
    five.pair();
    five.win_all();
  }
  EXPECT_EQ(five.proposed_cost()[Level::rematches], 2);
  EXPECT_EQ(five.proposed_cost()[Level::second_byes], 1);
}

TEST(Pairing, FloatsAreRecounted_TE35) {
  Hall hall(8);
  hall.played("AE BF CG DH");
  hall.played("AB CD EF GH");
  hall.result('G', {2, 0, 0, Cause::played}, "read wrongly", 1);
  const auto tally = tallies(hall.event());
  const auto of = [&](char name) { return tally[static_cast<std::size_t>(Hall::id(name)) - 1]; };
  EXPECT_TRUE(of('C').up && of('H').up && of('D').down && of('G').down);
  EXPECT_FALSE(of('A').down || of('B').up || of('E').up || of('F').down);
  for (const auto& [name, points] :
       std::map<char, int>{{'A', 60}, {'G', 60}, {'B', 30}, {'C', 30}, {'D', 30}, {'E', 30}, {'F', 0}, {'H', 0}})
    EXPECT_EQ(hall.points(name), points) << name;
}

TEST(Pairing, WhyATable_T559_TP07) {
  Hall hall(6);
  six(hall);
  const PairingProblem problem = problems_of(hall.event(), 3, How::paired).at(0);
  // B does not meet D: with A-F and C-E the last round would need a rematch (T-533), and what else there is lies
  // further apart.
  EXPECT_EQ(cost_of(problem, {{1, 6}, {2, 4}, {3, 5}})[Level::ahead_rematches], 1);
  const auto why_not = why_not_table(problem, Hall::id('B'), Hall::id('D'));
  ASSERT_TRUE(why_not && why_not->possible);
  EXPECT_EQ(why_not->level, Level::distance);
  EXPECT_EQ(why_not->chosen, 18);
  EXPECT_EQ(why_not->other, 72);
  const auto rematch = why_not_table(problem, Hall::id('A'), Hall::id('D'));
  ASSERT_TRUE(rematch);
  EXPECT_EQ(rematch->level, Level::rematches);
  const auto why = why_table(problem, Hall::id('A'), Hall::id('F'));
  ASSERT_TRUE(why);
  EXPECT_NE(Hall::text(why->instead).substr(0, 2), "AF");
}

TEST(Pairing, WhyAByeAndWhyNotAnother_T559) {
  Hall hall(7);
  hall.played("AE BF CG D-");
  const PairingProblem problem = problems_of(hall.event(), 2, How::paired).at(0);
  const auto second = why_not_table(problem, Hall::id('D'), kBye);
  ASSERT_TRUE(second);
  EXPECT_EQ(second->level, Level::second_byes);
  const auto leader = why_not_table(problem, Hall::id('A'), kBye);
  ASSERT_TRUE(leader);
  EXPECT_EQ(leader->level, Level::bye_points);
  EXPECT_EQ(leader->other - leader->chosen, 3);
}

TEST(Pairing, TheByeIsDrawnEvenly_T524) {
  int byes[3] = {0, 0, 0};
  for (int seed = 0; seed < 600; ++seed) {
    Hall hall(7, {}, static_cast<std::uint64_t>(seed));
    hall.played("AE BF CG D-");
    const auto proposal = propose_round(hall.event());
    for (const auto& [a, b] : std::get<Draft>(proposal).tables)
      if (b == kBye) ++byes[a - Hall::id('E')];
  }
  for (const int n : byes) EXPECT_NEAR(n, 200, 50);
}

TEST(Pairing, RoundOneIsAShuffle_T521) {
  std::set<std::string> drafts;
  for (std::uint64_t seed = 0; seed < 50; ++seed) drafts.insert(Hall(5, {}, seed).proposed());
  EXPECT_GT(drafts.size(), 10U);
  EXPECT_EQ(Hall(5, {}, 3).proposed(), Hall(5, {}, 3).proposed());  // T-105
}

TEST(Pairing, InRoundOneTheLastOfTheShuffleHasTheBye_T551) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Tables tables = pair_first_round(seed, 1, {4, 2, 5, 1, 3});
    ASSERT_EQ(tables.size(), 3U);
    EXPECT_EQ(tables.back().second, kBye);
    EXPECT_NE(tables[0].second, kBye);
    EXPECT_NE(tables[1].second, kBye);
    EXPECT_EQ(tables, pair_first_round(seed, 1, {1, 2, 3, 4, 5}));  // whoever was enrolled first (T-558)
  }
}

TEST(Pairing, WhoIsPairedMustBeComplete_TP06) {
  Hall hall(4);
  hall.seat("AB CD");
  hall.win("A");
  EXPECT_EQ(hall.proposed(), "round_incomplete");
  hall.refuse(Draft{2, Stage::swiss, How::paired, {{1, 3}, {2, 4}}, false}, RefusalCode::round_incomplete);
  hall.win("C");
  hall.refuse(Draft{2, Stage::swiss, How::paired, {{1, 3}}, false}, RefusalCode::draft_players);
  hall.refuse(Draft{2, Stage::swiss, How::paired, {{1, 3}, {2, 3}}, false}, RefusalCode::draft_players);
  hall.refuse(Draft{2, Stage::swiss, How::paired, {{1, 3}, {2, kBye}, {4, kBye}}, false}, RefusalCode::draft_bye);
  hall.refuse(Draft{3, Stage::swiss, How::paired, {{1, 3}, {2, 4}}, false}, RefusalCode::draft_number);
  hall.give(Draft{2, Stage::swiss, How::paired, {{1, 3}, {2, 4}}, false});
}

}  // namespace
}  // namespace tournament_tests::pairing_cases
