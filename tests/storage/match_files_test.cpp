// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/match_files.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <random>

#include "app/storage/person_games.h"
#include "app/storage/text_file.h"

/// Match records in the data folder: listed, opened, copied, deleted and brought back; the history that is made of
/// them.
namespace playsheet {
namespace {

namespace fs = std::filesystem;

/// A record that was won by south in turn 2, as far as lists need it.
constexpr char kRecord[] =
    "playsheet match 2\ngame naruto\nedition usa-1.3\nseed 5\ncards 0\nsouth Ada\ndeck Clones\n  2 N-001\nnorth "
    "Bruno\ndeck Embers\n  1 N-002\nbegin\n.  # 2026-11-22 19:00:00\n> south call heads\n  starter_decided "
    "starter=north\n  card_moved card=0 from=deck to=hand player=south to_bottom=0 cause=setup\n  turn_began "
    "active=north turn=2 extra=0\n.  # 2026-11-22 19:01:00\n";
constexpr char kEnd[] =
    "> north concede north\n  game_ended winner=south reason=concession\n.  # 2026-11-22 21:01:30\n";

class MatchFolder : public ::testing::Test {
 protected:
  void SetUp() override {
    data_ = fs::temp_directory_path() / ("playsheet-matches-" + std::to_string(std::random_device{}()));
    fs::create_directories(data_ / "matches");
  }
  void TearDown() override {
    fs::permissions(data_ / "matches", fs::perms::owner_all);
    fs::remove_all(data_);
  }
  void write(const std::string& name, const std::string& text) { std::ofstream(data_ / "matches" / name) << text; }
  std::vector<MatchFile> list(MatchFiles& files) {
    std::optional<StorageProblem> problem;
    auto all = files.list(problem);
    EXPECT_FALSE(problem);
    return all;
  }
  PersonDatabase person() { return PersonDatabase::open(data_ / "person.db"); }

  fs::path data_;
};

/// Root may read everything: as long as this lasts, the test runs as whoever owns nothing but the folder.
class AsSomebodyElse {
 public:
  explicit AsSomebodyElse(const fs::path& folder) {
    if (!root_) return;
    constexpr uid_t kNobody = 65534;
    EXPECT_EQ(::chown(folder.c_str(), kNobody, static_cast<gid_t>(-1)), 0);
    for (const auto& entry : fs::recursive_directory_iterator(folder))
      EXPECT_EQ(::chown(entry.path().c_str(), kNobody, static_cast<gid_t>(-1)), 0);
    EXPECT_EQ(::seteuid(kNobody), 0);
  }
  ~AsSomebodyElse() {
    if (!root_) return;
    EXPECT_EQ(::seteuid(0), 0);
  }
  AsSomebodyElse(const AsSomebodyElse&) = delete;
  AsSomebodyElse& operator=(const AsSomebodyElse&) = delete;

 private:
  const bool root_ = ::geteuid() == 0;
};

TEST_F(MatchFolder, EveryRecordIsListedAndBrokenOnesSayWhy) {
  write("a.match", kRecord);
  write("b.match", "garbage\n");
  write("c.txt", kRecord);
  fs::create_directories(data_ / "matches" / "d.match");
  fs::create_symlink("/etc/passwd", data_ / "matches" / "e.match");
  MatchFiles files(data_);
  const auto all = list(files);
  ASSERT_EQ(all.size(), 2U);
  for (const MatchFile& file : all) {
    EXPECT_EQ(file.summary.has_value(), file.name == "a.match");
    EXPECT_EQ(file.problem.empty(), file.name == "a.match");
  }
}

TEST_F(MatchFolder, AFolderThatIsMissingHasNone) {
  MatchFiles files(data_ / "nowhere");
  EXPECT_TRUE(list(files).empty());
}

TEST_F(MatchFolder, AFolderThatIsAFileIsTold) {
  std::ofstream(data_ / "other") << "x";
  fs::remove_all(data_ / "matches");
  std::ofstream(data_ / "matches") << "x";
  MatchFiles files(data_);
  std::optional<StorageProblem> problem;
  EXPECT_TRUE(files.list(problem).empty());
  EXPECT_TRUE(problem);
}

TEST_F(MatchFolder, AFileWithoutTheRightToReadIsListedAsSuch) {
  write("a.match", kRecord);
  fs::permissions(data_ / "matches" / "a.match", fs::perms::none);
  const AsSomebodyElse nobody(data_);
  MatchFiles files(data_);
  const auto all = list(files);
  ASSERT_EQ(all.size(), 1U);
  EXPECT_FALSE(all.front().summary);
  EXPECT_FALSE(all.front().problem.empty());
}

TEST_F(MatchFolder, AChangedFileIsReadAnew) {
  write("a.match", kRecord);
  MatchFiles files(data_);
  EXPECT_FALSE(list(files).front().summary->winner);
  write("a.match", std::string(kRecord) + kEnd);
  EXPECT_EQ(list(files).front().summary->winner, table::PlayerId::south);
}

TEST_F(MatchFolder, NamesThatLeadElsewhereAreRefused) {
  write("a.match", kRecord);
  MatchFiles files(data_);
  std::ofstream(data_ / "secret.match") << "x";
  for (const char* name : {"../secret.match", "/etc/passwd", "", ".", "a", "matches/a.match"}) {
    EXPECT_FALSE(files.read(name)) << name;
    EXPECT_FALSE(files.remove(name)) << name;
    EXPECT_FALSE(files.restore(name)) << name;
    EXPECT_FALSE(files.open(name)) << name;
  }
}

TEST_F(MatchFolder, WhatIsOpenIsMarkedAndCannotBeOpenedOrDeleted) {
  write("a.match", kRecord);
  MatchFiles files(data_);
  auto opened = files.open("a.match");
  ASSERT_TRUE(opened);
  EXPECT_EQ(opened->text, kRecord);
  EXPECT_TRUE(list(files).front().in_use);
  EXPECT_EQ(files.open("a.match").problem().fault, StorageFault::locked);
  EXPECT_EQ(files.remove("a.match").problem().fault, StorageFault::locked);
}

TEST_F(MatchFolder, WhatIsOpenedIsWholeAndNothingIsChangedYet) {
  write("a.match", std::string(kRecord) + "> north pa");
  MatchFiles files(data_);
  const auto opened = files.open("a.match");
  ASSERT_TRUE(opened);
  EXPECT_EQ(opened->text, kRecord);
  EXPECT_EQ(*files.read("a.match"), std::string(kRecord) + "> north pa");
}

TEST_F(MatchFolder, WhatIsDeletedComesBack) {
  write("a.match", kRecord);
  MatchFiles files(data_);
  const auto moved = files.remove("a.match");
  ASSERT_TRUE(moved);
  EXPECT_TRUE(list(files).empty());
  EXPECT_EQ(*read_text_file(data_ / "trash" / *moved), kRecord);
  write("a.match", "another\n");  // the name is taken meanwhile
  const auto back = files.restore(*moved);
  ASSERT_TRUE(back);
  EXPECT_EQ(*back, "a-2.match");
  EXPECT_EQ(*files.read("a-2.match"), kRecord);
  EXPECT_EQ(*files.read("a.match"), "another\n");
  EXPECT_FALSE(files.restore(*moved));
}

TEST_F(MatchFolder, ACopyIsTheWholeFile) {
  write("a.match", kRecord);
  const MatchFiles files(data_);
  EXPECT_FALSE(files.copy("a.match", data_ / "copy.match"));
  EXPECT_EQ(*read_text_file(data_ / "copy.match"), kRecord);
  EXPECT_TRUE(files.copy("a.match", data_ / "nowhere" / "copy.match"));
  EXPECT_TRUE(files.copy("b.match", data_ / "copy.match"));
}

// --- the history ----------------------------------------------------------------------------------------------------

TEST_F(MatchFolder, GamesThatAreOverAreInTheHistory) {
  write("2026-11-22-185900.match", std::string(kRecord) + kEnd);
  write("b.match", kRecord);
  MatchFiles files(data_);
  auto person = this->person();
  ASSERT_FALSE(update_games(person, list(files)));
  const auto games = played_games(person);
  ASSERT_TRUE(games);
  ASSERT_EQ(games->size(), 1U);
  const table::PlayedGame& game = games->front();
  EXPECT_EQ(game.began, "2026-11-22 19:00:00");
  EXPECT_EQ(game.game, "naruto");
  ASSERT_EQ(game.seats.size(), 2U);
  EXPECT_EQ(game.seats[1].name, "Bruno");
  EXPECT_EQ(game.winners, std::vector<std::size_t>{0});
  EXPECT_EQ(game.starter, 1U);
  EXPECT_EQ(game.reason, "concession");
  EXPECT_EQ(game.turns, 2);
  EXPECT_EQ(game.decisions, 2);
  EXPECT_EQ(game.seconds, 60 + 600);  // two hours were a break
  EXPECT_TRUE(game.seats[0].code.starts_with("PS1-"));
  ASSERT_EQ(game.seats[0].cards.size(), 1U);
  EXPECT_EQ(game.seats[0].cards.front(), (table::CardTally{"N-001", 2, 1, 0}));
}

TEST_F(MatchFolder, TheHistoryFollowsTheFiles) {
  write("a.match", std::string(kRecord) + kEnd);
  MatchFiles files(data_);
  auto person = this->person();
  ASSERT_FALSE(update_games(person, list(files)));
  ASSERT_FALSE(update_games(person, list(files)));  // nothing new
  EXPECT_EQ(played_games(person)->size(), 1U);
  write("a.match", std::string(kRecord) + kEnd + "undo\n");
  ASSERT_FALSE(update_games(person, list(files)));
  EXPECT_TRUE(played_games(person)->empty());
  write("a.match", std::string(kRecord) + kEnd);
  ASSERT_FALSE(update_games(person, list(files)));
  const auto moved = files.remove("a.match");
  ASSERT_FALSE(update_games(person, list(files)));
  EXPECT_TRUE(played_games(person)->empty());
  ASSERT_TRUE(files.restore(*moved));
  ASSERT_FALSE(update_games(person, list(files)));
  EXPECT_EQ(played_games(person)->size(), 1U);
}

TEST_F(MatchFolder, TheHistoryCanBeMadeAnew) {
  write("a.match", std::string(kRecord) + kEnd);
  MatchFiles files(data_);
  {
    auto person = this->person();
    ASSERT_FALSE(update_games(person, list(files)));
  }
  const auto before = *played_games(person());
  for (const char* part : {"person.db", "person.db-wal", "person.db-shm", "person.db.bak"}) fs::remove(data_ / part);
  auto person = this->person();
  ASSERT_FALSE(update_games(person, list(files)));
  EXPECT_EQ(*played_games(person), before);
}

TEST_F(MatchFolder, AClockThatWasSetBackTakesNothingAway) {
  std::string text = std::string(kRecord) + kEnd;
  text.replace(text.find("21:01:30"), 8, "03:00:00");
  write("a.match", text);
  MatchFiles files(data_);
  const auto game = played_game(list(files).front());
  ASSERT_TRUE(game);
  EXPECT_EQ(game->seconds, 60);
}

TEST_F(MatchFolder, NotesAreKeptAndGoWhenTheySayNothing) {
  auto person = this->person();
  ASSERT_FALSE(note_match(person, "a.match", {"It's \"the\" final; DROP TABLE games", true}));
  EXPECT_EQ((*match_notes(person))["a.match"], (MatchNote{"It's \"the\" final; DROP TABLE games", true}));
  ASSERT_FALSE(note_match(person, "a.match", {}));
  EXPECT_TRUE(match_notes(person)->empty());
  auto reader = PersonDatabase::open(data_ / "person.db", PersonAccess::read);
  EXPECT_TRUE(note_match(reader, "a.match", {"x", false}));
}

}  // namespace
}  // namespace playsheet
