// SPDX-License-Identifier: GPL-3.0-or-later
// Play-offs, ties, elimination, final ranking and its points (T-4, T-6, T-8).
#include <numeric>

#include "engine/tournament/journal/phase.h"
#include "engine/tournament/knockout/cut.h"
#include "engine/tournament/ranking/round_count.h"
#include "engine/tournament/results/tally.h"
#include "tests/tournament/hall.h"

namespace tournament_tests::playoff_cases {
namespace {

int sum_of_points(const Hall& hall) {
  int sum = 0;
  for (const Ranked& one : final_ranking(hall.event()).order) sum += one.points;
  return sum;
}

int national(const Hall& hall, char name) {
  for (const Ranked& one : final_ranking(hall.event()).order)
    if (one.id == Hall::id(name)) return one.points;
  return -1;
}

/// The cut as the program makes it, with tie-break games that the first of each pair wins.
void cut(Hall& hall) {
  for (auto tie = open_tie(hall.event()); tie; tie = open_tie(hall.event())) {
    hall.give(DrawTie{tie->line, tie->pairs, tie->sits_out});
    for (const auto& [a, b] : tie->pairs) hall.give(TieResult{tie->line, a, b});
  }
  hall.give(MakeCut{make_cut(hall.event()).order}, "");
}

void play_ties(Hall& hall) {
  for (auto tie = open_tie(hall.event()); tie; tie = open_tie(hall.event())) {
    hall.give(DrawTie{tie->line, tie->pairs, tie->sits_out});
    for (const auto& [a, b] : tie->pairs) hall.give(TieResult{tie->line, a, b});
  }
}

TEST(Playoffs, EventOfFiveToItsEnd_TE15) {
  Hall hall(5);
  for (const std::string round : {"AB C=D E-", "AC DE B-", "DA B=E C-", "DB EC A-"}) hall.played(round);
  hall.give(MakeCut{{4, 1}}, "");
  EXPECT_EQ(hall.pair(), "AD");
  hall.refuse(End{}, RefusalCode::end_early);
  hall.refuse(Result{5, 1, {1, 1, 0, Cause::time_out}, WordOf::organiser, {}}, RefusalCode::result_level);
  hall.win("A");
  EXPECT_EQ(hall.final_order(), "A D E BC");  // E is third (T-608); B and C share (T-543)
  EXPECT_EQ(national(hall, 'A'), 4);
  EXPECT_EQ(national(hall, 'D'), 3);
  EXPECT_EQ(national(hall, 'E'), 2);
  EXPECT_EQ(national(hall, 'B'), 1);
  EXPECT_FALSE(open_tie(hall.event()));
  hall.give(End{});
  hall.refuse(Drop{1}, RefusalCode::event_ended);
  hall.give(SendReport{});
  hall.refuse(SendReport{}, RefusalCode::event_reported);
  const int last = hall.journal.to_undo();
  hall.refuse(Undo{last}, RefusalCode::reason_missing);  // T-106
  hall.give(Undo{last}, "a name was wrong");
  EXPECT_TRUE(hall.event().ended);
}

/// 16 players, 4 rounds without draws: one on 12, four on 9, six on 6 (T-E29). The better letter wins.
void sixteen(Hall& hall) {
  hall.played("AI BJ CK DL EM FN GO HP");
  hall.played("AE BF CG DH IM JN KO LP");
  hall.played("AC BD EG FH IK JL MO NP");
  hall.played("AB CD EF GH IJ KL MN OP");
}

TEST(Playoffs, FourTiedForThreePlaces_TE29) {
  Hall hall(16);
  sixteen(hall);
  const auto all = standings(hall.event());
  EXPECT_EQ(all[0].tally.points, 120);
  EXPECT_EQ(all[1].place, 2);
  EXPECT_EQ(all[4].last_place, 5);
  auto tie = open_tie(hall.event());
  ASSERT_TRUE(tie);
  EXPECT_EQ(tie->line, kCutLine);
  EXPECT_EQ(tie->places, 3);
  ASSERT_EQ(tie->pairs.size(), 2U);
  hall.refuse(MakeCut{{1, 2, 3, 5}}, RefusalCode::tie_unsettled);  // T-610
  hall.refuse(DrawTie{0, {{1, 2}, {3, 5}}, 0}, RefusalCode::tie_players);
  hall.give(DrawTie{tie->line, tie->pairs, tie->sits_out});
  hall.refuse(DrawTie{tie->line, tie->pairs, tie->sits_out}, RefusalCode::tie_running);
  const auto first = tie->pairs;
  for (const auto& [a, b] : first) hall.give(TieResult{0, a, b});
  tie = open_tie(hall.event());
  ASSERT_TRUE(tie);
  EXPECT_EQ(tie->places, 1);  // the two losers play for the last place
  ASSERT_EQ(tie->pairs.size(), 1U);
  const auto [winner, loser] = tie->pairs[0];
  hall.give(DrawTie{0, tie->pairs, 0});
  hall.give(TieResult{0, winner, loser});
  EXPECT_FALSE(open_tie(hall.event()));
  const Cut made = make_cut(hall.event());
  EXPECT_EQ(made.order.size(), 4U);
  EXPECT_EQ(made.order[0], 1);
  EXPECT_EQ(made.order[3], winner);  // an earlier step is ahead (T-549)
  hall.give(MakeCut{made.order}, "");
  // T-603: first meets second, third meets fourth.
  hall.pair();
  hall.win(std::string{Hall::name(made.order[1]), Hall::name(made.order[2])});
  EXPECT_EQ(hall.pair().size(), 5U);
  EXPECT_TRUE(hall.event().rounds.back().matches[1].third_place);  // T-606
  hall.win(std::string{Hall::name(made.order[1]), Hall::name(made.order[0])});
  const auto order = final_ranking(hall.event()).order;
  EXPECT_EQ(order[0].id, made.order[1]);
  EXPECT_EQ(order[1].id, made.order[2]);
  EXPECT_EQ(order[2].id, made.order[0]);
  EXPECT_EQ(order[4].id, loser);  // fifth: 2 points (T-E17)
  EXPECT_EQ(order[4].points, 2);
  EXPECT_EQ(sum_of_points(hall), 31);
}

TEST(Playoffs, OfEightByTheText_TE10) {
  Hall hall(24, {{"computed_ties", "meetings"}, {"rounds", "1"}});
  hall.seat("AM BN CO DP EQ FR GS HT IU JV KW LX");
  hall.win("ABCDEFGHIJKL");
  cut(hall);
  ASSERT_EQ(hall.event().cut->size(), 8U);
  const auto order = *hall.event().cut;
  const auto name = [&](int place) { return Hall::name(order[static_cast<std::size_t>(place) - 1]); };
  hall.pair();
  hall.win({name(2), name(3), name(5), name(8)});
  EXPECT_EQ(hall.pair(), Hall::text({{order[1], order[2]}, {order[4], order[7]}}));
  hall.win({name(2), name(8)});
  EXPECT_EQ(hall.pair(), Hall::text({{order[1], order[7]}, {order[2], order[4]}}));  // final 2-8, third place 3-5
  hall.win({name(2), name(5)});
  const FinalRanking ranking = final_ranking(hall.event());
  const int places[] = {2, 8, 5, 3};
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(ranking.order[i].id, order[static_cast<std::size_t>(places[i]) - 1]);
  EXPECT_EQ(ranking.order[0].points, 7);  // T-E18
  EXPECT_EQ(ranking.order[3].points, 4);
  // The Swiss winner can end fifth: 1, 4, 6, 7 are the losers of the quarter-finals.
  std::vector<EntryId> losers;
  for (std::size_t i = 4; i < 8; ++i) losers.push_back(ranking.order[i].id);
  for (const int place : {1, 4, 6, 7})
    EXPECT_NE(std::find(losers.begin(), losers.end(), order[static_cast<std::size_t>(place) - 1]), losers.end());
  EXPECT_EQ(sum_of_points(hall), 45);
}

TEST(Playoffs, TieAtTheCut_TE12) {
  Hall hall(10, {{"rounds", "2"}});
  hall.played("AF BG CH D=I EJ");
  hall.played("AB CD I=E FG HJ");  // A 6, C 6, E 4, B 3, F 3, H 3: the fourth place is open
  const auto tie = open_tie(hall.event());
  ASSERT_TRUE(tie);
  EXPECT_EQ(tie->tied.size(), 3U);
  EXPECT_EQ(tie->places, 1);
  EXPECT_NE(tie->sits_out, 0);  // three: one sits out as a winner
  cut(hall);
  EXPECT_EQ(hall.event().cut->size(), 4U);
}

TEST(Playoffs, TheLeaderLeaves_TE36) {
  Hall hall(12, {{"rounds", "4"}, {"computed_ties", "meetings"}});
  hall.played("AG BH CI DJ EK FL");
  hall.played("AB CD EF GH IJ KL");
  hall.played("AC BE DF GI HK JL");
  hall.played("AE BC DG FH IK J=L");
  ASSERT_EQ(standings(hall.event())[0].id(), 1);
  hall.give(Drop{1});
  const Cut made = make_cut(hall.event());
  EXPECT_EQ(made.order.size(), 4U);
  EXPECT_EQ(std::find(made.order.begin(), made.order.end(), 1), made.order.end());
  hall.give(MakeCut{made.order}, "");
  hall.pair();
  hall.win({Hall::name(made.order[0]), Hall::name(made.order[2])});
  hall.pair();
  hall.win({Hall::name(made.order[0]), Hall::name(made.order[1])});
  const auto order = final_ranking(hall.event()).order;
  EXPECT_EQ(order[4].id, 1);  // fifth: 1 point
  EXPECT_EQ(order[4].points, 1);
  EXPECT_EQ(sum_of_points(hall), 22);  // T-E16
}

TEST(Playoffs, TheCutIsHalvedUntilItCanBeFilled_T515) {
  Hall hall(9, {{"rounds", "1"}, {"computed_ties", "meetings"}});
  hall.played("AB CD EF GH I-");
  for (EntryId id = 4; id <= 9; ++id) hall.give(Drop{id});
  EXPECT_EQ(cut_size(hall.event()), 2);
  hall.give(Drop{3});
  hall.give(Drop{2});
  EXPECT_EQ(cut_size(hall.event()), 0);  // a cut of one: no play-offs
}

TEST(Playoffs, WhoLeavesBetweenTwoRoundsIsBeatenInTheNext_T616) {
  Hall hall(9, {{"rounds", "1"}, {"computed_ties", "meetings"}});
  hall.played("AB CD EF GH I-");
  cut(hall);
  const auto order = *hall.event().cut;
  hall.pair();
  hall.win({Hall::name(order[0]), Hall::name(order[2])});
  hall.give(Drop{order[2]});
  hall.pair();  // the final is settled: his opponent goes on without playing
  const auto ranking = [&] { return final_ranking(hall.event()).order; };
  EXPECT_EQ(ranking()[0].id, order[0]);
  EXPECT_EQ(ranking()[1].id, order[2]);
}

TEST(Playoffs, ASemiFinalCorrected_TE42) {
  Hall hall(9, {{"rounds", "1"}, {"computed_ties", "meetings"}});
  hall.played("AB CD EF GH I-");
  cut(hall);
  const auto order = *hall.event().cut;
  const auto name = [&](int place) { return Hall::name(order[static_cast<std::size_t>(place) - 1]); };
  hall.pair();
  hall.win({name(1), name(4)});
  const auto proposal = std::get<Draft>(propose_round(hall.event()));
  hall.give(proposal);
  hall.give(Publish{3, {}});
  // In truth 3 won: the final is 1-3, and 2-4 play for third place (T-617).
  hall.result(name(3), {2, 1, 0, Cause::played}, "read wrongly", 2);
  EXPECT_TRUE(hall.match(name(1)).has(order[2]));
  EXPECT_TRUE(hall.match(name(2)).has(order[3]));
  hall.give(Start{3});
  hall.result(name(4), {2, 1, 0, Cause::played}, "it was right", 2);
  EXPECT_TRUE(hall.match(name(1)).has(order[2]));  // begun: the bracket stands
  const Match final = hall.match(name(1));
  hall.refuse(VoidMatch{3, final.table, order[0], order[3]}, RefusalCode::reason_missing);
  hall.give(VoidMatch{3, final.table, order[0], order[3]}, "unless the referee voids it");
  EXPECT_TRUE(hall.match(name(1)).has(order[3]));
}

TEST(Elimination, OfFive_TE07) {
  Hall hall(5, {}, 7, Type::elimination);
  const std::string first = hall.pair();
  EntryId bye = 0;
  for (const Match& match : hall.event().rounds[0].matches)
    if (match.is_bye()) bye = match.a;
  for (const Match& match : hall.event().rounds[0].matches)
    if (!match.is_bye()) hall.win(std::string(1, Hall::name(match.a)));
  hall.pair();
  EXPECT_EQ(hall.event().rounds[1].matches.size(), 2U);
  for (const Match& match : hall.event().rounds[1].matches)
    if (match.is_bye()) {
      EXPECT_NE(match.a, bye);  // T-404
    }
  hall.win(std::string(1, Hall::name(bye)));
  hall.pair();
  EXPECT_EQ(hall.event().rounds[2].matches.size(), 1U);  // one loser of the semi-final: no match for third place
  hall.win(std::string(1, Hall::name(bye)));
  EXPECT_EQ(hall.pair(), "rounds_done");
  const auto order = final_ranking(hall.event()).order;
  EXPECT_EQ(order[0].id, bye);
  EXPECT_EQ(order[2].place, 3);
  EXPECT_EQ(order[3].place, 4);
  EXPECT_EQ(order[4].place, 4);
  hall.give(End{});
}

TEST(Elimination, OfEleven_TE39) {
  Hall hall(11, {}, 3, Type::elimination);
  const auto play = [&] {
    hall.pair();
    const auto matches = hall.event().rounds.back().matches;
    for (const Match& match : matches)
      if (!match.is_bye()) hall.win(std::string(1, Hall::name(match.a)));
    return matches.size();
  };
  EXPECT_EQ(play(), 6U);
  EXPECT_EQ(play(), 3U);
  EXPECT_EQ(play(), 2U);
  EXPECT_EQ(play(), 1U);
  const auto order = final_ranking(hall.event()).order;
  std::vector<int> points;
  for (const Ranked& one : order) points.push_back(one.points);
  EXPECT_EQ(points, (std::vector<int>{5, 4, 3, 1, 1, 1, 1, 1, 1, 1, 1}));
  EXPECT_EQ(order[3].last_place, 6);
  EXPECT_EQ(order[6].last_place, 11);
  EXPECT_EQ(sum_of_points(hall), 20);
}

TEST(Elimination, AWinnerLeavesBeforeTheSecondRound_TE39) {
  Hall hall(11, {}, 3, Type::elimination);
  hall.pair();
  const auto first = hall.event().rounds[0].matches;
  for (const Match& match : first)
    if (!match.is_bye()) hall.win(std::string(1, Hall::name(match.a)));
  EntryId gone = first[0].a;
  hall.give(Drop{gone});
  hall.pair();
  EXPECT_EQ(hall.event().rounds[1].matches.size(), 3U);  // five are left: two pairs and a bye
  const auto second = hall.event().rounds[1].matches;
  for (const Match& match : second)
    if (!match.is_bye()) hall.win(std::string(1, Hall::name(match.a)));
  hall.pair();
  const auto order = final_ranking(hall.event()).order;
  for (const Ranked& one : order)
    if (one.id == gone) {
      EXPECT_EQ(one.last_place - one.place, 2);  // with the two losers of round 2 (T-411)
    }
}

TEST(NationalPoints, TablesOfT803) {
  const auto row = [](int players) {
    std::string out;
    for (int place = 1; place <= 7; ++place) out += std::to_string(national_points(players, place));
    return out;
  };
  EXPECT_EQ(row(3), "0000000");  // T-216
  EXPECT_EQ(row(4), "4321111");
  EXPECT_EQ(row(8), "4321111");
  EXPECT_EQ(row(9), "5432111");
  EXPECT_EQ(row(16), "6543211");
  EXPECT_EQ(row(24), "7654321");
}

TEST(NationalPoints, TiesForPointsAreSettledByGames_T549) {
  Hall hall(8, {{"rounds", "3"}, {"playoff_rounds", "0"}});
  hall.played("AE BF CG DH");
  hall.played("AB CD EF GH");
  hall.played("AC BE DG FH");  // A 9; B, C, D 6 ... : lines below 1, 2 and 3
  EXPECT_EQ(ranking_lines(8), (std::vector<int>{1, 2, 3}));
  ASSERT_TRUE(open_tie(hall.event()));
  EXPECT_EQ(open_tie(hall.event())->line, 2);  // from the top
  hall.refuse(End{}, RefusalCode::tie_unsettled);
  play_ties(hall);
  const auto order = final_ranking(hall.event()).order;
  EXPECT_EQ(order[1].place, 2);
  EXPECT_EQ(order[2].place, 3);
  EXPECT_EQ(order[3].place, 4);
  hall.give(End{});
}

TEST(NationalPoints, ExpelledOnesHaveNoPlace_T806) {
  Hall hall(4);
  hall.played("AB CD");
  hall.give(Penalise{1, Infraction::cheating, Grade::X, 1, Moment::after, false});
  const auto order = final_ranking(hall.event()).order;
  EXPECT_EQ(order[0].id, 3);
  EXPECT_EQ(order[0].place, 1);
  EXPECT_EQ(order.back().id, 1);
  EXPECT_EQ(order.back().place, 0);
  EXPECT_EQ(order.back().points, 1);
}

}  // namespace
}  // namespace tournament_tests::playoff_cases
