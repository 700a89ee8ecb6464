// SPDX-License-Identifier: GPL-3.0-or-later
// Tie-breakers as exact fractions (T-541 to T-549), round counts and cuts (T-511 to T-515, T-6).
#include "engine/tournament/knockout/bracket.h"
#include "engine/tournament/knockout/cut.h"
#include "engine/tournament/ranking/round_count.h"
#include "engine/tournament/results/tally.h"
#include "engine/tournament/words/fraction.h"
#include "tests/tournament/hall.h"

namespace tournament_tests::standings_cases {
namespace {

const Standing& line(const std::vector<Standing>& all, char name) {
  for (const Standing& one : all)
    if (one.id() == Hall::id(name)) return one;
  ADD_FAILURE() << name;
  return all.front();
}

TEST(Standings, SharesAreExact_TE30) {
  const Fraction third(1, 3);
  const Fraction x = (third + third + Fraction(1, 1)).over(3);
  const Fraction y = (Fraction(2, 3) + Fraction(2, 3) + third).over(3);
  EXPECT_EQ(x, y);
  EXPECT_EQ(x.text(), "5/9");
  EXPECT_LT(Fraction(333333333, 1000000000), third);
  // One win and a bye in three rounds: (3 + 2.9) / 9. One point of nine counts as 1/3.
  Hall hall(5, {{"computed_ties", "percentages"}});
  hall.played("AB CD E-");
  hall.played("EA C=B D-");
  hall.played("CE D=A B-");
  const auto all = standings(hall.event());
  EXPECT_EQ(line(all, 'E').match_share.text(), "59/90");
  EXPECT_EQ(line(all, 'E').game_share.text(), "2/3");  // the bye is 2-0
  EXPECT_EQ(line(all, 'A').match_share.text(), "4/9");
  EXPECT_EQ(line(all, 'D').tally.points, 39);
  // E met A and C; the bye is no opponent.
  EXPECT_EQ(line(all, 'E').opponents_match_share, (Fraction(4, 9) + Fraction(7, 9)).over(2));
}

TEST(Standings, TheFloorOfShares_T546) {
  Hall hall(4, {{"computed_ties", "percentages"}});
  hall.played("AB CD");
  EXPECT_EQ(line(standings(hall.event()), 'B').match_share, Fraction(1, 3));
  EXPECT_EQ(share_floor(ShareFloor::quarter), Fraction(1, 4));
  EXPECT_EQ(share_floor(ShareFloor::none), Fraction());
}

void play_e33(Hall& hall) {
  hall.played("AD BC FE");
  hall.played("EA BF DC");
  hall.played("FA DB CE");
}

TEST(Standings, MeetingsLeftOut_TE33) {
  Hall hall(6, {{"computed_ties", "meetings"}, {"rounds", "3"}});
  play_e33(hall);
  const auto all = standings(hall.event());
  EXPECT_FALSE(line(all, 'B').meetings_count);  // D and F have not met (T-548)
  EXPECT_EQ(line(all, 'B').opponents_points, 150);
  EXPECT_EQ(line(all, 'D').opponents_points, 120);
  EXPECT_EQ(line(all, 'F').opponents_points, 120);
  EXPECT_EQ(hall.ranking().substr(0, 4), "B DF");
  const Cut cut = make_cut(hall.event());
  EXPECT_FALSE(cut.open);
  ASSERT_EQ(cut.order.size(), 2U);  // the lot takes one of D and F
  EXPECT_EQ(cut.order[0], Hall::id('B'));

  Hall off(6, {{"rounds", "3"}});
  play_e33(off);
  EXPECT_EQ(off.ranking().substr(0, 3), "BDF");
  const Cut open = make_cut(off.event());
  ASSERT_TRUE(open.open);
  EXPECT_EQ(open.open->tied.size(), 3U);
  EXPECT_EQ(open.open->places, 2);
}

TEST(Standings, MeetingsCountWhereAllHaveMet_T548) {
  Hall hall(4, {{"computed_ties", "meetings"}});
  hall.played("AB CD");
  hall.played("BC AD");
  hall.played("CA BD");  // A, B, C have 6 and have beaten each other in a ring; D has lost all
  const auto all = standings(hall.event());
  EXPECT_TRUE(line(all, 'A').meetings_count);
  EXPECT_EQ(line(all, 'A').meetings_points, 30);
  EXPECT_EQ(hall.ranking(), "ABC D");
}

TEST(Standings, WhoWasNeverPairedStandsNowhere_T804) {
  Hall hall(4);
  hall.seat("AB CD");
  hall.enrol(5);
  EXPECT_EQ(standings(hall.event()).size(), 4U);
  EXPECT_EQ(counted_players(hall.event()), 4);
}

TEST(RoundCounts, AsTheTableSays_TE08) {
  EXPECT_EQ(default_rounds(4, false), 3);
  EXPECT_EQ(default_rounds(4, true), 4);
  EXPECT_EQ(default_rounds(5, false), 4);
  EXPECT_EQ(default_rounds(16, false), 4);
  EXPECT_EQ(default_rounds(32, false), 4);
  EXPECT_EQ(default_rounds(33, false), 5);
  EXPECT_EQ(default_rounds(63, false), 5);
  EXPECT_EQ(default_rounds(2, false), 1);
  EXPECT_EQ(default_rounds(3, false), 3);
  EXPECT_EQ(group_sizes(63), (std::vector<int>{63}));
  EXPECT_EQ(group_sizes(64), (std::vector<int>{32, 32}));  // T-513
  EXPECT_EQ(group_sizes(65), (std::vector<int>{22, 22, 21}));
  EXPECT_EQ(group_sizes(97), (std::vector<int>{25, 24, 24, 24}));
}

TEST(Cuts, AsTheTableSays_TE09) {
  EXPECT_EQ(table_cut(3), 0);
  EXPECT_EQ(table_cut(8), 2);
  EXPECT_EQ(table_cut(9), 4);
  EXPECT_EQ(table_cut(23), 4);
  EXPECT_EQ(table_cut(24), 8);
  EXPECT_EQ(table_cut(63), 8);
}

/// An event with a cut of so many, and nothing else of it.
Event with_cut(int players, const Hall::Options& options = {}) {
  Event event = Hall(players, options).event();
  event.cut.emplace();
  for (int i = 1; i <= players; ++i) event.cut->push_back(i);
  return event;
}

TEST(Cuts, TwelveFromThreeGroups_TE09) {
  const KnockoutRound first = next_playoff(with_cut(12));  // T-609: the best four skip it
  EXPECT_EQ(first.tables, (Tables{{5, 6}, {7, 8}, {9, 10}, {11, 12}}));
  const KnockoutRound standard = next_playoff(with_cut(12, {{"standard_seeding", "yes"}}));
  EXPECT_EQ(standard.tables, (Tables{{5, 12}, {6, 11}, {7, 10}, {8, 9}}));  // T-613
}

TEST(Cuts, TreeOfStandardSeeding_T613) {
  EXPECT_EQ(tree_order(8, true), (std::vector<int>{1, 8, 4, 5, 2, 7, 3, 6}));
  EXPECT_EQ(tree_order(16, true), (std::vector<int>{1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11}));
  EXPECT_EQ(tree_order(4, false), (std::vector<int>{1, 2, 3, 4}));
}

}  // namespace
}  // namespace tournament_tests::standings_cases
