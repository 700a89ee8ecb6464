// SPDX-License-Identifier: GPL-3.0-or-later
// Pairing by the levels of T-527, told by the worked examples (T-E01 to T-E06, T-E26 to T-E28, T-E34, T-E35).
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
  EXPECT_EQ(hall.points('E'), 29);  // T-502
  // The lowest band is B: the bye (T-524); C-D would be a rematch (T-522).
  Cost cost = hall.proposed_cost();
  EXPECT_EQ(cost[Level::rematches], 0);
  EXPECT_EQ(cost[Level::distance], 8);
  EXPECT_EQ(cost[Level::upper_bands], 6);
  hall.played("AC DE B-");
  EXPECT_EQ(hall.points('B'), 29);
  hall.seat("AD BE C-");
  hall.win("D");
  hall.draw('B');
  EXPECT_EQ(hall.points('D'), 70);
  EXPECT_EQ(hall.points('E'), 39);
  // Lowest band B, C, E, all with a bye: it goes to A, the lowest player without one (T-525).
  EXPECT_EQ(hall.proposed(), "A- BD CE");
  EXPECT_EQ(hall.proposed_cost()[Level::distance], 9);
  hall.played("DB EC A-");
  EXPECT_EQ(hall.ranking(), "D A E BC");
  EXPECT_EQ(hall.proposed(), "rounds_done");
}

TEST(Pairing, OptionsOfTheFirstRoundsOfFive_TE01) {
  const auto drafts = outcomes(5, {{"look_ahead", "no"}}, [](Hall& hall) { hall.played("AB C=D E-"); });
  EXPECT_EQ(drafts, (std::set<std::string>{"AC B- DE", "AD B- CE"}));
}

TEST(Pairing, AByeIsAlmostAWin_TE02) {
  const auto play = [](Hall& hall) { hall.played("AE BF CG D-"); };
  const auto drafts = outcomes(7, {}, play, 150);
  EXPECT_EQ(drafts.size(), 9U);  // 3 for the bye, 3 ways for A, B, C, D (T-526)
  EXPECT_TRUE(drafts.contains("AD BC E- FG"));
  Hall hall(7);
  play(hall);
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
  EXPECT_EQ(hall.proposed(), "AC BF DE");
  EXPECT_EQ(hall.proposed_cost()[Level::distance], 18);
}

TEST(Pairing, LookAheadWithFive_TE28) {
  const auto play = [](Hall& hall) {
    hall.played("AC BD E-");
    hall.played("AD EB C-");
  };
  Hall blind(5, {{"look_ahead", "no"}});
  play(blind);
  EXPECT_EQ(blind.proposed(), "AE BC D-");
  Hall hall(5);
  play(hall);
  EXPECT_EQ(hall.proposed(), "AB CE D-");
  EXPECT_EQ(hall.proposed_cost()[Level::distance], 18);
  hall.played("AB CE D-");
  const Cost last = hall.proposed_cost();
  EXPECT_EQ(last[Level::rematches], 0);
  EXPECT_EQ(last[Level::second_byes], 0);
}

TEST(Pairing, LevelThreeInNumbers_TE34) {
  Hall four(4, {{"table_rounds", "yes"}});
  four.played("AB CD");
  EXPECT_EQ(four.proposed_cost()[Level::ahead_rematches], 2);
  EXPECT_EQ(four.proposed_cost()[Level::ahead_byes], 0);
  Hall five(5, {{"rounds", "6"}});
  five.played("AB CD E-");
  EXPECT_EQ(five.proposed_cost()[Level::ahead_rematches], 2);
  EXPECT_EQ(five.proposed_cost()[Level::ahead_byes], 1);
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
  EXPECT_EQ(hall.points('G'), 60);
  EXPECT_EQ(hall.points('C'), 30);
  EXPECT_EQ(hall.points('H'), 0);
}

TEST(Pairing, WhyATable_T559) {
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
