// SPDX-License-Identifier: GPL-3.0-or-later
// Faults of disk and files (docs/faults.md), and files that were made to do harm (SECURITY.md). What was there stays,
// and what is said names the file and what would help.
#include <SQLiteCpp/SQLiteCpp.h>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <fstream>
#include <functional>
#include <random>
#include <sstream>

#include "app/locations.h"
#include "app/storage/card_search.h"
#include "app/storage/own_cards.h"
#include "app/storage/person_collection.h"
#include "app/storage/person_decks.h"
#include "app/storage/private_file.h"
#include "app/storage/settings.h"
#include "engine/naruto/decks/formats/deck_import.h"

namespace playsheet {
namespace {

namespace fs = std::filesystem;

constexpr char kCard[] = R"(format = 1
set = "Own"
[[card]]
code = "X-01"
name = "Red Eye"
type = "ninja"
symbols = ["Fire"]
healthy = [7, 1]
injured = [4, 0]
entrance_cost = 0
hand_cost = 0
)";

class Faults : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("playsheet-faults-" + std::to_string(std::random_device{}()));
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  static unsigned rights(const fs::path& path) {
    struct stat facts {};
    EXPECT_EQ(::stat(path.c_str(), &facts), 0) << path;
    return facts.st_mode & 07777;
  }
  static void write(const fs::path& path, const std::string& text) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << text;
  }
  static std::string text(const fs::path& path) {
    std::ostringstream out;
    out << std::ifstream(path, std::ios::binary).rdbuf();
    return out.str();
  }
  /// In a process of its own in which no file may grow beyond so many bytes: its disk is full. The work gives true if
  /// it went as it should.
  static bool on_a_full_disk(rlim_t bytes, const std::function<bool()>& work) {
    const pid_t child = ::fork();
    if (child == 0) {
      std::signal(SIGXFSZ, SIG_IGN);  // as the programs do
      const rlimit limit{bytes, bytes};
      if (::setrlimit(RLIMIT_FSIZE, &limit) != 0) ::_exit(2);
      ::_exit(work() ? 0 : 1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
  }
  /// A file of so many bytes that takes no room.
  static void make_large(const fs::path& path, std::uintmax_t bytes, const std::string& beginning) {
    write(path, beginning);
    fs::resize_file(path, bytes);
  }
  static constexpr std::uintmax_t kHundredMegabytes = 100 * 1024 * 1024;

  fs::path cards_of(const std::string& source) {
    const fs::path path = folder_ / "cards.db";
    const auto built = build_cards_database({{"own.toml", source}}, path);
    EXPECT_TRUE(built && built->cards == 1);
    return path;
  }
  static std::optional<StorageProblem> opened(const fs::path& path) {
    naruto::Catalog catalog;
    const auto result = open_cards_database(path, catalog);
    if (result) return std::nullopt;
    EXPECT_NE(text_of(result.problem()).find(path.string()), std::string::npos);
    return result.problem();
  }

  fs::path folder_;
};

using Harm = Faults;

// --- disk full, read only, clock ------------------------------------------------------------------------------------

TEST_F(Faults, OnAFullDiskTheOldSettingsStayAndTheDiskIsNamed) {
  const fs::path file = folder_ / "settings.ini";
  std::optional<StorageProblem> none;
  Settings settings = Settings::load(file, none);
  settings.set("theme", "dark");
  ASSERT_FALSE(settings.save());
  const std::string before = text(file);
  EXPECT_TRUE(on_a_full_disk(100, [&] {
    settings.set("theme", std::string(4000, 'x'));
    const auto problem = settings.save();
    return problem && problem->fault == StorageFault::full && problem->expected == "free disk space" &&
           problem->file == file.string();
  }));
  EXPECT_EQ(text(file), before);
  EXPECT_EQ(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()), 1) << "nothing is left beside it";
}

TEST_F(Faults, OnAFullDiskTheCollectionStaysAndEveryEditIsRefused) {
  const fs::path file = folder_ / "person.db";
  {
    auto person = PersonDatabase::open(file);
    ASSERT_EQ(*change_owned(person, "N-001", 3), 3);
  }
  EXPECT_TRUE(on_a_full_disk(8192, [&] {
    auto person = PersonDatabase::open(file);
    DeckContent content;
    content.deck.note.en = std::string(100'000, 'x');
    const auto deck = add_person_deck(person, content);
    return !deck && text_of(deck.problem()).find(file.string()) != std::string::npos;
  }));
  auto person = PersonDatabase::open(file);
  ASSERT_TRUE(person.writable()) << text_of(*person.problem());
  EXPECT_EQ(owned_cards(person)->size(), 1U);
  EXPECT_TRUE(person_decks(person)->empty());
}

TEST_F(Faults, OnAFullDiskACardDatabaseIsNotHalfBuilt) {
  const fs::path path = cards_of(kCard);
  const std::string before = text(path);
  EXPECT_TRUE(on_a_full_disk(8192, [&] {
    const auto built = build_cards_database({{"own.toml", kCard}}, path);
    return !built && built.problem().fault == StorageFault::cannot_write;
  }));
  EXPECT_EQ(text(path), before);
}

TEST_F(Faults, SettingsInAFolderThatIsNoneAreRefusedWithThePlace) {
  write(folder_ / "data", "a file");
  std::optional<StorageProblem> none;
  Settings settings = Settings::load(folder_ / "data" / "settings.ini", none);
  settings.set("theme", "dark");
  const auto problem = settings.save();
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->file, (folder_ / "data" / "settings.ini").string());
  EXPECT_FALSE(problem->expected.empty());
}

TEST_F(Faults, EveryCallThatFailsHasAFaultAndARemedy) {
  const std::pair<int, StorageFault> faults[] = {
      {ENOSPC, StorageFault::full},      {EDQUOT, StorageFault::full},        {EFBIG, StorageFault::full},
      {EROFS, StorageFault::read_only},  {EACCES, StorageFault::read_only},   {EPERM, StorageFault::read_only},
      {EIO, StorageFault::cannot_write}, {ENOENT, StorageFault::cannot_write}};
  for (const auto& [code, fault] : faults) {
    const auto problem = file_problem("a.txt", code);
    EXPECT_EQ(problem.fault, fault) << code;
    EXPECT_FALSE(problem.expected.empty()) << code;
  }
}

TEST_F(Faults, APersonsFileThatIsLockedAtTheStartIsReadAndTold) {
  const fs::path file = folder_ / "person.db";
  {
    auto person = PersonDatabase::open(file);
    ASSERT_EQ(*change_owned(person, "N-001", 3), 3);
  }
  SQLite::Database other(file.string(), SQLite::OPEN_READWRITE);
  other.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  auto person = PersonDatabase::open(file);
  const auto refused = change_owned(person, "N-001", 1);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.problem().fault, StorageFault::locked) << text_of(refused.problem());
}

TEST_F(Faults, APageOfAPersonsFileThatIsDamagedIsNoticed) {
  const fs::path file = folder_ / "person.db";
  {
    auto person = PersonDatabase::open(file);
    for (int i = 0; i < 900; ++i) change_owned(person, "N-" + std::to_string(1000 + i), 1);
  }
  std::string bytes = text(file);
  ASSERT_GT(bytes.size(), 5U * 4096U);
  fs::remove(file.string() + ".bak");
  const auto at = bytes.find("N-1500");
  ASSERT_NE(at, std::string::npos);
  const std::size_t page = at / 4096 * 4096;
  bytes.replace(page, 64, std::string(64, '\xa5'));
  write(file, bytes);
  const auto person = PersonDatabase::open(file);
  ASSERT_FALSE(person.writable());
  EXPECT_EQ(person.problem()->fault, StorageFault::damaged);
  EXPECT_EQ(text(file), bytes) << "it is left as it is";
}

/// The clock stood years ahead when the copy was made.
TEST_F(Faults, AClockThatWasSetBackStopsNoBackup) {
  const fs::path file = folder_ / "person.db";
  {
    auto person = PersonDatabase::open(file);
    ASSERT_EQ(*change_owned(person, "N-001", 3), 3);
  }
  const fs::path copy = file.string() + ".bak";
  fs::last_write_time(copy, fs::last_write_time(copy) + std::chrono::hours(24 * 900));
  { const auto person = PersonDatabase::open(file); }
  const SQLite::Database kept(copy.string(), SQLite::OPEN_READONLY);
  SQLite::Statement owned(kept, "SELECT quantity FROM collection");
  ASSERT_TRUE(owned.executeStep());
  EXPECT_EQ(owned.getColumn(0).getInt(), 3);
}

// --- rights ---------------------------------------------------------------------------------------------------------

TEST_F(Faults, WhatAPersonOwnsNobodyElseMayRead) {
  const fs::path data = folder_ / "share" / "playsheet";
  std::optional<StorageProblem> none;
  Settings settings = Settings::load(data / "settings.ini", none);
  settings.set("theme", "dark");
  ASSERT_FALSE(settings.save());
  EXPECT_EQ(rights(data), 0700U);
  EXPECT_EQ(rights(data / "settings.ini"), 0600U);
  auto person = PersonDatabase::open(data / "person.db");
  ASSERT_EQ(*change_owned(person, "N-001", 1), 1);
  for (const auto& entry : fs::directory_iterator(data)) EXPECT_EQ(rights(entry.path()) & 0077U, 0U) << entry.path();
  fs::create_directories(data / "cards");
  write(data / "cards" / "own.toml", kCard);
  naruto::Catalog catalog;
  EXPECT_EQ(add_own_cards(data, catalog).cards, 1U);
  EXPECT_EQ(rights(data / "own-cards.db"), 0600U);
}

TEST_F(Faults, AFolderThatIsThereKeepsItsRights) {
  fs::permissions(folder_, fs::perms(0755));
  EXPECT_EQ(make_private_folder(folder_), 0);
  EXPECT_EQ(rights(folder_), 0755U);
  write(folder_ / "file", "x");
  EXPECT_EQ(make_private_folder(folder_ / "file"), EEXIST);
  EXPECT_EQ(make_private_folder(folder_ / "file" / "below"), EEXIST);
}

// --- files that were made to do harm
// ----------------------------------------------------------------------------------

TEST_F(Harm, ALinkInThePlaceOfTheDraftIsNotWrittenThrough) {
  write(folder_ / "elsewhere", "untouched");
  fs::create_symlink(folder_ / "elsewhere", folder_ / "settings.ini.new");
  EXPECT_TRUE(write_private_file(folder_ / "settings.ini", "mine"));
  EXPECT_EQ(text(folder_ / "elsewhere"), "untouched");
  EXPECT_EQ(text(folder_ / "settings.ini"), "mine");
}

/// Tables that are questions: they would be run by whoever reads them.
TEST_F(Harm, AViewInACardDatabaseIsNotRun) {
  const fs::path path = cards_of(kCard);
  {
    SQLite::Database db(path.string(), SQLite::OPEN_READWRITE);
    db.exec("ALTER TABLE cards RENAME TO others");
    db.exec("CREATE VIEW cards AS SELECT * FROM others WHERE randomblob(9) IS NOT NULL");
  }
  const auto problem = opened(path);
  ASSERT_TRUE(problem);
  EXPECT_NE(text_of(*problem).find("view"), std::string::npos) << text_of(*problem);
}

TEST_F(Harm, ATriggerInAPersonsFileIsNotRun) {
  const fs::path file = folder_ / "person.db";
  {
    auto person = PersonDatabase::open(file);
    ASSERT_EQ(*change_owned(person, "N-001", 1), 1);
  }
  {
    SQLite::Database db(file.string(), SQLite::OPEN_READWRITE);
    db.exec("CREATE TRIGGER harm AFTER UPDATE ON collection BEGIN DELETE FROM collection; END");
  }
  auto person = PersonDatabase::open(file);
  EXPECT_EQ(*change_owned(person, "N-001", 1), 2);
  EXPECT_EQ(owned_cards(person)->size(), 1U);
}

TEST_F(Harm, TheShippedCardsAreNeverWritten) {
  const fs::path path = cards_of(kCard);
  const std::string before = text(path);
  naruto::Catalog catalog;
  ASSERT_TRUE(open_cards_database(path, catalog));
  auto search = CardSearch::open(catalog, {path});
  ASSERT_TRUE(search);
  search->set_owned({{"X-01", 2}});
  EXPECT_EQ(text(path), before);
  EXPECT_EQ(std::distance(fs::directory_iterator(folder_), fs::directory_iterator{}), 1) << "nothing lies beside it";
}

TEST_F(Harm, HundredMegabytesAreRefusedOrReadWithinReason) {
  const fs::path large = folder_ / "large";
  make_large(large, kHundredMegabytes, "format = 1\n");
  const auto text = read_text_file(large);
  ASSERT_FALSE(text);
  EXPECT_NE(text_of(text.problem()).find("104857600"), std::string::npos);
  EXPECT_FALSE(load_deck(large.string()));
  fs::create_directories(folder_ / "cards");
  make_large(folder_ / "cards" / "own.toml", kHundredMegabytes, kCard);
  naruto::Catalog catalog;
  const auto own = add_own_cards(folder_, catalog);
  EXPECT_EQ(own.cards, 0U);
  ASSERT_EQ(own.problems.size(), 1U);
  make_large(folder_ / "settings.ini", kHundredMegabytes, "# Playsheet settings 1\n");
  std::optional<StorageProblem> problem;
  Settings::load(folder_ / "settings.ini", problem);
  EXPECT_TRUE(problem);
  make_large(folder_ / "cards.db", kHundredMegabytes, "SQLite format 3");
  EXPECT_TRUE(opened(folder_ / "cards.db"));
  make_large(folder_ / "person.db", kHundredMegabytes, "SQLite format 3");
  EXPECT_FALSE(PersonDatabase::open(folder_ / "person.db").writable());
  const naruto::CardIndex index(catalog);
  EXPECT_FALSE(naruto::import_deck(std::string(kHundredMegabytes, '{'), "list", index).good());
}

/// A file that never ends, or that waits for somebody to write.
TEST_F(Harm, WhatIsNoFileIsNotRead) {
  ASSERT_EQ(::mkfifo((folder_ / "pipe").c_str(), 0600), 0);
  naruto::Catalog catalog;
  for (const fs::path& path : {fs::path("/dev/zero"), folder_ / "pipe", folder_}) {
    const auto text = read_text_file(path);
    ASSERT_FALSE(text) << path;
    EXPECT_EQ(text.problem().fault, StorageFault::no_file) << path;
    EXPECT_EQ(text.problem().found, path == folder_ ? "a folder" : "a pipe or a device");
    EXPECT_FALSE(open_cards_database(path, catalog)) << path;
    for (const PersonAccess access : {PersonAccess::read, PersonAccess::write}) {
      const auto person = PersonDatabase::open(path, access);
      ASSERT_TRUE(person.problem()) << path;
      EXPECT_EQ(person.problem()->fault, StorageFault::no_file) << path;
    }
  }
  EXPECT_EQ(read_text_file(folder_ / "gone").problem().fault, StorageFault::missing);
}

TEST_F(Harm, AMessageIsOneLineWhateverTheFileHolds) {
  write(folder_ / "deck.toml", "format = \"\x1b[2J\n");
  const auto deck = load_deck((folder_ / "deck.toml").string());
  ASSERT_FALSE(deck);
  EXPECT_EQ(text_of(deck.problem()).find_first_of("\x1b\n"), std::string::npos);
}

}  // namespace
}  // namespace playsheet
