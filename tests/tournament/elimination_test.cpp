// SPDX-License-Identifier: GPL-3.0-or-later
// Direct elimination, and what the two types of an event have in common.
#include <algorithm>
#include <map>
#include <numeric>

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
