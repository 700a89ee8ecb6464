// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections, repairs, coming and going (T-530 to T-539), crossed tables (T-909).
#include <limits>

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
}

TEST(Corrections, WrongTablesCrossed_TE22) {
  Hall hall(8);
  hall.seat("AB CD EF GH");
  hall.give(Draft{1, Stage::swiss, How::played, {{1, 3}, {2, 4}, {5, 6}, {7, 8}}, false});
  hall.give(Penalise{1, Infraction::wrong_opponent, Grade::G, 1, Moment::during, true});
  hall.win("ABEG");
  const auto all = tallies(hall.event());
  EXPECT_EQ(meetings(all[0], 2), 0);  // as never played
  EXPECT_EQ(meetings(all[0], 3), 1);
  const std::string next = hall.pair();
  EXPECT_EQ(next.find("AC"), std::string::npos);
  EXPECT_EQ(served_in(hall.event(), hall.event().penalties[0]), 2);  // in the next round's match
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
}

TEST(Corrections, Latecomers_T532) {
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
  hall.give(ComeBack{2});
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

TEST(Corrections, OptionsAreFixedWhenRoundOneOpens_T108) {
  Hall hall(8);
  hall.give(ChooseOption{"rounds", "4"}, "");
  hall.refuse(ChooseOption{"round", "4"}, RefusalCode::option_unknown);
  hall.refuse(ChooseOption{"rounds", "many"}, RefusalCode::option_value);
  hall.played("AB CD EF GH");
  hall.refuse(ChooseOption{"rounds", "5"}, RefusalCode::option_late, "more");  // never added (T-514)
  hall.refuse(ChooseOption{"computed_ties", "meetings"}, RefusalCode::reason_missing);
  hall.give(ChooseOption{"computed_ties", "meetings"}, "all agreed");
  EXPECT_EQ(hall.event().changes.at(0).before, "off");
  hall.give(ChooseOption{"round_seconds", "3000"}, "");  // the clock is free (T-P23)
}

TEST(Corrections, NamesAndPersons_TP04) {
  Hall hall(2);
  Enrol same;
  same.entry.id = 3;
  same.entry.name = "A";
  hall.refuse(same, RefusalCode::name_taken);
  same.entry.nickname = "the younger";
  same.entry.person = "p1";
  hall.give(same, "");
  same.entry.id = 4;
  same.entry.name = "Somebody else";
  hall.refuse(same, RefusalCode::person_twice);
  same.entry.person.clear();
  same.entry.name = " \t";
  hall.refuse(same, RefusalCode::name_empty);
  same.entry.name = "\xE2\x80\xAE Ren\xC3\xA9\n  O'Neill ";
  hall.give(same, "");
  EXPECT_EQ(hall.event().entry(4).name, "Ren\xC3\xA9 O'Neill");
}

TEST(Corrections, PapersOfTheProgramme_T209) {
  Journal journal;
  Open open;
  open.kind = Kind::programme;
  EXPECT_FALSE(journal.add(open));
  const auto enrol = [&](int id, bool pending, bool minor, bool consent, Status status) {
    Enrol one;
    one.entry.id = id;
    one.entry.name = "N" + std::to_string(id);
    one.entry.code_pending = pending;
    one.entry.minor = minor;
    one.entry.consent = consent;
    one.entry.status = status;
    EXPECT_FALSE(journal.add(one));
    return journal.add(CheckIn{id, true});
  };
  EXPECT_EQ(enrol(1, false, false, false, Status::active)->code, RefusalCode::cannot_play);  // T-203
  EXPECT_FALSE(enrol(2, true, false, false, Status::active));                                // T-205
  EXPECT_EQ(enrol(3, true, true, false, Status::active)->code, RefusalCode::cannot_play);
  EXPECT_FALSE(enrol(4, true, true, true, Status::active));  // T-208
  EXPECT_EQ(enrol(5, true, false, false, Status::suspended)->code, RefusalCode::cannot_play);
  EXPECT_EQ(players(journal.event()), (std::vector<EntryId>{2, 4}));
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

TEST(Corrections, TheReportWaitsForCodes_T207) {
  Journal journal;
  Open open;
  open.kind = Kind::programme;
  const auto give = [&](Command command) {
    const auto refusal = journal.add(std::move(command), {}, {}, "because");
    EXPECT_FALSE(refusal) << row_of(refusal->code).name;
  };
  give(open);
  give(ChooseOption{"rounds", "1"});
  give(ChooseOption{"playoff_rounds", "0"});
  give(ChooseOption{"computed_ties", "meetings"});
  for (int id = 1; id <= 4; ++id) {
    Enrol one;
    one.entry.id = id;
    one.entry.name = "N" + std::to_string(id);
    if (id > 1) one.entry.code = "C" + std::to_string(id);
    one.entry.code_pending = id == 1;
    give(one);
    give(CheckIn{id, true});
  }
  give(std::get<Draft>(propose_round(journal.event())));
  give(Publish{1, {}});
  give(Start{1});
  give(Result{1, 1, {2, 0, 0, Cause::played}, WordOf::organiser, {}});
  give(Result{1, 2, {2, 0, 0, Cause::played}, WordOf::organiser, {}});
  EXPECT_EQ(journal.add(SendReport{})->code, RefusalCode::not_ended);
  give(End{});
  EXPECT_EQ(journal.add(SendReport{})->code, RefusalCode::report_code_pending);
  Amend code;
  code.entry = journal.event().entry(1);
  code.entry.code = "C2";
  EXPECT_EQ(journal.add(code)->code, RefusalCode::code_twice);
  code.entry.code = "C1";
  give(code);
  give(SendReport{});
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
}

}  // namespace
}  // namespace tournament_tests::correction_cases
