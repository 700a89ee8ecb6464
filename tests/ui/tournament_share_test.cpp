// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>

#include "tests/ui/tournament_fixture.h"

/// An event with its match records goes to another machine as one file, and is taken over there as a whole or not at
/// all (T-P17). Nothing is ever sent anywhere.
namespace playsheet::testing {
namespace {

using namespace tournament;

class TournamentShare : public TournamentWindowTest {
 protected:
  static constexpr std::uint64_t kSeed = 4711;

  std::filesystem::path matches(const QTemporaryDir& folder) const {
    return std::filesystem::path(folder.path().toStdString()) / "matches";
  }
  std::filesystem::path shared() const { return folder_.path().toStdString() + "/cup.tournament-share"; }
  static void write(const std::filesystem::path& path, const std::string& text) {
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary | std::ios::trunc) << text;
  }
  static std::string textOf(const std::filesystem::path& path) {
    const auto text = read_text_file(path);
    return text ? *text : std::string("(not there)");
  }
  /// A game of the match of table 1, as its head says; and one of another match.
  static std::string record(std::uint64_t seed) {
    std::string text = textOf(std::filesystem::path(PLAYSHEET_SOURCE_DIR) / "tests/games/clones-embers.match");
    return text.insert(text.find("south "), "series 3 seed " + std::to_string(seed) + "\n");
  }
  /// Two games of table 1 were played here, the second is the one of the result; a third record is of something else.
  void playAndShare() {
    start();
    newEvent();
    openEvent();
    enrol(4);
    openRound();
    write(matches(folder_) / "game-1.match", record(kSeed));
    write(matches(folder_) / "game-2.match", record(kSeed));
    write(matches(folder_) / "other.match", record(99));
    ASSERT_TRUE(session().give(Play{1, 1, kSeed}));
    ASSERT_TRUE(session().give(
        tournament::Result{1, 1, {2, 0, 0, tournament::Cause::played}, WordOf::organiser, "game-2.match"}));
    view().writeShare(QString::fromStdString(shared().string()));
  }
  /// Another machine.
  ImportedEvent importThere() { return there_.import(QString::fromStdString(shared().string())); }
  void expectFault(const std::string& text, RefusalCode code, const std::string& found) {
    write(shared(), text);
    const ImportedEvent taken = importThere();
    ASSERT_TRUE(taken.fault) << text.substr(0, 200);
    EXPECT_EQ(row_of(taken.fault->refusal.code).name, row_of(code).name);
    EXPECT_EQ(taken.fault->refusal.found, found);
    EXPECT_TRUE(taken.file.isEmpty());
    EXPECT_FALSE(std::filesystem::exists(matches(folder_there_)) &&
                 std::filesystem::exists(matches(folder_there_) / "game-1.match"))
        << "all or nothing";
  }

  QTemporaryDir folder_there_;
  ClockedDesk there_{jobs_, folder_there_.path().toStdString()};
};

TEST_F(TournamentShare, TheEventAndItsRecordsArriveAsTheyWere) {
  playAndShare();
  EXPECT_TRUE(message().endsWith(QStringLiteral("Match records in it: 2."))) << message().toStdString();
  const ImportedEvent taken = importThere();
  ASSERT_FALSE(taken.file.isEmpty()) << taken.problem.toStdString();
  EXPECT_EQ(taken.records, 2);
  EXPECT_EQ(there_.open(taken.file).journal.event(), event());
  for (const char* name : {"game-1.match", "game-2.match"})
    EXPECT_EQ(textOf(matches(folder_there_) / name), textOf(matches(folder_) / name));
  EXPECT_FALSE(std::filesystem::exists(matches(folder_there_) / "other.match")) << "of another match";
  const ImportedEvent again = importThere();
  EXPECT_EQ(again.records, 0) << "they are here already";
  EXPECT_FALSE(again.grown);
  // The event goes on there: nothing of the records has to be written again.
  enrol(1);
  view().writeShare(QString::fromStdString(shared().string()));
  EXPECT_TRUE(importThere().grown);
}

TEST_F(TournamentShare, AnEventThatIsOpenThereTakesNothing) {
  playAndShare();
  const ImportedEvent taken = importThere();
  const OpenedEvent open = there_.open(taken.file);
  ASSERT_TRUE(open.file);
  std::filesystem::remove(matches(folder_there_) / "game-1.match");
  const ImportedEvent again = importThere();
  EXPECT_EQ(again.problem, QStringLiteral("This event is open in another window of Playsheet."));
  EXPECT_FALSE(std::filesystem::exists(matches(folder_there_) / "game-1.match")) << "all or nothing";
}

TEST_F(TournamentShare, ARecordThatIsGoneIsToldAndTheRestIsWritten) {
  playAndShare();
  std::filesystem::remove(matches(folder_) / "game-2.match");
  view().writeShare(QString::fromStdString(shared().string()));
  EXPECT_TRUE(message().endsWith(QStringLiteral("Match records in it: 1. No longer here: 1.")))
      << message().toStdString();
  EXPECT_EQ(importThere().records, 1);
}

TEST_F(TournamentShare, AFileThatIsNotGoodIsRefusedAsAWhole) {
  playAndShare();
  const std::string whole = textOf(shared());
  const auto with = [&](const std::string& from, const std::string& to) {
    std::string text = whole;
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
  };
  expectFault(with("tournament-share 1", "tournament-share 9"), RefusalCode::header_newer,
              "playsheet-tournament-share 9");
  expectFault(whole.substr(0, whole.size() / 2), RefusalCode::share_torn, "game-1.match");
  expectFault(with("file game-1.match", "file ../game-1.match"), RefusalCode::share_name, "../game-1.match");
  expectFault(with("file game-2.match", "file game-1.match"), RefusalCode::share_twice, "game-1.match");
  expectFault(with(" enrol entry=1", " enroll entry=1"), RefusalCode::command_unknown, "enroll");
  expectFault(with("playsheet match", "playsheet dance"), RefusalCode::share_record, "game-1.match");
  expectFault(with("series 3 seed 4711", "series 3 seed 4712"), RefusalCode::share_foreign, "game-1.match");
  write(shared(), with(" enrol entry=1", " enroll entry=1"));
  page().importFile(QString::fromStdString(shared().string()));
  EXPECT_TRUE(message().contains(QStringLiteral("does not know the command “enroll”"))) << message().toStdString();
}

TEST_F(TournamentShare, AnotherRecordOfTheSameNameStopsTheImport) {
  playAndShare();
  write(matches(folder_there_) / "game-2.match", "playsheet match 5\nsomething else\n");
  const ImportedEvent clash = importThere();
  ASSERT_TRUE(clash.fault);
  EXPECT_EQ(clash.fault->refusal.code, RefusalCode::share_clash);
  EXPECT_FALSE(std::filesystem::exists(matches(folder_there_) / "game-1.match"));
  // The beginning of the same record is no other one.
  const std::string record = textOf(matches(folder_) / "game-2.match");
  write(matches(folder_there_) / "game-2.match", record.substr(0, record.size() / 2));
  EXPECT_EQ(importThere().records, 2);
  EXPECT_EQ(textOf(matches(folder_there_) / "game-2.match"), record);
}

TEST_F(TournamentShare, AJournalThatNamesAnotherFolderSharesNothingOfIt) {
  start();
  newEvent();
  openEvent();
  enrol(2);
  openRound();
  write(std::filesystem::path(folder_.path().toStdString()) / "secret.match", "playsheet match 5\nsecret\n");
  ASSERT_TRUE(session().give(
      tournament::Result{1, 1, {2, 0, 0, tournament::Cause::played}, WordOf::organiser, "../secret.match"}));
  view().writeShare(QString::fromStdString(shared().string()));
  EXPECT_EQ(textOf(shared()).find("\nsecret"), std::string::npos);
}

}  // namespace
}  // namespace playsheet::testing
