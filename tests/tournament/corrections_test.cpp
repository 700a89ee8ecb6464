// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections, repairs, coming and going, crossed tables.
#include <algorithm>
#include <limits>
#include <map>

#include "engine/tournament/journal/consequences.h"
#include "engine/tournament/journal/next_step.h"
#include "engine/tournament/journal/phase.h"
#include "engine/tournament/knockout/cut.h"
#include "engine/tournament/laws/organiser.h"
#include "engine/tournament/ranking/progress.h"
#include "engine/tournament/ranking/round_count.h"
#include "engine/tournament/results/ledger.h"
#include "engine/tournament/results/outcome.h"
#include "engine/tournament/results/tally.h"
#include "tests/tournament/hall.h"

namespace tournament_tests::correction_cases {
namespace {

/// T-E31: published A-B, C-H, D-E, F-G.
void published(Hall& hall) {
  hall.played("AE BF CG HD");
  hall.give(Draft{2, Stage::swiss, How::imported, {{1, 2}, {3, 8}, {4, 5}, {6, 7}}, false});
  hall.give(Publish{2, {}});
}

std::string again(const Hall& hall, How how) {
  const auto proposal = propose_again(hall.event(), how);
  return std::holds_alternative<Draft>(proposal) ? Hall::text(std::get<Draft>(proposal).tables) : "none";
}

TEST(Corrections, RepairChangesTheFewestTables_TE31) {
  for (std::uint64_t seed = 1; seed < 20; ++seed) {
    Hall hall(8, {}, seed);
    published(hall);
    hall.result('D', {2, 0, 0, Cause::played}, "D beat H", 1);
    EXPECT_EQ(again(hall, How::repair), "AB CD EH FG");
    const PairingProblem problem = problems_of(hall.event(), 2, How::repair).at(0);
    const auto pairing = pair_cheapest(problem);
    ASSERT_TRUE(pairing);
    EXPECT_EQ(pairing->cost[Level::distance], 0);
    EXPECT_EQ(pairing->cost[Level::new_tables], 2);  // T-537
    const auto proposal = propose_again(hall.event(), How::repair);
    hall.give(std::get<Draft>(proposal));
    EXPECT_EQ(hall.event().rounds[1].state, RoundState::published);
  }
}

TEST(Corrections, TablesThatRunStay_TE31) {
  Hall hall(8);
  published(hall);
  hall.give(Start{2});
  for (const char player : {'A', 'D', 'F'}) hall.give(Begun{2, hall.match(player).table, false});
  hall.result('D', {2, 0, 0, Cause::played}, "D beat H", 1);
  EXPECT_EQ(again(hall, How::repair), "AB CH DE FG");  // C-H runs, so D-E stays too
  hall.refuse(Draft{2, Stage::swiss, How::repair, {{1, 2}, {3, 4}, {5, 8}, {6, 7}}, false}, RefusalCode::draft_locked);
  EXPECT_EQ(hall.points('D'), 30);
  hall.refuse(Draft{2, Stage::swiss, How::paired, {{1, 2}, {3, 8}, {4, 5}, {6, 7}}, false}, RefusalCode::draft_locked);
}

TEST(Corrections, ADropAndTheEvenField_TE32) {
  Hall hall(6);
  hall.played("AD BE FC");
  hall.played("AE FB DC");
  hall.give(Drop{Hall::id('F')});
  const std::string draft = hall.pair();
  EXPECT_NE(draft.find('-'), std::string::npos);
  EXPECT_EQ(draft.find('F'), std::string::npos);
  const auto all = tallies(hall.event());
  EXPECT_EQ(meetings(all[2], Hall::id('F')), 1);  // C keeps F as opponent
  EXPECT_NE(hall.ranking().find('F'), std::string::npos);
  for (const Standing& one : standings(hall.event())) EXPECT_EQ(one.dropped, one.id() == Hall::id('F'));  // marked
}

TEST(Corrections, WrongTablesCrossed_TE22) {
  Hall hall(8);
  hall.seat("AB CD EF GH");
  hall.give(Draft{1, Stage::swiss, How::played, {{1, 3}, {2, 4}, {5, 6}, {7, 8}}, false});
  for (const EntryId id : {1, 2, 3, 4})
    hall.give(Penalise{id, Infraction::wrong_opponent, Grade::G, 1, Moment::during, true});  // T-909
  hall.win("ABEG");
  const auto all = tallies(hall.event());
  const auto met = [&](char one, char two) {
    return meetings(all[static_cast<std::size_t>(Hall::id(one)) - 1], Hall::id(two));
  };
  EXPECT_EQ(met('A', 'B') + met('C', 'D'), 0);  // as never played (T-535)
  EXPECT_EQ(met('A', 'C'), 1);
  EXPECT_EQ(met('B', 'D'), 1);
  EXPECT_EQ(hall.points('A'), 30);
  EXPECT_EQ(hall.points('B'), 30);
  const PairingProblem problem = problems_of(hall.event(), 2, How::paired).at(0);
  EXPECT_EQ(cost_of(problem, {{1, 2}, {3, 4}, {5, 7}, {6, 8}})[Level::rematches], 0);
  EXPECT_EQ(cost_of(problem, {{1, 3}, {2, 4}, {5, 7}, {6, 8}})[Level::rematches], 2);
  const std::string next = hall.pair();
  EXPECT_EQ(next.find("AC"), std::string::npos);
  EXPECT_EQ(next.find("BD"), std::string::npos);
  for (const Penalty& penalty : hall.event().penalties)
    EXPECT_EQ(served_in(hall.event(), penalty), 2);  // in the next round's match
}

TEST(Corrections, SwappedByTheReferee_T530) {
  Hall hall(5);
  hall.give(Draft{1, Stage::swiss, How::imported, {{1, 2}, {3, 4}, {5, kBye}}, false});
  hall.refuse(Swap{1, 5}, RefusalCode::reason_missing);
  hall.refuse(Swap{1, 2}, RefusalCode::swap_same, "they meet each other");
  hall.give(Swap{1, 5}, "A arrives later");
  EXPECT_TRUE(hall.match('A').is_bye());
  EXPECT_TRUE(hall.match('E').by_hand);
  EXPECT_TRUE(hall.match('E').has(2));
  EXPECT_FALSE(hall.match('C').by_hand);
  int byes = 0;  // the bye is a table like any other, and there is one (T-P39)
  for (const Match& match : hall.event().rounds[0].matches) byes += match.is_bye() ? 1 : 0;
  EXPECT_EQ(byes, 1);
  hall.give(Publish{1, {}});
  hall.give(Start{1});
  hall.refuse(Swap{1, 5}, RefusalCode::swap_open, "too late");
}

TEST(Corrections, ByeIsEarnedWhenTheRoundOpens_T538) {
  Hall hall(5);
  hall.give(Draft{1, Stage::swiss, How::imported, {{1, 2}, {3, 4}, {5, kBye}}, false});
  hall.give(Publish{1, {}});
  EXPECT_EQ(hall.points('E'), 0);
  hall.give(Drop{5});
  hall.give(Start{1});
  EXPECT_EQ(hall.points('E'), 0);  // gone before
  Hall later(5);
  later.seat("AB CD E-");
  later.give(Drop{5});
  EXPECT_EQ(later.points('E'), 29);  // kept
  for (const char player : {'A', 'C'}) later.give(Begun{1, later.match(player).table, false});
  const Draft repaired = std::get<Draft>(propose_again(later.event(), How::repair));
  EXPECT_TRUE(is_among(repaired.tables, {Hall::id('E'), kBye}));
  later.give(repaired);
  EXPECT_EQ(later.points('E'), 29);
}

TEST(Corrections, Latecomers_T532_TP40) {
  Hall hall(5);
  hall.seat("AB CD E-");
  hall.enrol(6);
  EXPECT_TRUE(hall.event().entry(6).late);
  hall.give(Seat{6, 5, 0});  // against the player with the bye
  EXPECT_EQ(hall.match('E').other(5), 6);
  EXPECT_TRUE(hall.match('E').seated_late);
  EXPECT_EQ(hall.points('E'), 0);
  hall.enrol(7);
  hall.refuse(Seat{7, 1, 0}, RefusalCode::seat_taken);
  hall.give(Seat{7, 0, 2});  // in the place of B, who has not come
  EXPECT_EQ(hall.match('A').other(1), 7);
  EXPECT_TRUE(hall.event().entry(2).absent);
  EXPECT_FALSE(can_play(hall.event(), 2));
  hall.give(ComeBack{2});  // may enter later like a latecomer
  hall.enrol(8);
  hall.give(Seat{8, 2, 0});  // two latecomers
  EXPECT_EQ(hall.match('B').other(2), 8);
  EXPECT_TRUE(hall.match('C').has(Hall::id('D')));  // nothing else is paired anew
  EXPECT_FALSE(hall.match('C').seated_late);
  hall.win("ACEB");
  EXPECT_EQ(counted_players(hall.event()), 8);
  hall.pair();
  Enrol ninth;
  ninth.entry.id = 9;
  ninth.entry.name = "I";
  hall.refuse(ninth, RefusalCode::enrol_late);
}

TEST(Corrections, WhoEntersBeforeRoundOneOpens_T539) {
  Hall hall(5);
  hall.give(Draft{1, Stage::swiss, How::imported, {{1, 2}, {3, 4}, {5, kBye}}, false});
  hall.give(Publish{1, {}});
  hall.enrol(6);
  hall.refuse(Start{1}, RefusalCode::draft_players);
  EXPECT_EQ(again(hall, How::repair), "AB CD EF");
  hall.give(std::get<Draft>(propose_again(hall.event(), How::repair)));
  hall.give(Start{1});
  Hall seventh(6);
  seventh.give(Draft{1, Stage::swiss, How::imported, {{1, 2}, {3, 4}, {5, 6}}, false});
  seventh.give(Publish{1, {}});
  seventh.enrol(7);
  EXPECT_EQ(again(seventh, How::repair), "AB CD EF G-");
}

TEST(Corrections, ReturnBeforeTheLastRoundIsPublished_T538) {
  Hall hall(4);
  hall.played("AB CD");
  hall.give(Drop{2});
  hall.played("AC D-");
  EXPECT_EQ(hall.points('B'), 0);
  hall.give(ComeBack{2});
  EXPECT_NE(hall.proposed().find('B'), std::string::npos);
  hall.give(Drop{2});
  hall.seat("AD C-");
  hall.refuse(ComeBack{2}, RefusalCode::return_late);
  EXPECT_EQ(hall.points('B'), 0);  // missed rounds give 0 (T-531)
}

TEST(Corrections, RoundsEndEarly_T514) {
  Hall hall(8);
  hall.seat("AB CD EF GH");
  hall.refuse(EndSwiss{}, RefusalCode::round_incomplete, "late");
  hall.win("ACEG");
  hall.refuse(EndSwiss{}, RefusalCode::reason_missing);
  hall.give(EndSwiss{}, "the shop closes");
  EXPECT_EQ(hall.proposed(), "rounds_done");
  EXPECT_EQ(hall.event().changes.at(0).after, "1");  // T-P37
}

TEST(Corrections, AMatchForThirdPlaceBelongsToKnockOutRounds_T606) {
  Hall hall(4);
  hall.refuse(Draft{1, Stage::swiss, How::imported, {{1, 2}, {3, 4}}, true}, RefusalCode::draft_players);
  hall.give(Draft{1, Stage::swiss, How::imported, {{1, 2}, {3, 4}}, false});
}

TEST(Corrections, SeatsOfNobodyAreRefusedHoweverLargeTheirNumbers_T532) {
  Hall hall(5);
  hall.seat("AB CD E-");
  const EntryId late = hall.enrol(6);
  constexpr int kMost = std::numeric_limits<int>::max();
  EXPECT_EQ(hall.journal.add(Seat{late, kMost, kMost})->found, std::to_string(kMost));
  hall.refuse(Seat{late, kMost, kMost}, RefusalCode::seat_taken);
  hall.give(Seat{late, Hall::id('E'), 0});
}

TEST(Corrections, TablesAreNumberedByPoints_T560) {
  Hall hall(6);
  hall.played("AB CD E=F");
  hall.give(Draft{2, Stage::swiss, How::imported, {{2, 4}, {5, 6}, {1, 3}}, false});
  EXPECT_EQ(hall.match('A').table, 1);
  EXPECT_EQ(hall.match('E').table, 2);
  EXPECT_EQ(hall.match('B').table, 3);
  // A fixed table is given to nobody else (T-P08).
  Hall fixed(4);
  Amend amend;
  amend.entry = fixed.event().entry(3);
  amend.entry.fixed_table = 1;
  fixed.give(amend);
  fixed.seat("AB CD");
  EXPECT_EQ(fixed.match('C').table, 1);
  EXPECT_EQ(fixed.match('A').table, 2);
  fixed.win("AC");
  fixed.give(Drop{3});
  amend.entry = fixed.event().entry(4);
  amend.entry.fixed_table = 2;
  fixed.give(amend);
  fixed.seat("AB D-");
  EXPECT_EQ(fixed.match('A').table, 3);  // 1 and 2 are kept, although nobody sits there now
}

TEST(Corrections, AByeIsMovedByRepairAndThereIsOne_TP39) {
  Hall hall(5);
  hall.played("AB CD E-");
  hall.give(Draft{2, Stage::swiss, How::imported, {{1, 3}, {4, 5}, {2, kBye}}, false});
  hall.give(Publish{2, {}});
  hall.give(Start{2});
  hall.give(Begun{2, hall.match('A').table, false});
  hall.give(Begun{2, hall.match('D').table, false});
  hall.refuse(Draft{2, Stage::swiss, How::repair, {{1, 3}, {5, kBye}, {4, kBye}, {2, kBye}}, false},
              RefusalCode::draft_bye);
  hall.give(Draft{2, Stage::swiss, How::repair, {{1, 3}, {2, 5}, {4, kBye}}, false});  // until it is closed (T-537)
  EXPECT_TRUE(hall.match('D').is_bye());
  EXPECT_EQ(hall.points('B'), 0);
}

TEST(Corrections, AFieldThatShrinksToOneEndsCleanly_TP14) {
  Hall hall(5, {{"rounds", "3"}});
  hall.played("AB CD E-");
  for (const char gone : {'B', 'C', 'D', 'E'}) hall.give(Drop{Hall::id(gone)});
  EXPECT_EQ(hall.proposed(), "few_players");
  EXPECT_TRUE(is_swiss_over(hall.event()));  // a round needs two who can play (T-514)
  EXPECT_EQ(cut_size(hall.event()), 0);      // T-515
  while (const auto tie = open_tie(hall.event())) {
    hall.give(DrawTie{tie->line, tie->pairs, tie->sits_out});
    for (const auto& [a, b] : tie->pairs) hall.give(TieResult{tie->line, a, b});
  }
  hall.give(End{});
  const auto order = final_ranking(hall.event()).order;
  EXPECT_EQ(order.size(), 5U);
  EXPECT_EQ(order[0].id, Hall::id('A'));
}

TEST(Corrections, FloatsAndMeetingsOfEveryCause_T535) {
  Hall hall(8, {{"rounds", "3"}});
  hall.played("AB CD EF GH");
  hall.seat("AD BC EH FG");                     // each winner is lowered, each loser lifted
  hall.result('A', {0, 0, 0, Cause::penalty});  // a double loss is a meeting and a float all the same
  hall.win("BE");
  hall.give(Drop{Hall::id('F')});
  const auto all = tallies(hall.event());
  const auto of = [&](char name) { return all[static_cast<std::size_t>(Hall::id(name)) - 1]; };
  EXPECT_TRUE(of('A').down && of('C').down && of('E').down && of('G').down);
  EXPECT_TRUE(of('B').up && of('D').up && of('H').up && of('F').up);
  EXPECT_EQ(meetings(of('A'), Hall::id('D')), 1);
  EXPECT_EQ(meetings(of('G'), Hall::id('F')), 1);
  Hall with_bye(3);
  with_bye.played("AB C-");
  with_bye.played("AC B-");  // the bye is no float and no meeting
  const auto byes = tallies(with_bye.event());
  EXPECT_TRUE(byes[1].met == std::vector<EntryId>{1} && !byes[1].up && !byes[1].down);
}

TEST(Corrections, AfterTheCutItIsMadeAgainUntilThePlayoffsBegin_T534) {
  Hall hall(9, {{"rounds", "1"}, {"computed_ties", "meetings"}});
  hall.played("AB CD EF GH I-");
  hall.give(MakeCut{make_cut(hall.event()).order}, "");
  const auto first = *hall.event().cut;
  hall.result('B', {2, 0, 0, Cause::played}, "read wrongly", 1);
  const Consequences next = open_follow_ups(hall.event());
  EXPECT_EQ(next.proposed, FollowUp::cut);
  hall.give(MakeCut{make_cut(before_playoffs(hall.event())).order}, "");
  EXPECT_EQ(std::count(hall.event().cut->begin(), hall.event().cut->end(), Hall::id('A')), 0);
  // Who leaves now is replaced by the next in order (T-539).
  const EntryId gone = hall.event().cut->front();
  hall.give(Drop{gone});
  hall.give(MakeCut{make_cut(before_playoffs(hall.event())).order}, "");
  EXPECT_EQ(hall.event().cut->size(), 4U);
  EXPECT_EQ(std::count(hall.event().cut->begin(), hall.event().cut->end(), gone), 0);
  hall.pair();
  hall.refuse(MakeCut{first}, RefusalCode::cut_started);
}

TEST(Corrections, EveryConsequenceIsShownFirst_TP12) {
  Hall hall(8);
  published(hall);
  const Result right{1, hall.match('D', 1).table, {0, 2, 0, Cause::played}, WordOf::organiser, {}};
  const Match match = hall.match('D', 1);
  Result command = right;
  if (match.a == Hall::id('D')) command.score = {2, 0, 0, Cause::played};
  const Event before = hall.event();
  const Consequences brought = consequences_of(hall.journal, command, "D beat H");
  EXPECT_EQ(hall.event(), before);  // looked at, not done
  ASSERT_FALSE(brought.refused);
  std::map<EntryId, std::pair<int, int>> points;
  for (const Moved& one : brought.moved)
    if (one.points_before != one.points_after) points[one.id] = {one.points_before, one.points_after};
  EXPECT_EQ(points, (std::map<EntryId, std::pair<int, int>>{{Hall::id('D'), {0, 30}}, {Hall::id('H'), {30, 0}}}));
  EXPECT_EQ(brought.choices.front().first, FollowUp::keep);
  EXPECT_EQ(brought.proposed, FollowUp::repair);  // nobody has begun
  EXPECT_EQ(consequences_of(hall.journal, command, {}).refused->code, RefusalCode::reason_missing);
}

TEST(Corrections, AKnockOutSheetShowsWhoIsSentOnAndWhoIsTakenBack_TP35) {
  Hall hall(9, {{"rounds", "1"}, {"computed_ties", "meetings"}});
  hall.played("AB CD EF GH I-");
  hall.give(MakeCut{make_cut(hall.event()).order}, "");
  const auto order = *hall.event().cut;
  hall.pair();
  hall.win({Hall::name(order[0]), Hall::name(order[3])});
  hall.give(std::get<Draft>(propose_round(hall.event())));
  hall.give(Publish{3, {}});
  const Match semi = hall.match(Hall::name(order[2]), 2);
  const bool first = semi.a == order[2];
  const Consequences brought = consequences_of(
      hall.journal, Result{2, semi.table, {first ? 2 : 0, first ? 0 : 2, 0, Cause::played}, WordOf::organiser, {}},
      "read wrongly");
  ASSERT_FALSE(brought.refused);
  ASSERT_EQ(brought.reseated.size(), 2U);  // in the final and in the match for third place
  for (const Reseated& one : brought.reseated) {
    EXPECT_EQ(one.round, 3);
    EXPECT_TRUE((one.from == order[3] && one.to == order[2]) || (one.from == order[2] && one.to == order[3]));
  }
}

}  // namespace
}  // namespace tournament_tests::correction_cases
