// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/journal.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <fstream>
#include <random>

#include "app/storage/settings.h"
#include "app/storage/text_file.h"

namespace playsheet {
namespace {

namespace fs = std::filesystem;

class StorageFiles : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("playsheet-" + std::to_string(std::random_device{}()));
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  fs::path folder_;
};

using JournalTest = StorageFiles;
using SettingsTest = StorageFiles;

TEST_F(JournalTest, WhatIsAppendedIsInTheFileAtOnce) {
  auto journal = Journal::create(folder_ / "matches", "today");
  ASSERT_TRUE(journal);
  EXPECT_EQ(journal->path(), folder_ / "matches" / "today.match");
  EXPECT_FALSE(journal->append("one\n"));
  EXPECT_FALSE(journal->append("two\n"));
  EXPECT_EQ(*read_text_file(journal->path()), "one\ntwo\n");
}

TEST_F(JournalTest, AFileThatIsThereIsNeverTouched) {
  auto first = Journal::create(folder_, "today");
  ASSERT_TRUE(first);
  EXPECT_FALSE(first->append("first"));
  auto second = Journal::create(folder_, "today");
  ASSERT_TRUE(second);
  EXPECT_NE(first->path(), second->path());
  EXPECT_FALSE(second->append("second"));
  EXPECT_EQ(*read_text_file(first->path()), "first");
}

TEST_F(JournalTest, AFolderThatCannotBeMadeIsToldAsData) {
  std::ofstream(folder_ / "file") << "x";
  const auto journal = Journal::create(folder_ / "file" / "matches", "today");
  ASSERT_FALSE(journal);
  EXPECT_EQ(journal.problem().fault, StorageFault::cannot_write);
}

TEST_F(JournalTest, ACopyHasEverythingUpToNow) {
  auto journal = Journal::create(folder_, "today");
  ASSERT_TRUE(journal);
  EXPECT_FALSE(journal->append("one\n"));
  EXPECT_FALSE(journal->copy_to(folder_ / "copy.match"));
  EXPECT_EQ(*read_text_file(folder_ / "copy.match"), "one\n");
  EXPECT_TRUE(journal->copy_to(folder_ / "nowhere" / "copy.match"));
}

TEST_F(JournalTest, AFileThatIsThereGoesOnWhereItEnds) {
  {
    auto journal = Journal::create(folder_, "today");
    ASSERT_TRUE(journal);
    EXPECT_FALSE(journal->append("one\ntwo\nthr"));
  }
  auto journal = Journal::reopen(folder_ / "today.match");
  ASSERT_TRUE(journal);
  EXPECT_EQ(*journal->read(), "one\ntwo\nthr");
  EXPECT_FALSE(journal->keep_only("one\ntwo\n"));
  EXPECT_FALSE(journal->append("three\n"));
  EXPECT_EQ(*read_text_file(folder_ / "today.match"), "one\ntwo\nthree\n");
}

TEST_F(JournalTest, AFileThatIsWrittenToIsNotOpenedASecondTime) {
  auto journal = Journal::create(folder_, "today");
  ASSERT_TRUE(journal);
  EXPECT_TRUE(Journal::in_use(journal->path()));
  const auto second = Journal::reopen(journal->path());
  ASSERT_FALSE(second);
  EXPECT_EQ(second.problem().fault, StorageFault::locked);
  const fs::path path = journal->path();
  { const Journal gone = std::move(*journal); }
  EXPECT_FALSE(Journal::in_use(path));
  EXPECT_TRUE(Journal::reopen(path));
}

TEST_F(JournalTest, WhatIsNoFileOfTextIsNotOpened) {
  EXPECT_FALSE(Journal::reopen(folder_ / "nothing.match"));
  fs::create_directories(folder_ / "folder.match");
  EXPECT_FALSE(Journal::reopen(folder_ / "folder.match"));
  std::ofstream(folder_ / "real.match") << "x";
  fs::create_symlink(folder_ / "real.match", folder_ / "link.match");
  EXPECT_FALSE(Journal::reopen(folder_ / "link.match"));  // it may lead anywhere
  EXPECT_FALSE(Journal::in_use(folder_ / "nothing.match"));
}

TEST_F(JournalTest, AFileIsItsOwnersAlone) {
  const auto journal = Journal::create(folder_, "today");
  ASSERT_TRUE(journal);
  EXPECT_EQ(fs::status(journal->path()).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

/// The limit of a file's size stands for a disk without room.
TEST_F(JournalTest, WhatFindsNoRoomLeavesTheFileAsItWas) {
  auto journal = Journal::create(folder_, "today");
  ASSERT_TRUE(journal);
  EXPECT_FALSE(journal->append("one\n"));
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
  const auto signal = std::signal(SIGXFSZ, SIG_IGN);
  const rlimit small{6, before.rlim_max};
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
  const auto problem = journal->append("two\n");
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &before), 0);
  std::signal(SIGXFSZ, signal);
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->fault, StorageFault::full);
  EXPECT_EQ(*read_text_file(journal->path()), "one\n");
  EXPECT_FALSE(journal->append("two\n"));
  EXPECT_EQ(*read_text_file(journal->path()), "one\ntwo\n");
}

TEST_F(SettingsTest, ComeBackAsTheyWereSet) {
  std::optional<StorageProblem> problem;
  Settings settings = Settings::load(folder_ / "data" / "settings.ini", problem);
  EXPECT_FALSE(problem);
  settings.set("south.name", "Jos\xC3\xA9 = the first");
  settings.set("theme", "light");
  EXPECT_FALSE(settings.save());
  const Settings again = Settings::load(folder_ / "data" / "settings.ini", problem);
  EXPECT_FALSE(problem);
  EXPECT_EQ(again.get("south.name"), "Jos\xC3\xA9 = the first");
  EXPECT_EQ(again.get("theme"), "light");
  EXPECT_EQ(again.get("none", "otherwise"), "otherwise");
}

TEST_F(SettingsTest, ALineEndInAValueCannotBreakTheFile) {
  std::optional<StorageProblem> problem;
  Settings settings = Settings::load(folder_ / "settings.ini", problem);
  settings.set("south.name", "a\nb = c");
  EXPECT_FALSE(settings.save());
  EXPECT_EQ(Settings::load(folder_ / "settings.ini", problem).get("south.name"), "a b = c");
  EXPECT_FALSE(problem);
}

TEST_F(SettingsTest, GarbageIsKeptAndToldAndTheSettingsStartAnew) {
  const fs::path file = folder_ / "settings.ini";
  const std::string garbage = "\x01\x02 not settings";
  std::ofstream(file) << garbage;
  std::optional<StorageProblem> problem;
  Settings settings = Settings::load(file, problem);
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->place, "line 1");
  settings.set("theme", "dark");
  EXPECT_FALSE(settings.save());
  EXPECT_EQ(*read_text_file(folder_ / "settings.ini.bak"), garbage);
  std::ofstream(file, std::ios::trunc) << "other garbage";
  Settings::load(file, problem);
  EXPECT_EQ(*read_text_file(folder_ / "settings.ini.bak"), garbage);  // the first one is still there
  EXPECT_EQ(*read_text_file(folder_ / "settings.ini.bak2"), "other garbage");
}

}  // namespace
}  // namespace playsheet
