// SPDX-License-Identifier: GPL-3.0-or-later
// Direct elimination, and what the two types of an event have in common.
#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "engine/tournament/journal/phase.h"
#include "engine/tournament/knockout/cut.h"
#include "engine/tournament/results/outcome.h"
#include "tests/tournament/hall.h"

namespace tournament_tests::elimination_cases {
namespace {

int sum_of_points(const Hall& hall) {
  const auto points = hall.national();
  return std::accumulate(points.begin(), points.end(), 0);
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
  const EntryId beaten = hall.match(Hall::name(bye)).other(bye);
  hall.pair();
  EXPECT_EQ(hall.event().rounds[2].matches.size(), 1U);  // one loser of the semi-final: no match for third place
  hall.win(std::string(1, Hall::name(bye)));
  EXPECT_EQ(hall.pair(), "rounds_done");
  const auto order = final_ranking(hall.event()).order;
  EXPECT_EQ(order[0].id, bye);
  EXPECT_EQ(order[2].id, beaten);
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
  std::vector<EntryId> byes;
  for (const Round& round : hall.event().rounds)
    for (const Match& match : round.matches)
      if (match.is_bye()) byes.push_back(match.a);
  ASSERT_EQ(byes.size(), 2U);
  EXPECT_NE(byes[0], byes[1]);  // one of those who have had none (T-404)
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
    if (match.is_bye()) {
      EXPECT_FALSE(
          std::any_of(first.begin(), first.end(), [&](const Match& one) { return one.is_bye() && one.a == match.a; }));
    }
  for (const Match& match : second)
    if (!match.is_bye()) hall.win(std::string(1, Hall::name(match.a)));
  hall.pair();
  const auto order = final_ranking(hall.event()).order;
  for (const Ranked& one : order)
    if (one.id == gone) {
      EXPECT_EQ(one.last_place - one.place, 2);  // with the two losers of round 2 (T-411)
    }
}

TEST(Elimination, WhenAllHaveHadAByeItGoesToOneWithTheFewest_T406) {
  Hall hall(17, {}, 1, Type::elimination);
  std::map<EntryId, int> byes;
  for (int round = 1; round <= 4; ++round) {  // 17, 9, 5, 3 are left; whoever has had a bye wins
    hall.pair();
    for (const Match& match : std::vector<Match>(hall.event().rounds.back().matches)) {
      if (match.is_bye()) {
        const int had = byes[match.a]++;
        EXPECT_EQ(had, round == 4 ? 1 : 0) << round;
        continue;
      }
      hall.win(std::string(1, Hall::name(byes[match.b] > byes[match.a] ? match.b : match.a)));
    }
  }
  EXPECT_EQ(hall.event().rounds.back().matches.size(), 2U);
}

TEST(Elimination, AByeIsAWinForDisplayOnly_T408_T410) {
  Hall hall(3, {}, 2, Type::elimination);
  hall.pair();
  hall.win_all();
  const Round& round = hall.event().rounds[0];
  EntryId owner = 0;
  for (const Match& match : round.matches) {
    if (!match.is_bye()) continue;
    owner = match.a;
    const Settled settled = settle(hall.event(), round, match);
    EXPECT_EQ(settled.games_a, 2);
    EXPECT_EQ(settled.games_b, 0);
    EXPECT_EQ(settled.winner(match), owner);
  }
  ASSERT_NE(owner, 0);
  EXPECT_EQ(hall.points(Hall::name(owner)), 0);  // no points exist
  EXPECT_NE(hall.proposed().find(Hall::name(owner)), std::string::npos);
}

TEST(Elimination, NobodyComesBackAndNobodyComesLate_T411) {
  Hall hall(4, {}, 1, Type::elimination);
  hall.pair();
  hall.give(Drop{1});
  hall.refuse(ComeBack{1}, RefusalCode::return_late);
  hall.enrol(5);  // who is not seated in round 1 (T-532) is in none
  for (const Match& match : std::vector<Match>(hall.event().rounds[0].matches))
    if (!match.has(1)) hall.win(std::string(1, Hall::name(match.a)));
  const Draft next = std::get<Draft>(propose_round(hall.event()));
  hall.give(next);
  for (const auto& [a, b] : next.tables) EXPECT_TRUE(a != 5 && b != 5);
  hall.refuse(ComeBack{1}, RefusalCode::return_late);  // nor while the next round is only drafted
  Enrol late;
  late.entry.id = 6;
  late.entry.name = "F";
  hall.refuse(late, RefusalCode::enrol_late);
}

TEST(Types, LosersLeaveAnEliminationAndPlayOnInSwissRounds_T402) {
  Hall knockout(4, {}, 1, Type::elimination);
  knockout.pair();
  const auto first = knockout.event().rounds[0].matches;
  knockout.win_all();
  knockout.pair();  // T-403
  EXPECT_TRUE(knockout.match(Hall::name(first[0].a)).has(first[1].a));
  EXPECT_TRUE(knockout.match(Hall::name(first[0].b)).third_place);
  EXPECT_TRUE(knockout.match(Hall::name(first[0].b)).has(first[1].b));
  Hall swiss(4, {{"rounds", "2"}});
  swiss.pair();
  swiss.win_all();
  swiss.pair();
  EXPECT_EQ(swiss.event().rounds[1].matches.size(), 2U);
  swiss.win_all();
  EXPECT_EQ(cut_size(swiss.event()), 2);  // a fixed number of rounds, then a cut
}

TEST(Types, AnEventEndsWithOneWinner_T401) {
  // In a field without play-offs and without points to divide the first place is settled all the same.
  Hall hall(2, {{"rounds", "1"}});
  hall.played("A=B");
  EXPECT_EQ(ranking_lines(2), std::vector<int>{1});
  const auto tie = open_tie(hall.event());
  ASSERT_TRUE(tie);
  EXPECT_EQ(tie->line, 1);
  hall.refuse(End{}, RefusalCode::tie_unsettled);
  hall.settle_ties();
  hall.give(End{});
  EXPECT_EQ(final_ranking(hall.event()).order[0].last_place, 1);
}

void lose_match(Hall& hall, const std::string& players) {
  const int round = hall.event().rounds.back().number;
  for (const char player : players)
    hall.give(Penalise{Hall::id(player), Infraction::wrong_opponent, Grade::M, round, Moment::during, false});
}

TEST(Elimination, WhoLeavesBeforeTheFinalIsBeatenInIt_T411) {
  Hall hall(6, {}, 1, Type::elimination);
  hall.seat("AB CD EF", Stage::elimination);
  hall.win("ACE");
  hall.give(Drop{Hall::id('E')});
  EXPECT_EQ(hall.pair(), "AC");
  EXPECT_EQ(hall.final_order(), "AC E BDF");  // it is still played
  hall.win("A");
  EXPECT_EQ(hall.final_order(), "A C E BDF");  // who lost the final is second (T-407)
  // Three had lost before him: there is nobody to be third by a match.
  Hall twelve(12, {}, 1, Type::elimination);
  twelve.seat("AB CD EF GH IJ KL", Stage::elimination);
  twelve.win("ACEGIK");
  twelve.seat("AC EG IK", Stage::elimination);
  twelve.win("AEI");
  twelve.give(Drop{Hall::id('I')});
  EXPECT_EQ(twelve.pair(), "AE");
  twelve.win("E");
  EXPECT_EQ(twelve.final_order(), "E A I CGK BDFHJL");
  // Two had: they still meet, for the places behind him who had come a round further.
  Hall ten(10, {}, 1, Type::elimination);
  ten.seat("AB CD EF GH IJ", Stage::elimination);
  ten.win("ACEGI");
  ten.seat("AC EG I-", Stage::elimination);
  ten.win("AE");
  ten.give(Drop{Hall::id('I')});
  EXPECT_EQ(ten.pair(), "AE CG");
  ten.win("AG");
  EXPECT_EQ(ten.final_order(), "A E I G C BDFHJ");
}

TEST(Elimination, WhoLeavesBeforeTheSemiFinalsIsBehindTheirLosers_T411) {
  Hall hall(10, {}, 1, Type::elimination);
  hall.seat("AB CD EF GH IJ", Stage::elimination);
  hall.win("ACEGI");
  hall.give(Drop{Hall::id('I')});
  hall.seat("AC EG", Stage::elimination);
  hall.win("AE");
  EXPECT_EQ(hall.pair(), "AE CG");
  hall.win("AC");
  EXPECT_EQ(hall.final_order(), "A E C G I BDFHJ");
}

TEST(Elimination, WhoLeavesBeforeHisByeIsEarnedIsBeatenInThatRound_T411_T538) {
  for (const bool opened : {false, true}) {
    Hall hall(5, {}, 1, Type::elimination);
    hall.seat("AB CD E-", Stage::elimination);
    hall.win("AC");
    hall.give(Draft{2, Stage::elimination, How::imported, {{1, 5}, {3, kBye}}, false});
    hall.give(Publish{2, {}});
    if (!opened) hall.give(Drop{Hall::id('C')});
    hall.give(Start{2});
    hall.win("A");
    if (opened) hall.give(Drop{Hall::id('C')});
    EXPECT_EQ(hall.proposed(), "rounds_done");
    EXPECT_EQ(hall.final_order(), opened ? "A C E BD" : "A CE BD");
  }
}

TEST(Elimination, WhoIsLeftOfTheTwoSemiFinalLosersIsThird_T407_T607) {
  const auto semi_finals = [] {
    Hall hall(4, {}, 1, Type::elimination);
    hall.seat("AB CD", Stage::elimination);
    hall.win("AC");
    return hall;
  };
  Hall left = semi_finals();
  left.give(Drop{Hall::id('B')});
  EXPECT_EQ(left.pair(), "AC");
  left.win("A");
  EXPECT_EQ(left.final_order(), "A C D B");
  EXPECT_EQ(left.national(), (std::vector<int>{4, 3, 2, 1}));  // by T-803; they would be 1 and 1 if they shared
  Hall expelled = semi_finals();
  expelled.give(Penalise{Hall::id('B'), Infraction::cheating, Grade::X, 1, Moment::after, false});
  expelled.pair();
  expelled.win("A");
  EXPECT_EQ(final_ranking(expelled.event()).order[2].id, Hall::id('D'));
  EXPECT_EQ(expelled.national(), (std::vector<int>{4, 3, 2, 1}));
  Hall both = semi_finals();
  for (const char gone : {'B', 'D'}) both.give(Drop{Hall::id(gone)});
  both.pair();
  both.win("A");
  EXPECT_EQ(both.final_order(), "A C BD");
  // No final, because a finalist has left as well: the loser who is left is third all the same.
  Hall none = semi_finals();
  for (const char gone : {'A', 'B'}) none.give(Drop{Hall::id(gone)});
  EXPECT_EQ(none.proposed(), "rounds_done");
  EXPECT_EQ(none.final_order(), "C A D B");
  // The losers of a round that is followed by another one than the final share their places.
  Hall five(5, {}, 1, Type::elimination);
  five.seat("AB CD E-", Stage::elimination);
  five.win("AC");
  five.give(Drop{Hall::id('D')});
  five.seat("AE C-", Stage::elimination);
  five.win("A");
  EXPECT_EQ(five.pair(), "AC");
  five.win("A");
  EXPECT_EQ(five.final_order(), "A C E BD");
}

TEST(Elimination, AFinalThatLeavesNobodyIsSettledByGames_T965) {
  Hall hall(4, {}, 1, Type::elimination);
  hall.seat("AB CD", Stage::elimination);
  hall.win("AC");
  EXPECT_EQ(hall.pair(), "AC BD");
  hall.win("B");
  lose_match(hall, "AC");
  const auto tie = open_tie(hall.event());  // although ties are not broken otherwise (T-410)
  ASSERT_TRUE(tie);
  EXPECT_EQ(tie->line, 1);
  EXPECT_EQ(tie->places, 1);
  hall.refuse(End{}, RefusalCode::tie_unsettled);
  Hall one = hall;  // one of them cannot play: the other is first
  one.give(Drop{Hall::id('A')});
  EXPECT_FALSE(open_tie(one.event()));
  EXPECT_EQ(one.final_order(), "C A B D");
  one.give(Drop{Hall::id('C')});  // none can: they share it (T-805)
  EXPECT_FALSE(open_tie(one.event()));
  EXPECT_EQ(one.final_order(), "AC B D");
  one.give(End{});
  hall.give(DrawTie{tie->line, tie->pairs, tie->sits_out});
  hall.give(TieResult{1, Hall::id('C'), Hall::id('A')});
  EXPECT_EQ(hall.final_order(), "C A B D");
  hall.give(End{});
}

TEST(Elimination, ARoundOfSeveralTablesThatLeavesNobody_T965) {
  Hall hall(4, {}, 1, Type::elimination);
  hall.seat("AB CD", Stage::elimination);
  lose_match(hall, "ABCD");
  hall.give(Drop{Hall::id('D')});
  const auto tie = open_tie(hall.event());
  ASSERT_TRUE(tie);
  EXPECT_EQ(std::set<EntryId>(tie->tied.begin(), tie->tied.end()), (std::set<EntryId>{1, 2, 3}));
  hall.settle_ties();
  const auto order = final_ranking(hall.event()).order;
  EXPECT_EQ(order[0].last_place, 1);
  EXPECT_EQ(order[1].place, 2);  // the line below the first place is the only one (T-410)
  EXPECT_EQ(order[2].last_place, 3);
  EXPECT_EQ(order[3].id, Hall::id('D'));  // who has left is behind the others of his tie (T-549)
  EXPECT_EQ(order[3].place, 4);
}

TEST(Elimination, FixedBracket_T405) {
  Hall hall(6, {{"fixed_bracket", "yes"}}, 4, Type::elimination);
  hall.pair();
  int byes = 0;
  for (const Match& match : std::vector<Match>(hall.event().rounds[0].matches)) {
    byes += match.is_bye() ? 1 : 0;
    if (!match.is_bye()) hall.win(std::string(1, Hall::name(match.a)));
  }
  EXPECT_EQ(byes, 2);  // in round 1 only
  hall.pair();
  EXPECT_EQ(hall.event().rounds[1].matches.size(), 2U);
  for (const Match& match : std::vector<Match>(hall.event().rounds[1].matches)) {
    EXPECT_FALSE(match.is_bye());
    hall.win(std::string(1, Hall::name(match.a)));
  }
  hall.pair();
  EXPECT_EQ(hall.event().rounds[2].matches.size(), 2U);  // two losers of the semi-finals: third place (T-407)
}

}  // namespace
}  // namespace tournament_tests::elimination_cases
