// SPDX-License-Identifier: GPL-3.0-or-later
// Tie-breakers as exact fractions, round counts and cuts.
#include <algorithm>

#include "engine/tournament/journal/phase.h"
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
  EXPECT_EQ(x.text(), "5/9");  // tied: the next criterion decides
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
  hall.played("AC B=D");
  hall.played("AD CB");  // B has 1 of 9
  EXPECT_EQ(hall.points('B'), 10);
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

/// Whatever a list shows of everybody, in its order.
std::string shown(const Event& event) {
  std::string out;
  for (const Standing& one : standings(event)) {
    out += Hall::name(one.id()) + std::to_string(one.place) + ": " + std::to_string(one.tally.points);
    for (const Fraction& share : {one.match_share, one.game_share, one.opponents_match_share, one.opponents_game_share})
      out += " " + share.text();
    out += "; ";
  }
  return out;
}

TEST(Standings, ARoundCountsWithItsResultsAndNotWithItsDraft_T546_T548) {
  Hall hall(7, {{"computed_ties", "percentages"}, {"share_floor", "none"}, {"rounds", "3"}});
  hall.played("AB C=D EF G-");
  hall.give(Penalise{Hall::id('A'), Infraction::slow_play, Grade::M, 1, Moment::after, false});  // for his next match
  const std::string before = shown(hall.event());
  EXPECT_NE(before.find("A1: 30 1 "), std::string::npos) << before;
  hall.give(Draft{2, Stage::swiss, How::imported, {{1, 5}, {2, 3}, {4, 7}, {6, kBye}}, false});
  EXPECT_EQ(shown(hall.event()), before);
  hall.give(Publish{2, {}});
  hall.give(Drop{Hall::id('G')});  // with `keep` the opponent wins once the round is played (T-538)
  EXPECT_EQ(shown(hall.event()), before);
  hall.give(Start{2});
  const auto all = standings(hall.event());
  EXPECT_EQ(hall.points('E'), 60);  // by the match loss
  EXPECT_EQ(hall.points('D'), 40);
  EXPECT_EQ(hall.points('F'), 29);  // a bye is earned when its round opens
  EXPECT_EQ(line(all, 'A').match_share, Fraction(1, 2));
  EXPECT_EQ(line(all, 'C').match_share, Fraction(1, 3));  // still 1 of 3: his match has no result
  hall.win("C");
  EXPECT_EQ(line(standings(hall.event()), 'C').match_share, Fraction(2, 3));  // 4 of 6
}

TEST(Standings, MeetingsAreThoseOfTheGroup_T548_T609) {
  Hall hall(64, {{"rounds", "1"}, {"computed_ties", "meetings"}});
  hall.give(*propose_groups(hall.event()));
  hall.give(std::get<Draft>(propose_round(hall.event())));
  hall.give(Publish{1, {}});
  hall.give(Start{1});
  std::set<int> drawn;  // one match in each group
  std::vector<EntryId> level;
  for (const Match& match : std::vector<Match>(hall.event().rounds[0].matches)) {
    const bool draw = drawn.insert(hall.event().entry(match.a).group).second;
    if (draw) level.insert(level.end(), {match.a, match.b});
    const Score score = draw ? Score{1, 1, 0, Cause::time_out} : Score{2, 0, 0, Cause::played};
    hall.give(Result{1, match.table, score, WordOf::organiser, {}});
  }
  ASSERT_EQ(level.size(), 4U);
  for (const int group : {0, 1, 2})
    for (const Standing& one : standings(hall.event(), INT_MAX, group)) {
      const bool tied = std::find(level.begin(), level.end(), one.id()) != level.end();
      EXPECT_EQ(one.meetings_count, tied) << one.id();
      EXPECT_EQ(one.meetings_points, tied ? 10 : 0);
    }
}

TEST(Standings, WhoWasNeverPairedStandsNowhere_T804_TP38) {
  Hall hall(4);
  hall.seat("AB CD");
  hall.enrol(5);
  EXPECT_EQ(standings(hall.event()).size(), 4U);
  EXPECT_EQ(counted_players(hall.event()), 4);
}

TEST(RoundCounts, OfGroupsAreFour_TE08) {
  for (const int players : {64, 65, 97}) {
    Hall hall(players);
    EXPECT_EQ(planned_rounds(hall.event()), 4) << players;
    EXPECT_EQ(hall.proposed(), "draft_groups");  // first the groups are dealt
    const auto groups = propose_groups(hall.event());
    ASSERT_TRUE(groups);
    hall.give(*groups);
    EXPECT_EQ(groups_of(hall.event()), group_count(players));
    hall.give(std::get<Draft>(propose_round(hall.event())));
    EXPECT_EQ(planned_rounds(hall.event()), 4) << players;
  }
  EXPECT_EQ(planned_rounds(Hall(63).event()), 5);
}

TEST(RoundCounts, AsTheTableSays_TE08) {
  EXPECT_EQ(default_rounds(4, false), 3);
  EXPECT_EQ(default_rounds(4, true), 4);
  EXPECT_EQ(default_rounds(5, false), 4);
  EXPECT_EQ(default_rounds(16, false), 4);
  EXPECT_EQ(default_rounds(32, false), 4);
  EXPECT_EQ(default_rounds(33, false), 5);
  EXPECT_EQ(default_rounds(63, false), 5);
  EXPECT_EQ(default_rounds(2, false), 1);  // row 4, as far as there is no rematch (T-512, T-515)
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

/// Dealt into groups, one round played, cut.
Event cut_of_groups(int players) {
  Hall hall(players, {{"rounds", "1"}, {"computed_ties", "meetings"}});
  hall.give(*propose_groups(hall.event()));
  hall.give(std::get<Draft>(propose_round(hall.event())));
  hall.give(Publish{1, {}});
  hall.give(Start{1});
  for (const Match& match : std::vector<Match>(hall.event().rounds[0].matches))
    if (!match.is_bye()) hall.give(Result{1, match.table, {2, 0, 0, Cause::played}, WordOf::organiser, {}});
  hall.give(MakeCut{make_cut(hall.event()).order}, "");
  return hall.event();
}

TEST(Cuts, FourFromEachGroup_TE09) {
  const Event two = cut_of_groups(64);
  EXPECT_EQ(two.cut->size(), 8U);
  const Event three = cut_of_groups(65);
  EXPECT_EQ(three.cut->size(), 12U);
  const KnockoutRound first = next_playoff(three);
  EXPECT_EQ(first.tables.size(), 4U);
  for (std::size_t i = 0; i < 4; ++i)
    EXPECT_EQ(first.tables[i], Table((*three.cut)[4 + 2 * i], (*three.cut)[5 + 2 * i]));
  for (const int group : {1, 2, 3})  // T-609
    EXPECT_EQ(
        std::count_if(three.cut->begin(), three.cut->end(), [&](EntryId id) { return three.entry(id).group == group; }),
        4);
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

TEST(RoundCounts, LatecomersJoinTheSmallestGroup_T513) {
  Hall hall(65);
  hall.give(*propose_groups(hall.event()));
  hall.give(std::get<Draft>(propose_round(hall.event())));
  hall.give(Publish{1, {}});
  hall.give(Start{1});
  hall.enrol(66);
  EXPECT_EQ(hall.event().entry(66).group, 3);
  Hall one(63, {{"rounds", "1"}});
  one.pair();
  one.enrol(64);  // begun in one group
  EXPECT_EQ(groups_of(one.event()), 1);
  EXPECT_EQ(planned_rounds(one.event()), 1);
}

TEST(RoundCounts, FollowRoundOneAndStay_T515) {
  Hall hall(5);
  hall.seat("AB CD E-");
  hall.enrol(6);
  for (const char gone : {'D', 'E'}) hall.give(Drop{Hall::id(gone)});
  EXPECT_EQ(planned_rounds(hall.event()), 4);
}

TEST(RoundCounts, GroupsAndRoundsAtTheEdgesOfTheTable_T511) {
  EXPECT_EQ(table_rounds(32), 4);
  EXPECT_EQ(table_rounds(33), 5);
  EXPECT_EQ(table_rounds(63), 5);
  EXPECT_EQ(group_count(63), 1);
  EXPECT_EQ(group_count(64), 2);
}

TEST(Standings, SharedPlacesAreCountedOneTwoTwoFour_T547) {
  Hall hall(6, {{"rounds", "2"}});
  hall.played("AB CD EF");
  hall.seat("AC BE DF");
  hall.win("ABD");  // A 6; B, C, D, E 3; F 0
  hall.give(Penalise{Hall::id('E'), Infraction::cheating, Grade::X, 2, Moment::after, false});
  hall.give(Drop{Hall::id('C')});
  const auto all = standings(hall.event());
  std::string order;
  for (const Standing& one : all) order += Hall::name(one.id()) + std::to_string(one.place) + " ";
  EXPECT_EQ(order, "A1 B2 C2 D2 F5 E0 ");  // equal ones by name, dropped among the others, expelled last (T-806)
  EXPECT_EQ(all[1].last_place, 4);
}

TEST(Standings, CriteriaSplitEveryListAndNoneBeginsAnew_T547) {
  // Equal in points and unequal in games: with `meetings` the games decide, without they share the place.
  for (const bool computed : {false, true}) {
    Hall hall(4, {{"computed_ties", computed ? "meetings" : "off"}, {"rounds", "1"}, {"playoff_rounds", "0"}});
    hall.seat("AB CD");
    hall.win("A", 2, 0);
    hall.win("C", 2, 1);
    EXPECT_EQ(hall.ranking(), computed ? "A C D B" : "AC BD");
    EXPECT_EQ(open_tie(hall.event()).has_value(), !computed);  // T-541, T-544
  }
}

TEST(Standings, GamesOfADoubleLossAreTwoLostForEach_T548) {
  Hall hall(4);
  hall.seat("AB CD");
  hall.result('A', {0, 0, 0, Cause::penalty});
  hall.result('C', {1, 1, 1, Cause::played});  // the drawn game was not played
  const auto all = standings(hall.event());
  EXPECT_EQ(line(all, 'A').game_difference, -2);
  EXPECT_EQ(line(all, 'B').game_difference, -2);
  EXPECT_EQ(line(all, 'C').tally.games_won, 1);
  EXPECT_EQ(line(all, 'C').tally.games_lost, 1);
  EXPECT_EQ(line(all, 'C').opponents_points, 10);  // real points, once for each meeting
}

}  // namespace
}  // namespace tournament_tests::standings_cases
