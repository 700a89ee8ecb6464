// SPDX-License-Identifier: GPL-3.0-or-later
// What a result can be, time-outs, points, confirmation.
#include "engine/tournament/knockout/cut.h"
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
  EXPECT_EQ(hall.points('E'), 29);  // T-502
}

TEST(Results, TimeOut_TE13) {
  EXPECT_EQ(at_time(Stage::swiss, 1, 0), (Score{1, 0, 0, Cause::time_out}));
  EXPECT_EQ(outcome_of(*at_time(Stage::swiss, 1, 0)), Outcome::win_a);  // T-704
  EXPECT_EQ(outcome_of(*at_time(Stage::swiss, 0, 0)), Outcome::draw);   // T-705
  EXPECT_EQ(outcome_of(*at_time(Stage::swiss, 1, 1)), Outcome::draw);
  EXPECT_EQ(outcome_of(*at_time(Stage::playoff, 1, 0)), Outcome::win_a);    // no sudden death
  EXPECT_FALSE(at_time(Stage::playoff, 1, 1));                              // played on (T-706)
  EXPECT_EQ(at_time(Stage::swiss, 2, 1), (Score{2, 1, 0, Cause::played}));  // decided before
  EXPECT_EQ(at_time(Stage::swiss, 2, 0), (Score{2, 0, 0, Cause::played}));
  Hall hall(6);
  hall.seat("AB CD EF");
  hall.result('A', *at_time(Stage::swiss, 1, 0));
  hall.result('C', *at_time(Stage::swiss, 0, 0));
  hall.result('E', *at_time(Stage::swiss, 1, 1));
  EXPECT_EQ(hall.points('A'), 30);
  EXPECT_EQ(hall.points('B'), 0);
  for (const char level : {'C', 'D', 'E', 'F'}) EXPECT_EQ(hall.points(level), 10) << level;
}

TEST(Results, ATableOfTheProgramIsDecidedByWhatWasOverWhenTimeWasCalled_T704_T707) {
  using enum SuddenDeath;
  using Won = std::vector<SuddenDeath>;
  EXPECT_EQ(score_after_time(Stage::swiss, 1, Won{a, b}, Won{}), (Score{1, 0, 0, Cause::time_out}))
      << "the second game was on, and does not count";
  EXPECT_EQ(score_after_time(Stage::swiss, 0, Won{}, Won{a}), (Score{0, 0, 0, Cause::time_out}));
  EXPECT_EQ(score_after_time(Stage::playoff, 2, Won{a, b}, Won{}), std::nullopt) << "it is played on";
  EXPECT_EQ(score_after_time(Stage::playoff, 2, Won{a, b}, Won{both, b}), (Score{1, 2, 0, Cause::sudden_death}));
  EXPECT_EQ(score_after_time(Stage::playoff, 0, Won{b}, Won{}), (Score{0, 1, 0, Cause::sudden_death}))
      << "the game that was on is over, and left";
  EXPECT_EQ(score_after_time(Stage::playoff, 0, Won{b}, Won{a}), (Score{1, 0, 0, Cause::sudden_death}))
      << "who was ahead first";
}

TEST(Results, SuddenDeathByTheSameStepDecidesNothing_TE14) {
  using enum SuddenDeath;
  EXPECT_FALSE(at_time(Stage::playoff, 0, 0));
  std::vector<SuddenDeath> steps{none, both, none};  // one showdown kills a Ninja of each player
  EXPECT_FALSE(after_sudden_death(0, 0, steps));     // T-708
  steps.push_back(b);                                // B takes a War Reward
  EXPECT_EQ(after_sudden_death(0, 0, steps), (Score{0, 1, 0, Cause::sudden_death}));
  EXPECT_EQ(after_sudden_death(1, 1, std::vector{both, a}), (Score{2, 1, 0, Cause::sudden_death}));
  steps.push_back(a);  // too late
  EXPECT_EQ(outcome_of(*after_sudden_death(1, 1, steps)), Outcome::win_b);
  EXPECT_EQ(after_sudden_death(1, 1, steps), (Score{1, 2, 0, Cause::sudden_death}));  // T-707
  // As a result it can be entered in a play-off, and nowhere else (T-706).
  Hall hall(4, {{"rounds", "1"}, {"computed_ties", "meetings"}});
  hall.played("AB CD");
  hall.refuse(result_of(hall, 'A', {1, 0, 0, Cause::sudden_death}), RefusalCode::result_sudden_death, "why");
  hall.give(MakeCut{make_cut(hall.event()).order}, "");
  hall.pair();
  const char winner = Hall::name(hall.event().cut->front());
  hall.refuse(result_of(hall, winner, *at_time(Stage::swiss, 1, 1)), RefusalCode::result_level);
  hall.result(winner, {1, 0, 0, Cause::sudden_death});
  EXPECT_EQ(final_ranking(hall.event()).order[0].id, Hall::id(winner));
}

TEST(Results, TimeIsMarkedAtTheTableOfTheProgram_T709) {
  Hall hall(4, {{"rounds", "1"}});
  hall.seat("AB CD");
  const int table = hall.match('A').table;
  const TimeAtTable time{1, table, {1, 40}};
  hall.refuse(time, RefusalCode::not_played_here);
  hall.give(Play{1, table, 77}, "");
  hall.refuse(TimeAtTable{2, table, {1, 40}}, RefusalCode::no_round);
  hall.refuse(TimeAtTable{1, 99, {1, 40}}, RefusalCode::no_table);
  hall.refuse(TimeAtTable{1, table, {4, 0}}, RefusalCode::value_bad);
  hall.refuse(TimeAtTable{1, table, {0, -1}}, RefusalCode::value_bad);
  hall.give(time, "");
  EXPECT_EQ(hall.match('A').time_mark, (TimeMark{1, 40}));
  hall.refuse(time, RefusalCode::match_final);
  hall.give(Clock{1, ClockStep::more, 0, 120}, "");
  EXPECT_FALSE(hall.match('A').time_mark) << "there is time again";
  hall.give(time, "");
  hall.give(Play{1, table, 78}, "");
  EXPECT_FALSE(hall.match('A').time_mark) << "another match";
  hall.give(time, "");
  hall.give(Undo{hall.journal.to_undo()}, "");
  EXPECT_FALSE(hall.match('A').time_mark);
  hall.win("A");
  hall.refuse(time, RefusalCode::match_final);
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
  refused({1, 1, 0, Cause::agreed}, RefusalCode::result_agreed);
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
  // In a play-off one more game decides.
  Hall playoff(4, {{"rounds", "1"}, {"computed_ties", "meetings"}});
  playoff.played("AB CD");
  playoff.give(MakeCut{make_cut(playoff.event()).order}, "");
  playoff.pair();
  const char one = Hall::name(playoff.event().cut->front());
  playoff.refuse(result_of(playoff, one, {1, 1, 1, Cause::played}), RefusalCode::result_level);
  playoff.refuse(result_of(playoff, one, {2, 2, 0, Cause::played}), RefusalCode::result_impossible);  // T-P11
  playoff.result(one, {2, 1, 1, Cause::sudden_death});
  EXPECT_EQ(final_ranking(playoff.event()).order[0].id, Hall::id(one));
}

TEST(Results, ConcededAndAgreed_TE41) {
  Hall hall(4);
  hall.seat("AB CD");
  hall.result('A', {1, 2, 0, Cause::played});  // the leader gives in at 1-0 (T-711)
  EXPECT_EQ(hall.points('B'), 30);
  hall.refuse(result_of(hall, 'C', {1, 1, 0, Cause::agreed}), RefusalCode::result_agreed);  // they play on
  hall.result('C', {0, 2, 0, Cause::played});                                               // given in at 0-0
  EXPECT_EQ(hall.points('D'), 30);
  Hall agreed(4, {{"agreed_draw", "yes"}});
  agreed.seat("AB CD");
  agreed.result('A', {1, 1, 0, Cause::agreed});
  EXPECT_EQ(agreed.points('A'), 10);
  EXPECT_EQ(agreed.points('B'), 10);
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
