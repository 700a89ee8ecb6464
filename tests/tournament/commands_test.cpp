// SPDX-License-Identifier: GPL-3.0-or-later
// What the headless program says of files of events, and what it gives back to the shell.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "app/exit_code.h"
#include "app/rules_command.h"
#include "app/tournament/refusal_words.h"
#include "app/tournament/tournament_command.h"
#include "engine/tournament/event/names.h"
#include "engine/tournament/journal/file.h"
#include "engine/tournament/knockout/cut.h"
#include "tests/tournament/hall.h"

namespace tournament_tests::command_cases {
namespace {

namespace fs = std::filesystem;
using playsheet::kFine;
using playsheet::kWrong;
using playsheet::TournamentFileOptions;

class Commands : public testing::Test {
 protected:
  using Command = int (*)(const TournamentFileOptions&, std::ostream&, std::ostream&);

  void SetUp() override {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::path(testing::TempDir()) / (std::string("tournament_") + test->name());
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string file() const { return (folder_ / "event").string(); }
  int run(Command command, const std::string& text) {
    std::ofstream(file(), std::ios::binary) << text;
    out.str({});
    err.str({});
    return command({file(), false, {}}, out, err);
  }

  fs::path folder_;
  std::ostringstream out, err;
};

std::string journal_of(const Hall& hall) { return journal_text(hall.journal); }

TEST_F(Commands, AFaultyJournalGivesAnExitCodeThatIsNotNull) {
  Hall hall(4);
  const std::string sound = journal_of(hall);
  const std::string faulty = sound + "10 - - dropp entry=1\n";
  const std::string torn = sound + "10 - - drop ent";
  for (const Command command :
       {playsheet::run_tournament_pair, playsheet::run_tournament_show, playsheet::run_tournament_check}) {
    EXPECT_EQ(run(command, sound), kFine) << err.str();
    EXPECT_EQ(run(command, faulty), kWrong);
    EXPECT_EQ(err.str(), file() + ":11: command_unknown (T-P16): found dropp, expected drop\n");
    EXPECT_EQ(run(command, torn), kWrong);
    EXPECT_EQ(err.str(),
              file() + ":11: line_torn (T-P16): found 10 - - drop ent, expected a whole line with its end\n");
    EXPECT_EQ(run(command, "name,points\n"), kWrong);
    EXPECT_EQ(err.str(), file() + ":1: header_missing (T-P16): found name,points, expected playsheet-tournament 1\n");
  }
  EXPECT_EQ(run(playsheet::run_tournament_pair, "playsheet-points 1\n"), kWrong);  // another kind of event
  EXPECT_EQ(err.str(), file() +
                           ":1: a tournament for points: this command is for events with rounds; `tournament show` "
                           "and `check` read both\n");
}

// A tournament for points (R-10) is read by its first line.
TEST_F(Commands, AGameForPointsIsShownWithItsTotals_R1011) {
  const std::string points =
      "playsheet-points 1\n"
      "1 - - open title=\"Friday evening\" date=2026-11-29 people=\"Ada; Bruno; Carla\"\n"
      "2 - - game seats=3,1,2 goal=1 events=2,3,0 statuses=0,1,0\n"
      "3 - - leave person=2\n";
  EXPECT_EQ(run(playsheet::run_tournament_check, points), kFine) << err.str();
  EXPECT_EQ(out.str(), file() + ": 3 lines, 3 people, 1 game\n");
  EXPECT_EQ(run(playsheet::run_tournament_show, points), kFine) << err.str();
  EXPECT_EQ(out.str(),
            "Friday evening (2026-11-29), up to 60 points\n"
            "  1  Ada                        32\n"
            "  2  Bruno                       0  left\n"
            "  2  Carla                       0\n"
            "Game 1: Carla +0 -0 = 0, Ada +32 -0 = 32, Bruno +0 -0 = 0\n"
            "Game 2: Ada, Carla\n");
  const std::string twice = points + "4 - - leave person=2\n";
  for (const Command command : {playsheet::run_tournament_show, playsheet::run_tournament_check}) {
    EXPECT_EQ(run(command, twice), kWrong);
    EXPECT_EQ(err.str(), file() + ":5: already_left (R-1023): found Bruno, expected somebody who has not left\n");
    EXPECT_NE(out.str(), "");  // the event up to there
    EXPECT_EQ(run(command, points + "4 - - leave per"), kWrong);
    EXPECT_EQ(err.str(),
              file() + ":5: line_torn (R-1001): found 4 - - leave per, expected a whole line with its end\n");
    EXPECT_EQ(run(command, "playsheet-points 1\n"), kWrong);
    EXPECT_EQ(err.str(), file() + ":1: journal_empty (R-1001): expected at least the line that opens the tournament\n");
    EXPECT_EQ(run(command, "playsheet-points 2\n"), kWrong);
    EXPECT_EQ(err.str(), file() + ":1: header_newer (R-1001): found playsheet-points 2, expected playsheet-points 1\n");
  }
  EXPECT_EQ(run(playsheet::run_tournament_check, points + "4 - - game seats=1,3 goal=2\n"), kWrong);
  EXPECT_EQ(err.str(), file() + ":5: facts (R-1002): found no_seat, expected an end that a game can have\n");
}

TEST_F(Commands, CheckNamesFileAndLineOfADraftThatIsAnother) {
  Hall hall(8);
  hall.played("AE BF CG DH");
  hall.give(Draft{2, Stage::swiss, How::paired, {{1, 5}, {2, 6}, {3, 4}, {7, 8}}, false});
  const std::string text = journal_of(hall);
  const auto before = text.substr(0, text.find("draft round=2"));
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  EXPECT_EQ(run(playsheet::run_tournament_check, text), kWrong);
  const std::string start = file() + ":" + std::to_string(line) + ": round 2: the tables are not those";
  EXPECT_NE(err.str().find(start), std::string::npos) << err.str();
}

TEST_F(Commands, ImportNamesTheFile) {
  EXPECT_EQ(
      run(playsheet::run_tournament_import, R"({"players": ["A", "B"], "rounds": [{"tables": [{"a": 1, "b": 2}]}]})"),
      kFine);
  EXPECT_TRUE(out.str().starts_with("playsheet-tournament 1\n"));
  EXPECT_EQ(
      run(playsheet::run_tournament_import, R"({"players": ["A", "B"], "rounds": [{"tables": [{"a": 1, "b": 3}]}]})"),
      kWrong);
  EXPECT_EQ(err.str(), file() + ": rounds[0].tables[0].b: found 3, expected a whole number from 1 to 2\n");
  EXPECT_EQ(out.str(), "");
}

TEST_F(Commands, CheckNamesWhoAndWhatWasMeant) {
  Hall hall(8, {{"rounds", "1"}, {"playoff_rounds", "1"}});
  hall.played("AB CD EF GH");
  const std::string start = journal_of(hall);
  const auto next = [](const std::string& text, const std::string& rest) {
    return text + std::to_string(std::count(text.begin(), text.end(), '\n')) + " - - " + rest + "\n";
  };
  const auto fault = [&](const std::string& text) {
    EXPECT_EQ(run(playsheet::run_tournament_check, text), kWrong) << text;
    const std::string all = err.str();
    return all.substr(all.find(": ") + 2, all.find('\n') - all.find(": ") - 2);
  };
  const std::string games = "the tie-break games of 1 (A), 3 (C), 5 (E), 7 (G) for 2 places";
  EXPECT_EQ(fault(next(start, "end")), "end_early (T-P36): expected the cut of 2 and its play-offs first");
  EXPECT_EQ(fault(next(start, "cut order=1,3")), "tie_unsettled (T-610): expected " + games);
  EXPECT_EQ(fault(next(start, "tie line=1 pairs=1-3,5-7")), "tie_none (T-543): found 1, expected line 0, " + games);
  EXPECT_EQ(fault(next(start, "tie pairs=1-3,5-8")),
            "tie_players (T-545): found 1-3,5-8, expected each of 1 (A), 3 (C), 5 (E), 7 (G) once");
  const std::string drawn = next(start, "tie pairs=1-3,5-7");
  EXPECT_EQ(fault(next(drawn, "tie_result winner=1 loser=5")),
            "tie_players (T-545): found 1-5, expected the players of one of the games 1-3,5-7");
  hall.settle_ties();
  const Cut cut = make_cut(hall.event());
  const std::string settled = journal_of(hall);
  const std::string wrong = std::to_string(cut.order[1]) + "," + std::to_string(cut.order[0]);
  EXPECT_EQ(fault(next(settled, "cut order=" + wrong)), "cut_wrong (T-601): found " +
                                                            numbered_names(hall.event(), {cut.order[1], cut.order[0]}) +
                                                            ", expected " + numbered_names(hall.event(), cut.order));
  Hall open(4);
  open.seat("AB CD");
  EXPECT_EQ(fault(next(journal_of(open), "end")),
            "end_early (T-P36): expected the results of round 1 at tables 1, 2 first");
  open.win_all();
  EXPECT_EQ(fault(next(journal_of(open), "end")), "end_early (T-P36): expected round 2 of 3 Swiss rounds first");
  EXPECT_EQ(fault(next(journal_of(open), "draft round=2 tables=1-2")),
            "draft_players (T-555): expected 3 (C) at a table, or gone before this round");
  EXPECT_EQ(fault(next(journal_of(open), "draft round=2 tables=1-2,3-3")),
            "draft_players (T-555): expected 3 (C) once, not twice");
  EXPECT_EQ(fault(next(journal_of(open), "enrol entry=5 name=A")),
            "name_taken (T-P04): found A, which stands for entry 1 already, expected each name once, or a nickname or "
            "code that tells the two apart");
  EXPECT_EQ(
      fault("playsheet-tournament 2\n"),
      "header_newer (T-P16): found playsheet-tournament 2, of a newer program, expected playsheet-tournament 1, or "
      "a newer version of the program");
}

TEST_F(Commands, CheckReadsTimesAndRemarksOnOddOnes) {
  Hall hall(4);
  std::string text = journal_of(hall);
  const auto number = std::count(text.begin(), text.end(), '\n');
  const auto line = [&](int more, const std::string& time, int entry) {
    return std::to_string(number + more) + " " + time + " - drop entry=" + std::to_string(entry) + "\n";
  };
  for (const char* bad : {"yesterday", "2026-13-01T10:00:00", "2026-02-30T10:00:00", "2026-11-27",
                          "2026-11-27T24:00:00", "2026-11-27T10:00:00+1", "2026-11-27T10:00:00Zx", "10:00"}) {
    EXPECT_EQ(run(playsheet::run_tournament_check, text + line(0, bad, 1)), kWrong) << bad;
    EXPECT_EQ(err.str(), file() + ":" + std::to_string(number + 1) + ": value_bad (T-P16): found " + bad +
                             ", expected a time such as 2026-11-27T10:05:00+01:00, or -\n");
  }
  for (const char* good :
       {"-", "2024-02-29T10:00", "2025-11-27T10:00:00", "2025-11-27T10:00:00.250Z", "2025-11-27T23:59:60-03:30"}) {
    EXPECT_EQ(run(playsheet::run_tournament_check, text + line(0, good, 1)), kFine) << good << err.str();
    EXPECT_EQ(out.str().find("remark"), std::string::npos) << out.str();
  }
  text += line(0, "2025-11-27T10:00:00+01:00", 1) + "\n  \r\n" + line(1, "2025-11-27T09:59:00Z", 2) +
          line(2, "2025-11-27T09:58:00+00:00", 3) + line(3, "9999-01-01T00:00:00", 4) + "\n";
  EXPECT_EQ(run(playsheet::run_tournament_check, text), kFine) << err.str();
  const auto at = [&](int more) { return file() + ":" + std::to_string(number + more) + ": remark: "; };
  EXPECT_TRUE(out.str().starts_with(at(2) + "a blank line, which changes nothing\n" + at(3) +
                                    "a blank line, which changes nothing\n" + at(7) +
                                    "a blank line, which changes nothing\n" + at(5) +
                                    "the time 2025-11-27T09:58:00+00:00 is earlier than 2025-11-27T09:59:00Z of a line "
                                    "before\n" +
                                    at(6) + "the time 9999-01-01T00:00:00 lies in the future\n"))
      << out.str();
  EXPECT_EQ(err.str(), "");
}

TEST_F(Commands, PairMarksTheMatchForThirdPlaceAndSaysWhatComesBeforeARound) {
  const auto pair = [&](const std::string& text, bool as_json) {
    std::ofstream(file(), std::ios::binary) << text;
    out.str({});
    err.str({});
    EXPECT_EQ(playsheet::run_tournament_pair({file(), as_json, {}}, out, err), kFine) << err.str();
    return out.str();
  };
  const auto with_line = [](const std::string& text, const nlohmann::json& step) {
    return text + step["line"].get<std::string>() + "\n";
  };
  using nlohmann::json;
  Hall semis(4, {}, 1, Type::elimination);
  semis.seat("AB CD", Stage::elimination);
  semis.win_all();
  const json final = json::parse(pair(journal_of(semis), true));
  EXPECT_EQ(final["tables"].size(), 2U);
  EXPECT_EQ(final["third_place"], final["tables"][1]);
  EXPECT_TRUE(pair(journal_of(semis), false).ends_with("  third place\n"));
  EXPECT_TRUE(json::parse(pair(journal_of(Hall(4)), true))["third_place"].is_null());
  // More than 63 are dealt into groups, and then paired (T-513).
  const std::string large = journal_of(Hall(65));
  const json groups = json::parse(pair(large, true));
  EXPECT_EQ(groups["step"], "groups");
  EXPECT_EQ(groups["groups"].size(), 65U);
  EXPECT_NE(pair(large, false)
                .find("65 players play in 3 groups, which are dealt before round 1 (T-513).\nGroup 1, 22 "
                      "players: "),
            std::string::npos)
      << out.str();
  EXPECT_TRUE(
      pair(large, false)
          .ends_with("add this line to " + file() + " and pair again:\n" + groups["line"].get<std::string>() + "\n"));
  const json first = json::parse(pair(with_line(large, groups), true));
  EXPECT_EQ(first["round"], 1);
  EXPECT_EQ(first["tables"].size(), 33U);
  // So are tie-break games and the cut.
  Hall hall(8, {{"rounds", "1"}, {"playoff_rounds", "1"}});
  hall.played("AB CD EF GH");
  EXPECT_EQ(json::parse(pair(journal_of(hall), true))["step"], "tie");
  hall.settle_ties();
  const json cut = json::parse(pair(journal_of(hall), true));
  EXPECT_EQ(cut["step"], "cut");
  EXPECT_EQ(json::parse(pair(with_line(journal_of(hall), cut), true))["stage"], "playoff");
}

TEST_F(Commands, RulesAreFoundInFilesCommentsAndNamesOfTests) {
  const auto write = [&](const std::string& name, const std::string& text) {
    fs::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name) << text;
  };
  write("docs/rules/tournament.md",
        "- **T-001 [E]** one **T-002 [S]** two\n- **T-003 [R]** three\n| T-091 | four |\n- **T-P97 Why?** five\n"
        "**T-E91 Odd field.** six\n| T-C91 | no rule |\n- **T-010 [S]** people\n");
  write("engine/tournament/a.h", "// T-001, T-002, T-003, T-091 and ST-010, T-P97");
  write("tests/tournament/a_test.cpp", "TEST(A, B_T001_TE91) {} TEST(A, B_TP97) {} // T-002, T-091; not B_T0039");
  const auto rules = [&](const std::string& reviewed) {
    write("tests/tournament/rules.txt", reviewed);
    out.str({});
    err.str({});
    return playsheet::run_rules({folder_, false, "tournament"}, out, err);
  };
  const std::string folders =
      "engine/tournament, app/tournament, ui/tournament, ui/wording/tournament, ui/shell, engine/naruto/decks, "
      "engine/naruto/match";
  EXPECT_EQ(rules(""), kWrong);
  EXPECT_EQ(err.str(), "T-003 has no test\nT-010 has no file in " + folders + "\nT-010 has no test\n");
  EXPECT_TRUE(out.str().ends_with("7 rules, 5 named in the engine, 5 named in tests\n")) << out.str();
  EXPECT_EQ(rules("T-003 test: a reason\nT-010 file test: people\n"), kFine) << err.str();
  EXPECT_EQ(rules("T-001 test: a reason\nT-003 test: a reason\nT-010 file test: people\n"), kWrong);
  EXPECT_EQ(err.str(), "T-001 has a test and stands in tests/tournament/rules.txt without one\n");
  EXPECT_EQ(rules("T-003: a reason\n"), kWrong);
  EXPECT_NE(err.str().find("rules.txt:1: expected \"T-102 file test: the reason\""), std::string::npos) << err.str();
  EXPECT_EQ(playsheet::run_rules({folder_, false, "chess"}, out, err), playsheet::kUsage);
  EXPECT_NE(err.str().find("there are naruto, gormiti, tournament and rising-clan"), std::string::npos);
}

TEST_F(Commands, EveryRefusalSaysWhatWouldBeRight) {
  for (std::size_t i = 0; i < kRefusals; ++i) {
    const auto code = static_cast<RefusalCode>(i);
    const std::string words = playsheet::refusal_words({code, {}, {}});
    EXPECT_TRUE(words.starts_with(std::string(row_of(code).name) + " (T-")) << words;
    EXPECT_LT(words.find(": expected "), words.size() - 12) << words;
  }
}

TEST_F(Commands, PairShowsTheCutThatHasToBeMadeAgain_T539) {
  Hall hall(9, {{"rounds", "1"}, {"computed_ties", "meetings"}});
  hall.played("AB CD EF GH I-");
  hall.cut();
  const std::string standing = journal_of(hall);
  EXPECT_EQ(run(playsheet::run_tournament_pair, standing), kFine);
  EXPECT_EQ(out.str().find("again"), std::string::npos);
  const EntryId gone = hall.event().cut->front();
  hall.give(Drop{gone});
  const std::string name = hall.event().entry(gone).name;
  EXPECT_EQ(run(playsheet::run_tournament_pair, journal_of(hall)), kFine);
  EXPECT_EQ(out.str().substr(0, out.str().find('\n')), "The cut has to be made again:");
  EXPECT_EQ(out.str().find(name + " -"), std::string::npos);
  EXPECT_EQ(out.str().find("- " + name), std::string::npos);
}

}  // namespace
}  // namespace tournament_tests::command_cases
