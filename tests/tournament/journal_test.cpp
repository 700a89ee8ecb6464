// SPDX-License-Identifier: GPL-3.0-or-later
// The journal as text: read back, torn, from the future, edited by hand (T-P13, T-P16, T-P17).
#include "engine/tournament/journal/file.h"
#include "engine/tournament/journal/judgement.h"
#include "engine/tournament/journal/line_text.h"
#include "engine/tournament/laws/laws.h"
#include "engine/tournament/laws/organiser.h"
#include "tests/tournament/hall.h"

namespace tournament_tests::journal_cases {
namespace {

Journal some_event() {
  Hall hall(5);
  hall.played("AB C=D E-");
  return hall.journal;
}

void expect_fault(const std::string& text, int line, RefusalCode code, const std::string& found,
                  const std::string& meant) {
  const FileReading reading = read_journal(text);
  ASSERT_TRUE(reading.fault) << text;
  EXPECT_EQ(reading.fault->line, line);
  EXPECT_EQ(row_of(reading.fault->refusal.code).name, row_of(code).name);
  EXPECT_EQ(reading.fault->refusal.found, found);
  EXPECT_EQ(reading.fault->refusal.meant, meant);
}

std::string replaced(std::string text, const std::string& what, const std::string& with) {
  const auto at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return text.replace(at, what.size(), with);
}

TEST(JournalText, ALineIsReadable) {
  Line line{7, "2026-11-27T10:00:00", "Anna Rossi", Result{1, 3, {2, 1, 0, Cause::played}, WordOf::organiser, {}},
            "it \"was\" so"};
  const std::string text = text_of(line);
  EXPECT_EQ(text, R"(7 2026-11-27T10:00:00 "Anna Rossi" result round=1 table=3 a=2 b=1 reason="it \"was\" so")");
  const auto read = read_line(text);
  ASSERT_TRUE(read.line);
  EXPECT_EQ(text_of(*read.line), text);
  EXPECT_EQ(read.line->reason, line.reason);
}

TEST(JournalText, ReadsBackAsTheSameEvent) {
  const Journal journal = some_event();
  const std::string text = journal_text(journal);
  const FileReading reading = read_journal(text);
  ASSERT_FALSE(reading.fault);
  EXPECT_FALSE(reading.torn);
  EXPECT_EQ(reading.journal.event(), journal.event());
  EXPECT_EQ(journal_text(reading.journal), text);
}

TEST(JournalText, EveryCommandReadsBack) {
  const Journal journal = simulate({20, 11, Type::swiss, true, {{"bye_band", "exact"}}}).journal;
  for (const Line& line : journal.lines()) {
    const auto read = read_line(text_of(line));
    ASSERT_TRUE(read.line) << text_of(line);
    EXPECT_EQ(text_of(*read.line), text_of(line));
  }
  const Command rare[] = {DealGroups{{{1, 2}, {2, 1}}},
                          Seat{1, 2, 3},
                          CheckDeck{1, "a b", {"x y", "z"}, true},
                          VoidMatch{5, 1, 2, 3},
                          DrawTie{0, {{1, 2}}, 3},
                          TieResult{2, 1, 3},
                          Clock{1, ClockStep::more, 2, -60},
                          Begun{1, 2, true},
                          Play{1, 2, 18446744073709551615U},
                          TimeAtTable{1, 2, {1, 40}},
                          ReadAgain{1, 2, {1, 0, 1, tournament::Cause::time_out}},
                          Upgrade{1, Grade::X},
                          Cancel{}};
  for (const Command& command : rare) {
    const std::string text = text_of({3, {}, {}, command, "why"});
    const auto read = read_line(text);
    ASSERT_TRUE(read.line) << text;
    EXPECT_EQ(text_of(*read.line), text);
  }
}

TEST(JournalText, TornAtTheEnd) {
  const std::string text = journal_text(some_event());
  for (std::size_t cut = 1; cut < 40; ++cut) {
    const FileReading reading = read_journal(std::string_view(text).substr(0, text.size() - cut));
    EXPECT_FALSE(reading.fault);
    EXPECT_TRUE(reading.torn || text[text.size() - cut - 1] == '\n');
    EXPECT_LE(reading.journal.lines().size(), some_event().lines().size());
  }
}

TEST(JournalText, OfTheFutureOrOfSomethingElse) {
  const std::string text = journal_text(some_event());
  expect_fault(replaced(text, "tournament 1", "tournament 2"), 1, RefusalCode::header_newer, "playsheet-tournament 2",
               "playsheet-tournament 1");
  expect_fault("name,points\nA,3\n", 1, RefusalCode::header_missing, "name,points", "playsheet-tournament 1");
  expect_fault("", 1, RefusalCode::journal_empty, "", "");
}

TEST(JournalText, EditedByHand) {
  const std::string text = journal_text(some_event());
  expect_fault(replaced(text, " enrol entry=2", " enroll entry=2"), 5, RefusalCode::command_unknown, "enroll", "enrol");
  expect_fault(replaced(text, "enrol entry=2 name", "enrol entry=2 nam"), 5, RefusalCode::field_unknown, "nam", "name");
  expect_fault(replaced(text, "3 - - check_in", "9 - - check_in"), 4, RefusalCode::line_number, "9", "3");
  expect_fault(replaced(text, "cause=time_out", "cause=timeout"), 17, RefusalCode::value_bad, "cause=timeout",
               "time_out");
  expect_fault(replaced(text, "a=2", "a=2 a=2"), 16, RefusalCode::field_twice, "a", "");
  expect_fault(replaced(text, "a=2", "a=3"), 16, RefusalCode::result_impossible, "3-0", "");
  expect_fault(replaced(text, "\n2 - -", "\ntwo - -"), 3, RefusalCode::line_shape,
               "two - - enrol entry=1 name=A reason=because", "");
  expect_fault(replaced(text, "1 - - open seed=1 reason=because\n", ""), 2, RefusalCode::line_number, "2", "1");
}

TEST(JournalText, AValueThatIsNoneIsToldWithWhatWouldBeRight) {
  const std::string head = "playsheet-tournament 1\n1 - - open seed=1\n";
  const auto refused = [&](const std::string& line, RefusalCode code, const std::string& found,
                           const std::string& meant) { expect_fault(head + line + "\n", 3, code, found, meant); };
  refused("2 - - option key=round value=3", RefusalCode::option_unknown, "round", "rounds");
  refused("2 - - option key=rounds value=17", RefusalCode::option_value, "rounds=17", "0..16");
  refused("2 - - option key=bye_band value=some", RefusalCode::option_value, "bye_band=some", "win, exact");
  refused("2 - - option key=look_ahead value=true", RefusalCode::option_value, "look_ahead=true", "no, yes");
  refused("2 - - enrol entry=one", RefusalCode::value_bad, "entry=one", "-2147483648..2147483647");
  refused("2 - - enrol entry=4294967297", RefusalCode::value_bad, "entry=4294967297", "-2147483648..2147483647");
  refused("2 - - enrol entry=1 minor=1", RefusalCode::value_bad, "minor=1", "no, yes");
  refused("2 - - draft round=1 stage=cup", RefusalCode::value_bad, "stage=cup", "swiss, elimination, playoff");
  refused("2 - - draft round=1 tables=1x2", RefusalCode::value_bad, "tables=1x2", "1-2,3-bye");
  refused("2 - - cut order=1-2", RefusalCode::value_bad, "order=1-2", "1,2,3");
}

TEST(JournalText, TwoCopiesThatWentDifferentWays) {
  Hall one(4);
  Hall other(4);
  one.seat("AB CD");
  EXPECT_EQ(first_different_line(one.journal, other.journal), 0);
  other.seat("AC BD");
  EXPECT_EQ(first_different_line(one.journal, other.journal), 10);
}

TEST(Undo, WalksBackTheWholeJournal) {
  Hall hall(5);
  std::vector<Event> before;
  for (const std::string round : {"AB C=D E-", "AC DE B-"}) hall.played(round);
  const Event end = hall.event();
  Journal journal = hall.journal;
  std::vector<Event> steps;
  while (journal.to_undo() != 0) {
    steps.push_back(journal.event());
    ASSERT_FALSE(journal.add(Undo{journal.to_undo()}));
  }
  EXPECT_TRUE(journal.event().entries.empty());
  while (journal.to_redo() != 0) {
    ASSERT_FALSE(journal.add(Redo{journal.to_redo()}));
    EXPECT_EQ(journal.event(), steps.back());
    steps.pop_back();
  }
  EXPECT_EQ(journal.event(), end);
  EXPECT_TRUE(broken_journal_laws(journal).empty());
}

TEST(Undo, NamesTheLineThatItTakesBack) {
  Hall hall(4);
  hall.seat("AB CD");
  hall.refuse(Undo{3}, RefusalCode::undo_other);
  hall.refuse(Redo{3}, RefusalCode::redo_nothing);
  hall.give(Undo{hall.journal.to_undo()});
  EXPECT_EQ(hall.event().rounds.back().state, RoundState::published);
  hall.give(Drop{1});
  EXPECT_EQ(hall.journal.to_redo(), 0);  // gone on otherwise
  hall.give(Cancel{});
  hall.refuse(Drop{2}, RefusalCode::event_cancelled);
  hall.give(Undo{hall.journal.to_undo()});
  hall.give(Drop{2});
}

TEST(Judged, DraftsAreComparedWithTheProgram_T558) {
  Hall hall(8);
  hall.pair();
  for (const Match& match : std::vector<Match>(hall.event().rounds[0].matches))
    hall.win(std::string(1, Hall::name(match.a)));
  hall.pair();
  for (const Judgement& one : judge(hall.journal)) EXPECT_TRUE(one.same && one.proved);
  Hall other(8);
  other.played("AE BF CG DH");
  other.seat("AE BF CD GH");
  const auto judged = judge(other.journal);
  ASSERT_EQ(judged.size(), 2U);
  EXPECT_FALSE(judged[1].same);
  ASSERT_TRUE(judged[1].has_costs);
  EXPECT_EQ(judged[1].found_cost[Level::rematches], 2);
  EXPECT_EQ(judged[1].meant_cost[Level::rematches], 0);
}

}  // namespace
}  // namespace tournament_tests::journal_cases
