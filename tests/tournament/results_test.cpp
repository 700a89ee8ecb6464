// SPDX-License-Identifier: GPL-3.0-or-later
// What a result can be (T-P11), time-outs (T-704 to T-707), points (T-501 to T-503), confirmation (T-231).
#include "engine/tournament/results/outcome.h"
#include "engine/tournament/results/score_check.h"
#include "engine/tournament/results/tally.h"
#include "tests/tournament/hall.h"

namespace tournament_tests::results_cases {
namespace {

Result result_of(const Hall& hall, char player, Score score) {
  return {hall.event().rounds.back().number, hall.match(player).table, score, WordOf::organiser, {}};
}

TEST(Results, PointsOfAMatch_T501) {
  Hall hall(5);
  hall.seat("AB CD E-");
  hall.win("A", 2, 1);
  hall.draw('C');
  EXPECT_EQ(hall.points('A'), 30);  // for the match, not for the games (T-503)
  EXPECT_EQ(hall.points('B'), 0);
  EXPECT_EQ(hall.points('C'), 10);
  EXPECT_EQ(hall.points('E'), 29);
}

TEST(Results, TimeOut_TE13) {
  EXPECT_EQ(at_time(Stage::swiss, 1, 0), (Score{1, 0, 0, Cause::time_out}));
  EXPECT_EQ(outcome_of(*at_time(Stage::swiss, 1, 0)), Outcome::win_a);  // T-704
  EXPECT_EQ(outcome_of(*at_time(Stage::swiss, 0, 0)), Outcome::draw);   // T-705
  EXPECT_EQ(outcome_of(*at_time(Stage::swiss, 1, 1)), Outcome::draw);
  EXPECT_EQ(outcome_of(*at_time(Stage::playoff, 1, 0)), Outcome::win_a);  // no sudden death
  EXPECT_FALSE(at_time(Stage::playoff, 1, 1));                            // played on (T-706)
  EXPECT_EQ(at_time(Stage::swiss, 2, 1), (Score{2, 1, 0, Cause::played}));
}

TEST(Results, ResultsThatCannotBe_TP11) {
  Hall hall(5);
  hall.seat("AB CD E-");
  const auto refused = [&](Score score, RefusalCode code) { hall.refuse(result_of(hall, 'A', score), code); };
  refused({2, 2, 0, Cause::played}, RefusalCode::result_impossible);
  refused({3, 0, 0, Cause::played}, RefusalCode::result_impossible);
  refused({1, 0, 0, Cause::played}, RefusalCode::result_unfinished);
  refused({0, 0, 0, Cause::played}, RefusalCode::result_unfinished);
  refused({1, 1, 0, Cause::played}, RefusalCode::result_unfinished);
  refused({2, 1, 1, Cause::played}, RefusalCode::result_impossible);
  refused({1, 0, 0, Cause::sudden_death}, RefusalCode::result_sudden_death);
  refused({1, 1, 0, Cause::agreed}, RefusalCode::result_agreed);  // T-711
  hall.refuse(Result{1, 9, {2, 0, 0, Cause::played}, WordOf::organiser, {}}, RefusalCode::no_table);
  hall.refuse(Result{1, 0, {2, 0, 0, Cause::played}, WordOf::organiser, {}}, RefusalCode::no_table);  // the bye
  hall.refuse(Result{2, 1, {2, 0, 0, Cause::played}, WordOf::organiser, {}}, RefusalCode::no_round);
  hall.result('A', {1, 0, 0, Cause::time_out});
  EXPECT_EQ(hall.points('A'), 30);
}

TEST(Results, ThreeGamesUsedUp_TE38) {
  // Both late: game 1 is void, then one game each (T-960, T-965).
  EXPECT_EQ(outcome_of({1, 1, 1, Cause::played}), Outcome::draw);
  Hall hall(4);
  hall.seat("AB CD");
  for (const char late : {'A', 'B'})
    hall.give(Penalise{Hall::id(late), Infraction::lateness, Grade::G, 1, Moment::before, false});
  hall.refuse(result_of(hall, 'A', {2, 1, 0, Cause::played}), RefusalCode::result_against_penalty);
  hall.result('A', {1, 1, 1, Cause::played});
  EXPECT_EQ(hall.points('A'), 10);
  EXPECT_EQ(hall.points('B'), 10);
}

TEST(Results, ConcededAndAgreed_TE41) {
  Hall hall(4);
  hall.seat("AB CD");
  hall.result('A', {1, 2, 0, Cause::played});  // the leader gives in at 1-0 (T-711)
  EXPECT_EQ(hall.points('B'), 30);
  Hall agreed(4, {{"agreed_draw", "yes"}});
  agreed.seat("AB CD");
  agreed.result('A', {1, 1, 0, Cause::agreed});
  EXPECT_EQ(agreed.points('A'), 10);
  agreed.refuse(result_of(agreed, 'C', {1, 0, 0, Cause::agreed}), RefusalCode::result_agreed);
}

TEST(Results, TwoPlayersConfirm_T231) {
  Hall hall(4);
  hall.seat("AB CD");
  const int table = hall.match('A').table;
  hall.refuse(Confirm{1, table, 0}, RefusalCode::not_reported);
  Result told = result_of(hall, 'A', {2, 0, 0, Cause::played});
  told.by = WordOf::players;
  hall.give(told, "");
  hall.win("C");
  EXPECT_EQ(hall.proposed(), "round_incomplete");
  hall.give(Confirm{1, table, Hall::id('A')});
  hall.refuse(Confirm{1, table, Hall::id('C')}, RefusalCode::no_entry);
  EXPECT_EQ(hall.proposed(), "round_incomplete");
  hall.give(Confirm{1, table, Hall::id('B')});
  EXPECT_NE(hall.proposed(), "round_incomplete");
  hall.refuse(told, RefusalCode::match_final);  // from now on only the referee, with a reason
  told.by = WordOf::organiser;
  hall.refuse(told, RefusalCode::reason_missing);
  hall.give(told, "the slip says so");
}

TEST(Results, ADropInARoundLosesTheMatch_T531) {
  Hall hall(4);
  hall.seat("AB CD");
  hall.give(Drop{Hall::id('A')});
  EXPECT_EQ(hall.points('B'), 30);
  hall.refuse(result_of(hall, 'A', {2, 0, 0, Cause::played}), RefusalCode::result_dropped);
  hall.give(Drop{Hall::id('B')});  // both have left a match without a result: a double loss (T-538)
  EXPECT_EQ(hall.points('B'), 0);
  hall.refuse(Drop{Hall::id('B')}, RefusalCode::already_dropped);
  hall.give(ComeBack{Hall::id('B')});
  hall.refuse(ComeBack{Hall::id('B')}, RefusalCode::not_dropped);
}

TEST(Results, AnyOrderOfEnteringGivesTheSameStandings) {
  Hall one(8);
  Hall other(8);
  one.seat("AB CD EF GH");
  other.seat("AB CD EF GH");
  one.win("A"), one.draw('C'), one.win("F", 2, 1), one.win("G");
  other.win("G"), other.win("F", 2, 1), other.draw('C'), other.win("A");
  EXPECT_EQ(one.ranking(), other.ranking());
  EXPECT_EQ(one.event(), other.event());
}

}  // namespace
}  // namespace tournament_tests::results_cases
