// SPDX-License-Identifier: GPL-3.0-or-later
// Persons, entries, matches and options as they are kept; papers of the programme; the report.
#include <limits>

#include "engine/tournament/journal/file.h"
#include "engine/tournament/journal/line_text.h"
#include "engine/tournament/knockout/season.h"
#include "engine/tournament/results/ledger.h"
#include "engine/tournament/results/outcome.h"
#include "engine/tournament/results/tally.h"
#include "tests/tournament/hall.h"

namespace tournament_tests::registration_cases {
namespace {

/// Everything that is kept of a person (T-101).
Entry somebody(EntryId id) {
  Entry entry;
  entry.id = id;
  entry.name = "Ren\xC3\xA9 Rossi";
  entry.nickname = "the fox";
  entry.person = "p7";
  entry.code = "IT-0007";
  entry.code_pending = true;
  entry.minor = true;
  entry.consent = true;
  entry.status = Status::suspended;
  entry.fixed_table = 3;
  entry.verbals_before = 2;
  entry.officials_before = 1;
  return entry;
}

Event read_again(const Journal& journal) {
  const FileReading reading = read_journal(journal_text(journal));
  EXPECT_FALSE(reading.fault);
  return reading.journal.event();
}

TEST(Registration, WhatIsKeptOfAPersonAndNothingElse_T101_T208) {
  Hall hall(0);
  hall.give(Enrol{somebody(1)});
  const Entry back = read_again(hall.journal).entry(1);
  EXPECT_EQ(back, somebody(1));
  // These are the fields of the journal: no signature, no address, nothing that is sent.
  EXPECT_EQ(
      text_of({1, {}, {}, Enrol{somebody(1)}, {}}),
      "1 - - enrol entry=1 name=\"Ren\xC3\xA9 Rossi\" nickname=\"the fox\" person=p7 code=IT-0007 "
      "code_pending=yes minor=yes consent=yes status=suspended fixed_table=3 verbals_before=2 officials_before=1");
}

TEST(Registration, WhatAnEventIsMadeWith_T102) {
  Open open{"Cup",     "Libra", "2026-11-28",    "naruto",          "panini",
            "limited", "2026",  Kind::programme, Type::elimination, 77};
  Journal journal;
  ASSERT_FALSE(journal.add(open));
  const Event event = read_again(journal);
  EXPECT_EQ(event.title + event.shop + event.date, "CupLibra2026-11-28");
  EXPECT_EQ(event.game + event.edition + event.format + event.season, "narutopaninilimited2026");
  EXPECT_EQ(event.kind, Kind::programme);
  EXPECT_EQ(event.type, Type::elimination);
  EXPECT_EQ(event.seed, 77U);
  EXPECT_EQ(journal.add(open)->code, RefusalCode::opened_twice);
  Journal unopened;
  EXPECT_EQ(unopened.add(Enrol{somebody(1)})->code, RefusalCode::not_opened);
}

TEST(Registration, WhatAnEntryGoesThrough_T103) {
  Hall hall(5);
  EXPECT_TRUE(can_play(hall.event(), 1));  // here, not only enrolled
  hall.give(CheckDeck{1, "Forest", {"too few"}, true});
  hall.seat("AB CD E-");
  hall.win("AC");
  hall.give(Drop{2});
  hall.give(Penalise{4, Infraction::cheating, Grade::X, 1, Moment::after, false});
  const Event event = read_again(hall.journal);
  EXPECT_EQ(event.entry(1).deck, "Forest");
  EXPECT_EQ(event.entry(1).breaches, std::vector<std::string>{"too few"});
  EXPECT_TRUE(event.entry(1).sideboard_barred);
  EXPECT_TRUE(event.entry(2).dropped);
  EXPECT_TRUE(ledger(event, 4).expelled());
  const auto all = tallies(event);
  EXPECT_EQ(all[0].met, std::vector<EntryId>{2});
  EXPECT_EQ(all[4].byes, 1);
  EXPECT_EQ(players(event), (std::vector<EntryId>{1, 3, 5}));
}

TEST(Registration, WhatAMatchCanBe_T104) {
  Hall hall(5);
  hall.seat("AB CD E-");
  const int table = hall.match('A').table;
  hall.give(Clock{1, ClockStep::more, table, 120});
  hall.give(Result{1, table, {1, 2, 0, Cause::played}, WordOf::players, "one.record"}, "");
  const Event event = read_again(hall.journal);
  const Match match = event.rounds[0].matches[0];
  EXPECT_EQ(match.extra_seconds, 120);
  EXPECT_EQ(match.record, "one.record");
  EXPECT_FALSE(match.confirmed);
  EXPECT_FALSE(is_final(event, event.rounds[0], match));
  EXPECT_EQ(settle(event, event.rounds[0], match), (Settled{Outcome::win_b, 1, 2, Cause::played}));
  EXPECT_EQ(settle(event, event.rounds[0], event.rounds[0].matches[2]).outcome, Outcome::bye);
}

TEST(Registration, WhoDecidedStandsInTheLine_T107) {
  Hall hall(4);
  ASSERT_FALSE(hall.journal.add(Drop{4}, "2026-11-28T10:00:00", "Anna", "had to leave"));
  const FileReading reading = read_journal(journal_text(hall.journal));
  EXPECT_EQ(reading.journal.lines().back().who, "Anna");
  // Every decision is a command of the closed list; none is made by time or by the last result.
  for (const char* decision : {"open", "check_in", "option", "draft", "publish", "swap", "start", "result", "clock",
                               "penalty", "drop", "confirm", "cut", "end", "report", "cancel"}) {
    const auto read = read_line(std::string("1 - - ") + decision + " nothing=1");
    ASSERT_FALSE(read.line);
    EXPECT_EQ(row_of(read.refusal.code).name, row_of(RefusalCode::field_unknown).name) << decision;
  }
}

TEST(Registration, NobodyIsPairedWithoutTheTick_TP03) {
  Hall hall(4);
  Enrol fifth;
  fifth.entry.id = 5;
  fifth.entry.name = "E";
  hall.give(fifth);
  EXPECT_EQ(hall.proposed().find('E'), std::string::npos);
  hall.give(CheckIn{5, true});
  EXPECT_NE(hall.proposed().find('E'), std::string::npos);
  hall.refuse(CheckIn{5, true}, RefusalCode::already_here);
}

TEST(Registration, AClubWarnsOnly_T217) {
  Hall hall(0);
  Entry one = somebody(1);
  one.consent = false;
  hall.give(Enrol{one});
  hall.give(CheckIn{1, true});
  EXPECT_TRUE(lacks_papers(hall.event().entry(1)));
  EXPECT_TRUE(can_play(hall.event(), 1));
}

TEST(Registration, PointsOfTwoFormsAreNeverMerged_T206) {
  const auto event = [](const std::string& code) {
    Hall hall(4, {{"rounds", "1"}, {"playoff_rounds", "0"}, {"computed_ties", "meetings"}});
    for (EntryId id = 1; id <= 4; ++id) {
      Amend amend;
      amend.entry = hall.event().entry(id);
      amend.entry.person = "same person";
      amend.entry.person += std::to_string(id);
      amend.entry.code = code + std::to_string(id);
      hall.give(amend);
    }
    hall.played("AB CD");
    hall.give(End{});
    Event made = hall.event();
    made.kind = Kind::programme;
    return made;
  };
  EXPECT_EQ(season_ranking({event("X"), event("X")}, Kind::programme).size(), 4U);
  EXPECT_EQ(season_ranking({event("X"), event("Y")}, Kind::programme).size(), 8U);  // one person, two codes
}

TEST(Registration, TheReportWaitsForEveryMatch_T808) {
  Hall hall(4, {{"rounds", "1"}, {"playoff_rounds", "0"}, {"computed_ties", "meetings"}});
  hall.seat("AB CD");
  hall.give(Penalise{2, Infraction::wrong_opponent, Grade::M, 1, Moment::during, false});
  hall.win("C");
  hall.give(End{}, "");
  hall.give(Revoke{1}, "it was the other table");  // the match of A and B is open again
  hall.refuse(SendReport{}, RefusalCode::report_unconfirmed);
  hall.win("A");
  hall.give(SendReport{}, "");
  // What it holds: who took part, who is placed how, what was written down (T-807).
  const Event event = read_again(hall.journal);
  EXPECT_TRUE(event.reported);
  EXPECT_EQ(final_ranking(event).order.size(), 4U);
  EXPECT_EQ(event.penalties.size(), 1U);
}

TEST(Registration, TheClockIsAnOptionInSeconds_T703) {
  const Options options;
  EXPECT_EQ(options.round_seconds, 40 * 60);  // a sensible limit is 40 to 45 minutes (T-702)
  EXPECT_EQ(options.knockout_seconds, 45 * 60);
  Hall hall(4, {{"round_seconds", "2700"}});
  EXPECT_EQ(hall.event().options.round_seconds, 45 * 60);
  hall.refuse(ChooseOption{"round_seconds", "10"}, RefusalCode::option_value);
}

TEST(Registration, OptionsAreFixedWhenRoundOneOpens_T108) {
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

TEST(Registration, NamesAndPersons_TP04) {
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

TEST(Registration, PapersOfTheProgramme_T209) {
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

TEST(Registration, TheReportWaitsForCodes_T207) {
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

}  // namespace
}  // namespace tournament_tests::registration_cases
