// SPDX-License-Identifier: GPL-3.0-or-later
// What the headless program says of files of events, and what it gives back to the shell.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "app/exit_code.h"
#include "app/rules_command.h"
#include "app/tournament/refusal_words.h"
#include "app/tournament/tournament_command.h"
#include "engine/tournament/journal/file.h"
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

std::string journal_of(Hall& hall) { return journal_text(hall.journal); }

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

TEST_F(Commands, RulesAreFoundInFilesCommentsAndNamesOfTests) {
  const auto write = [&](const std::string& name, const std::string& text) {
    fs::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name) << text;
  };
  write("docs/rules/tournament.md",
        "- **T-001 [E]** one **T-002 [S]** two\n- **T-003 [R]** three\n| T-091 | four |\n- **T-P97 Why?** five\n"
        "**T-E91 Odd field.** six\n| T-C91 | no rule |\n- **T-010 [S]** people\n");
  write("engine/tournament/a.h", "// T-001 to T-003, T-091 and ST-010, T-P97");
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
  EXPECT_NE(err.str().find("there are naruto, gormiti and tournament"), std::string::npos);
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
