// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of players, in and out (T-P30), and persons over many events (T-P03, T-P04).
#include <gtest/gtest.h>

#include <random>
#include <sstream>

#include "app/storage/text_file.h"
#include "app/tournament/roster_command.h"
#include "engine/table/clean_name.h"
#include "engine/table/separated_values.h"
#include "engine/tournament/journal/file.h"
#include "engine/tournament/knockout/season.h"
#include "engine/tournament/roster/birth.h"
#include "engine/tournament/roster/enrolment.h"
#include "engine/tournament/roster/tables.h"
#include "tests/tournament/hall.h"
#include "ui/wording/tournament/roster_text.h"

namespace tournament_tests::roster_cases {
namespace {

constexpr const char* kDay = "2026-11-27";

Journal opened(tournament::Kind kind = tournament::Kind::club) {
  Journal journal;
  Open open;
  open.title = "Friday";
  open.date = kDay;
  open.kind = kind;
  EXPECT_FALSE(journal.add(open));
  return journal;
}

PlayerList list_of(const std::string& text) { return read_player_list(text, kDay); }

EnrolmentPlan planned(const std::string& text, const std::vector<Person>& persons = {},
                      const std::map<int, LineAnswer>& answers = {}) {
  return plan_enrolment(opened(), persons, list_of(text), answers);
}

std::string names_of(const PlayerList& list) {
  std::string out;
  for (const PlayerLine& line : list.lines) out += (out.empty() ? "" : "|") + line.entry.name;
  return out;
}

/// The fault of the one line that has one.
std::optional<ListProblem> fault_of(const EnrolmentPlan& plan) {
  if (plan.problem) return plan.problem;
  for (const PlannedLine& line : plan.lines)
    if (line.problem) return line.problem;
  return std::nullopt;
}

std::string utf16(std::string_view ascii, bool marked) {
  std::string out = marked ? std::string("\xFF\xFE") : std::string();
  for (const char c : ascii) out += std::string{c, '\0'};
  return out;
}

Person person(const std::string& id, const std::string& name, const std::string& code = {}) {
  Person out;
  out.id = id;
  out.name = name;
  out.code = code;
  return out;
}

TEST(PlayerLists, OfOtherProgramsAreReadWhateverTheyAreWrittenWith_TP30) {
  const std::string meant = "Ada Rossi|Bea Neri";
  for (const std::string& text : {
           std::string("name,code\nAda Rossi,1\nBea Neri,2\n"),
           std::string("\xEF\xBB\xBFNome e cognome;Codice\r\nAda Rossi;1\r\nBea Neri;2\r\n"),
           std::string("Jogador\tC\xC3\xB3"
                       "digo\nAda Rossi\t1\nBea Neri\t2"),
           std::string("Jogador;C\xF3"
                       "digo\nAda Rossi;1\nBea Neri;2"),  // Windows-1252
           std::string("sep=;\nPLAYER NAME;DCI Number\n\"Ada Rossi\";1\n\"Bea Neri\";2\n"),
           std::string("Cossy ID,First Name,Last Name\n1,Ada,Rossi\n2,Bea,Neri\n"),
           std::string("Cognome;Nome;Tessera\nRossi;Ada;1\nNeri;Bea;2\n"),
           std::string("Friday club\n\nSurname|Given name|Player ID\nRossi|Ada|1\nNeri|Bea|2\n"),
           utf16("name\tcode\r\nAda Rossi\t1\r\nBea Neri\t2\r\n", true),
           utf16("name\tcode\r\nAda Rossi\t1\r\nBea Neri\t2\r\n", false),
       }) {
    const PlayerList list = list_of(text);
    EXPECT_FALSE(list.problem) << text;
    EXPECT_EQ(names_of(list), meant) << text;
    ASSERT_EQ(list.lines.size(), 2U) << text;
    EXPECT_EQ(list.lines[1].entry.code, "2") << text;
    for (const PlayerLine& line : list.lines) EXPECT_FALSE(line.problem) << text;
  }
  EXPECT_EQ(names_of(list_of("Ada Rossi\nBea Neri\n")), meant);  // no heading
  EXPECT_EQ(names_of(list_of("1;Ada Rossi\n2;Bea Neri\n")), meant);
  EXPECT_EQ(names_of(list_of("Name\nRossi, Ada\n")), "Rossi, Ada");  // a comma that parts nothing
  EXPECT_EQ(names_of(list_of("Name,Code\n\"Rossi, Ada\",1\n")), "Rossi, Ada");
  EXPECT_EQ(list_of("\n\nname\n\n\nAda\n").lines.at(0).line, 6);
}

TEST(PlayerLists, ColumnsCanBeTold_TP30) {
  const std::string text = "x;Ada;77\ny;Bea;78\n";
  const PlayerList guessed = list_of(text);
  EXPECT_EQ(guessed.head_line, 0);
  EXPECT_EQ(names_of(guessed), "x|y");
  const PlayerList told = read_player_list(text, kDay, {{ListColumn::none, ListColumn::name, ListColumn::code}});
  EXPECT_EQ(names_of(told), "Ada|Bea");
  EXPECT_EQ(told.lines.at(1).entry.code, "78");
  const PlayerList none = read_player_list(text, kDay, {{ListColumn::code, ListColumn::none, ListColumn::none}});
  ASSERT_TRUE(none.problem);
  EXPECT_EQ(none.problem->code, ListFault::no_name_column);
}

/// Each bad input with its own sentence, which says what was found, in three languages.
TEST(PlayerLists, EveryFaultHasItsLineAndItsSentence_TP32) {
  struct Case {
    std::string text;
    ListFault code;
    int line;
    std::string found;
  };
  const std::string head = "name;code;minor;birth;fixed table;programme status;warnings before\n";
  const std::vector<Case> cases{
      {std::string("name\0x", 6), ListFault::no_text, 1, ""},
      {"PK\x03\x04 and so on", ListFault::workbook, 0, ""},
      {"", ListFault::nothing, 0, ""},
      {"name;code\n", ListFault::nothing, 1, ""},
      {"1;2\n3;4\n", ListFault::no_name_column, 1, ""},
      {"name;code\nAda;\"1\nBea;2\n", ListFault::quote_open, 2, "1"},
      {"name;code\nAda;1\nBea;2;three\n", ListFault::surplus, 3, "three"},
      {"name;code\n;1\n", ListFault::name_missing, 2, ""},
      {"name\n" + std::string(81, 'a') + "\n", ListFault::too_long, 2, std::string(81, 'a')},
      {"name;code\nAda;" + std::string(41, '1') + "\n", ListFault::too_long, 2, std::string(41, '1')},
      {"name;code\nAda;1,23457E+11\n", ListFault::code_shortened, 2, "1,23457E+11"},
      {head + "Ada;1;perhaps\n", ListFault::yes_or_no, 2, "perhaps"},
      {head + "Ada;1;;31.31.2010\n", ListFault::birth_bad, 2, "31.31.2010"},
      {head + "Ada;1;;12/11/2008\n", ListFault::birth_unclear, 2, "12/11/2008"},
      {head + "Ada;1;;2008\n", ListFault::birth_unclear, 2, "2008"},
      {head + "Ada;1;;2031-01-01\n", ListFault::birth_bad, 2, "2031-01-01"},  // after the event
      {head + "Ada;1;;;9001\n", ListFault::table_bad, 2, "9001"},
      {head + "Ada;1;;;;banned\n", ListFault::status_bad, 2, "banned"},
      {head + "Ada;1;;;;;100\n", ListFault::number_bad, 2, "100"},
      {"name;code\nAda;1\nBea;1\n", ListFault::code_twice, 3, "1"},
      {"name\nAda\nBea\nAda\n", ListFault::name_twice, 4, "Ada"},
      {"name;person\nAda;p\nBea;p\n", ListFault::person_twice, 3, "p"},
  };
  for (const Case& one : cases) {
    const EnrolmentPlan plan = planned(one.text);
    const auto fault = fault_of(plan);
    ASSERT_TRUE(fault) << one.text;
    EXPECT_EQ(fault->code, one.code) << one.text;
    EXPECT_EQ(fault->line, one.line) << one.text;
    EXPECT_EQ(fault->found, one.found) << one.text;
    EXPECT_TRUE(plan.commands.empty()) << "all or nothing: " << one.text;
    for (const auto language : playsheet::wording::kLanguages)
      EXPECT_NE(playsheet::tournament_wording::problem_text(*fault, language).find(one.found), std::string::npos);
  }
  std::string many = "name\n";
  for (int i = 0; i <= kMostEntries; ++i) many += "Player " + std::to_string(i) + "\n";
  EXPECT_EQ(fault_of(planned(many)).value().code, ListFault::too_many);
}

TEST(PlayerLists, MinorsAndConsents_T208) {
  EXPECT_EQ(minor_by_birth("2008-11-27", kDay), BirthReading::of_age);
  EXPECT_EQ(minor_by_birth("2008-11-28", kDay), BirthReading::minor);
  EXPECT_EQ(minor_by_birth("28.11.2008 00:00", kDay), BirthReading::minor);
  EXPECT_EQ(minor_by_birth("11/28/2008", kDay), BirthReading::minor);
  EXPECT_EQ(minor_by_birth("12/11/2008", kDay), BirthReading::unclear);  // 12 November or 11 December
  EXPECT_EQ(minor_by_birth("5/6/2012", kDay), BirthReading::minor);      // either way
  EXPECT_EQ(minor_by_birth("2008", kDay), BirthReading::unclear);
  EXPECT_EQ(minor_by_birth("2009", kDay), BirthReading::minor);
  EXPECT_EQ(minor_by_birth("2007", kDay), BirthReading::of_age);
  for (const char* bad : {"", "x", "12", "2010-13-01", "1.2.3.4", "2010-02-30x", "-", "//"})
    EXPECT_EQ(minor_by_birth(bad, kDay), BirthReading::bad) << bad;
  EXPECT_EQ(minor_by_birth("2031-01-01", kDay), BirthReading::bad) << "nobody is born after the event";
  for (const char* day : {"", "today", "2026-11", "2026-13-01"})
    EXPECT_EQ(minor_by_birth("2012-05-31", day), BirthReading::undated) << day;
  const PlayerList undated = read_player_list("name;birth\nAda;2012-05-31\n", "");
  ASSERT_TRUE(undated.lines.at(0).problem);
  EXPECT_EQ(undated.lines.at(0).problem->code, ListFault::birth_undated) << "it is not the date that is wrong";
  const auto plan =
      plan_enrolment(opened(tournament::Kind::programme), {},
                     list_of("Nome e cognome;Nascita;Consenso;Codice\nAda;2012;s\xC3\xAC;1\nBea;2012;;2\n"));
  ASSERT_EQ(plan.commands.size(), 2U);
  const Entry& ada = plan.lines[0].entry;
  EXPECT_TRUE(ada.minor && ada.consent);
  EXPECT_TRUE(plan.lines[1].entry.minor && !plan.lines[1].entry.consent);
  const auto said = [&](std::size_t i) {
    return playsheet::tournament_wording::fate_text(plan.lines[i], opened(tournament::Kind::programme).event(),
                                                    playsheet::wording::Language::en);
  };
  EXPECT_EQ(said(0), "new person");
  EXPECT_EQ(said(1), "new person; a minor without consent: is not paired");
}

TEST(PlayerLists, KnownPersonsAreRecognisedOrInDoubt_TP30) {
  Person ada = person("Ada Rossi", "Ada Rossi", "12");
  ada.minor = ada.consent = true;
  ada.nickname = "Volpe";
  const std::vector<Person> persons{ada, person("Bea", "Bea"), person("Bea 2", "Bea", "22"),
                                    person("C", "Cl\xC3\xA9o")};
  const auto fate = [&](const std::string& line) {
    const auto plan = planned("name;code\n" + line + "\n", persons);
    return plan.lines.at(0).fate;
  };
  EXPECT_EQ(fate("ADA ROSSI;12"), LineFate::by_code);
  EXPECT_EQ(fate("Ada Rossi;"), LineFate::by_name);
  EXPECT_EQ(fate("cleo;9"), LineFate::by_name);
  EXPECT_EQ(fate("Ada Bianchi;12"), LineFate::code_of_other);
  EXPECT_EQ(fate("Ada Rossi;13"), LineFate::other_code);
  EXPECT_EQ(fate("Bea;"), LineFate::several);
  EXPECT_EQ(fate("Bea;22"), LineFate::by_code);
  EXPECT_EQ(fate("\"Rossi, Ada\";"), LineFate::alike);
  EXPECT_EQ(fate("Dora;"), LineFate::fresh);
  const auto taken = planned("name\nada rossi\n", persons).lines.at(0).entry;
  EXPECT_EQ(taken.person, "Ada Rossi");
  EXPECT_EQ(taken.name, "Ada Rossi");
  EXPECT_EQ(taken.code, "12");
  EXPECT_EQ(taken.nickname, "Volpe");
  EXPECT_TRUE(taken.minor && taken.consent);
  EXPECT_TRUE(planned("name\nBea\n", persons).commands.empty()) << "while somebody is in doubt nobody is enrolled";
  using Kind = LineAnswer::Kind;
  const auto second = planned("name\nBea\n", persons, {{2, {Kind::known, "Bea 2"}}});
  ASSERT_EQ(second.commands.size(), 1U);
  EXPECT_EQ(second.lines[0].entry.person, "Bea 2");
  EXPECT_EQ(planned("name\nBea\n", persons, {{2, {Kind::fresh, {}}}}).lines[0].entry.person, "Bea 3")
      << "two people of one name stay apart";
  EXPECT_EQ(planned("name\nBea\nDora\n", persons, {{2, {Kind::leave_out, {}}}}).commands.size(), 1U);
  EXPECT_EQ(planned("name;nickname\nBea;x\nBea;y\n", {persons[1]}).lines[1].problem.value().code,
            ListFault::person_twice);
}

TEST(PlayerLists, WhoIsEnrolledStaysWhoTheyAre_TP04) {
  Journal journal = opened();
  Entry ada;
  ada.id = 1;
  ada.name = "Ada";
  ada.code = "1";
  ASSERT_FALSE(journal.add(Enrol{ada}));
  const auto plan = plan_enrolment(journal, {}, list_of("name;code\nAda;1\nBea;2\n"));
  EXPECT_EQ(plan.lines[0].fate, LineFate::enrolled);
  EXPECT_EQ(plan.lines[0].already, 1);
  ASSERT_EQ(plan.commands.size(), 1U);
  EXPECT_EQ(std::get<Enrol>(plan.commands[0]).entry.id, 2);
  EXPECT_EQ(fault_of(plan_enrolment(journal, {}, list_of("name;code\nBea;1\n"))).value().code, ListFault::code_taken);
  EXPECT_EQ(plan_enrolment(journal, {}, list_of("name\nADA\n")).lines[0].fate, LineFate::enrolled);
  EXPECT_EQ(plan_enrolment(journal, {}, list_of("name;code\nADA;5\n")).lines[0].fate, LineFate::fresh);
  ASSERT_FALSE(journal.add(Cancel{}, {}, {}, "rain"));  // the event says so of the line
  const auto late = plan_enrolment(journal, {}, list_of("name\nDora\n"));
  ASSERT_TRUE(late.lines[0].refused);
  EXPECT_EQ(late.lines[0].refused->code, RefusalCode::event_cancelled);
  EXPECT_TRUE(late.commands.empty());
}

/// A word of letters, marks of tables and formulas, blanks; as names are kept.
std::string random_word(std::mt19937& luck, std::size_t most) {
  static const std::vector<std::string> parts{"a",  "B",  "\xC3\xA9", "'",     "\"",  ",", ";", "\t", "=",
                                              "+",  "-",  "@",        "|",     " ",   "1", "0", ".",  "\xE6\xBC\xA2",
                                              "\n", "\r", "yes",      "sep=;", "name"};
  std::string out;
  for (std::size_t i = luck() % most; i > 0; --i) out += parts[luck() % parts.size()];
  return table::clean_name(out, most);
}

std::vector<Entry> random_entries(std::mt19937& luck) {
  std::vector<Entry> out;
  std::set<std::string> codes, names, persons;
  for (std::size_t i = 1 + luck() % 8; i > 0; --i) {
    Entry e;
    e.name = random_word(luck, 20);
    e.nickname = random_word(luck, 6);
    e.code = random_word(luck, 8);
    e.person = random_word(luck, 20);
    if (luck() % 4 == 0) e.code = std::to_string(luck() % 1000) + "." + std::to_string(luck() % 10);
    e.code_pending = luck() % 2 == 0;
    e.minor = luck() % 2 == 0;
    e.consent = luck() % 2 == 0;
    e.status = static_cast<Status>(luck() % 3);
    e.fixed_table = luck() % 3 == 0 ? static_cast<int>(luck() % 9000) : 0;
    e.verbals_before = static_cast<int>(luck() % 3);
    e.officials_before = static_cast<int>(luck() % 3);
    const bool shortened = e.code.find_first_of("eE") != std::string::npos;
    if (e.name.empty() || shortened) continue;
    if (!e.code.empty() && !codes.insert(e.code).second) continue;
    if (!e.person.empty() && !persons.insert(e.person).second) continue;
    if (!names.insert(e.name + "\n" + e.nickname + "\n" + e.code).second) continue;
    out.push_back(e);
  }
  return out;
}

std::vector<Entry> entries_of(const PlayerList& list) {
  std::vector<Entry> out;
  for (const PlayerLine& line : list.lines) {
    EXPECT_FALSE(line.problem) << line.line << " " << static_cast<int>(line.problem->code) << line.problem->found;
    out.push_back(line.entry);
  }
  return out;
}

/// Nothing is lost, neither out and in nor in and out; and no field begins like a formula.
TEST(PlayerLists, OutAndInIsTheSame_TP30) {
  std::mt19937 luck(20261128);
  for (int i = 0; i < 3000; ++i) {
    const auto entries = random_entries(luck);
    if (entries.empty()) continue;
    const std::string table = players_table(entries);
    for (const std::string& text :
         {table, table::table_for_spreadsheet(table, '.', true), table::table_for_spreadsheet(table, ',', true)}) {
      const auto read = entries_of(list_of(text));
      ASSERT_EQ(read, entries) << text;
      EXPECT_EQ(players_table(read), table);
    }
    int line = 1;
    for (std::size_t at = 0; at < table.size();)
      for (const std::string& field : table::take_separated_row(table, at, line, ',').fields)
        EXPECT_TRUE(field.empty() || std::string("=+-@").find(field.front()) == std::string::npos) << field;
  }
}

TEST(PlayerLists, WordsThatLookLikeFormulasComeBack_TP30) {
  for (const std::string word : {"=1+1", "+39 02", "-", "@ada", "'=x", "''+", "'quoted'", "plain", "'", ""})
    EXPECT_EQ(table::plain_word(table::separated_word(word)), word);
  EXPECT_EQ(table::separated_word("=HYPERLINK(1)"), "'=HYPERLINK(1)");
  EXPECT_EQ(table::separated_word("'=x"), "''=x");
}

TEST(Persons, AreKnownOverEvents_TP03) {
  Hall first(2), second(2);
  Event a = first.event(), b = second.event();
  a.date = "2026-01-01";
  b.date = "2026-02-01";
  a.entries[0].name = b.entries[1].name = "Ada";
  a.entries[0].code = "7";
  b.entries[1].minor = true;
  a.entries[1].name = b.entries[0].name = "Bea";
  b.entries[0].person = "Bea 2";
  const auto all = known_persons({b, a});
  ASSERT_EQ(all.size(), 3U);
  EXPECT_EQ(all[0].name, "Ada");
  EXPECT_EQ(all[0].code, "7");
  EXPECT_TRUE(all[0].minor);
  EXPECT_EQ(all[0].last, "2026-02-01");
  EXPECT_EQ(all[1].id, "Bea");
  EXPECT_EQ(all[2].id, "Bea 2") << "two people of one name stay apart";
  b.rehearsal = true;
  EXPECT_EQ(known_persons({a, b}).size(), 2U) << "invented names are nobody";
  Person one = person("x", "Jos\xC3\xA9 De Luca", "A-12");
  one.nickname = "Volpe";
  for (const char* typed : {"jose", "de l", "LUCA jo", "volp", "a-1"}) EXPECT_TRUE(may_mean(one, typed)) << typed;
  for (const char* typed : {"", " ", "ose", "jose x", "12"}) EXPECT_FALSE(may_mean(one, typed)) << typed;
}

TEST(Persons, OfOneNameInAnEventAreTwo_T809) {
  Hall hall(2);
  Event event = hall.event();
  event.entries[0].name = event.entries[1].name = "Ada";
  event.entries[1].nickname = "Volpe";
  EXPECT_EQ(person_of(event, event.entries[0]), "Ada");
  EXPECT_EQ(person_of(event, event.entries[1]), "Ada (Volpe)");
}

TEST(Tables, HaveEveryResultAndEveryPlace_TP30) {
  Hall hall(5);
  hall.pair();
  const std::string open = results_table(hall.event());
  EXPECT_NE(open.find(",open,\n"), std::string::npos) << open;
  hall.win_all();
  const std::string results = results_table(hall.event());
  EXPECT_EQ(std::count(results.begin(), results.end(), '\n'), 1 + 3);
  EXPECT_NE(results.find(",2,0,0,win_a,played\n"), std::string::npos) << results;
  EXPECT_NE(results.find(",bye,\n"), std::string::npos) << results;
  const std::string ranking = standings_table(hall.event());
  EXPECT_EQ(std::count(ranking.begin(), ranking.end(), '\n'), 1 + 5);
  const auto columns = [](const std::string& text) {
    std::set<std::size_t> out;
    int line = 1;
    for (std::size_t at = 0; at < text.size();)
      out.insert(table::take_separated_row(text, at, line, ',').fields.size());
    return out;
  };
  for (const std::string& text : {results, ranking, ranking_table(hall.event()), players_table(hall.event().entries)})
    EXPECT_EQ(columns(text).size(), 1U) << text;
}

TEST(Tables, ByTheCommandLine_TP30) {
  const std::filesystem::path folder = std::filesystem::temp_directory_path() / "playsheet-rosters";
  std::filesystem::create_directories(folder);
  const auto write = [&](const char* name, const std::string& text) {
    EXPECT_TRUE(playsheet::write_text_file(folder / name, text));
    return folder / name;
  };
  Journal earlier = opened();
  Entry ada;
  ada.id = 1;
  ada.name = "Ada";
  ada.code = "7";
  ASSERT_FALSE(earlier.add(Enrol{ada}));
  playsheet::TournamentEnrolOptions options;
  options.file = write("new.tournament", journal_text(opened()));
  options.known = {write("old.tournament", journal_text(earlier))};
  options.out = folder / "out.tournament";
  options.force = true;
  std::ostringstream out, err;
  options.list = write("list.csv", "name;number\nada;\nBea;8;x\n");
  EXPECT_NE(playsheet::run_tournament_enrol(options, out, err), 0);
  EXPECT_NE(err.str().find("list.csv:3: Bea: The line has more fields than columns"), std::string::npos) << err.str();
  EXPECT_NE(err.str().find("nobody is enrolled"), std::string::npos) << err.str();
  EXPECT_FALSE(std::filesystem::exists(options.out));
  options.list = write("list.csv", "name;number\nada;\nBea;8\n");
  options.columns = {"2=code"};
  out.str({});
  ASSERT_EQ(playsheet::run_tournament_enrol(options, out, err), 0) << err.str();
  EXPECT_NE(out.str().find("list.csv:2: Ada: known, by the name: Ada, code 7, last on 2026-11-27"), std::string::npos)
      << out.str();
  EXPECT_NE(out.str().find("list.csv:3: Bea: new person"), std::string::npos);
  playsheet::TournamentTableOptions table;
  table.file = options.out;
  table.spreadsheet = "it";
  out.str({});
  ASSERT_EQ(playsheet::run_tournament_table(table, out, err), 0) << err.str();
  EXPECT_NE(out.str().find("\r\nAda;;7;no;no;no;active;;;;Ada\r\nBea;;8;"), std::string::npos) << out.str();
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace tournament_tests::roster_cases
