// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/person_database.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <fstream>
#include <sstream>

#include "app/storage/person_collection.h"
#include "app/storage/person_decks.h"
#include "app/storage/person_schema.h"

namespace playsheet {
namespace {

namespace fs = std::filesystem;

class PersonFile : public testing::Test {
 protected:
  void SetUp() override {
    const auto* info = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::path(testing::TempDir()) / (std::string("person_") + info->name());
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    file_ = folder_ / "person.db";
  }
  void TearDown() override { fs::remove_all(folder_); }

  /// A database with three cards of one code, closed again.
  void make_one() const {
    auto person = PersonDatabase::open(file_);
    ASSERT_TRUE(person.writable()) << text_of(*person.problem());
    ASSERT_TRUE(change_owned(person, "N-001", 3));
  }
  /// As a program of this version left it.
  void make_older(int version) const {
    SQLite::Database db(file_.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    db.exec("CREATE TABLE schema_history (version INTEGER PRIMARY KEY, name TEXT NOT NULL, done TEXT NOT NULL)");
    db.exec("PRAGMA application_id = " + std::to_string(kPersonApplicationId));
    for (const PersonStep& step : person_steps())
      if (step.version <= version) db.exec(step.sql);
    db.exec("PRAGMA user_version = " + std::to_string(version));
    db.exec("INSERT INTO collection VALUES ('N-001', 2)");
  }
  /// The index of the log can neither be made nor opened, as on a disk that is read-only: SQLite follows no link there.
  void leave_no_room_beside_it() const { fs::create_symlink(folder_ / "nowhere", file_.string() + "-shm"); }
  void raw(const std::string& sql) const {
    SQLite::Database db(file_.string(), SQLite::OPEN_READWRITE);
    db.exec(sql);
  }
  static int owned_of(const PersonDatabase& person, const std::string& code) {
    const auto owned = owned_cards(person);
    for (const auto& card : *owned)
      if (card.code == code) return card.quantity;
    return 0;
  }
  static std::vector<std::string> tables_of(const PersonDatabase& person) {
    std::vector<std::string> out;
    EXPECT_FALSE(person.read([&](SQLite::Database& db) {
      SQLite::Statement select(db, "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name");
      while (select.executeStep()) out.push_back(select.getColumn(0).getString());
    }));
    return out;
  }

  fs::path folder_;
  fs::path file_;
};

// --- a copy of the file alone ---------------------------------------------------------------------------------------

TEST_F(PersonFile, ACopyOfItAloneIsWholeOnceItIsSettled) {
  int told = 0;
  auto person = PersonDatabase::open(file_);
  person.when_written([&told] { ++told; });
  ASSERT_TRUE(change_owned(person, "N-001", 3));
  ASSERT_TRUE(change_owned(person, "N-002", 1));
  EXPECT_EQ(told, 2);
  const auto copy = [&] {
    const fs::path alone = folder_ / "alone" / "person.db";
    fs::create_directories(alone.parent_path());
    fs::copy_file(file_, alone, fs::copy_options::overwrite_existing);
    return PersonDatabase::open(alone, PersonAccess::read);
  };
  EXPECT_FALSE(owned_cards(copy())) << "even its tables lie in the log beside the file";
  person.settle();
  EXPECT_EQ(owned_of(copy(), "N-001"), 3);
  EXPECT_EQ(owned_of(copy(), "N-002"), 1);
  for (int i = 0; i < 200; ++i) ASSERT_TRUE(change_owned(person, "N-003", 1));
  EXPECT_GT(owned_of(copy(), "N-003"), 100) << "many changes do not wait for it";
}

/// What another program has open and has written, too.
TEST_F(PersonFile, ClosedItIsWholeAloneAlthoughAnotherProgramHasItOpen) {
  auto other = PersonDatabase::open(file_);
  {
    auto person = PersonDatabase::open(file_);
    ASSERT_TRUE(change_owned(person, "N-001", 3));
    ASSERT_TRUE(change_owned(other, "N-001", 1));
  }
  const fs::path alone = folder_ / "alone.db";
  fs::copy_file(file_, alone);
  EXPECT_EQ(owned_of(PersonDatabase::open(alone, PersonAccess::read), "N-001"), 4);
}

/// Somebody copies the folder while the program runs: what lies beside the file comes along, whole or without the index
/// of the log, which is made anew.
TEST_F(PersonFile, ACopyOfTheFolderIsWholeWhileAProgramHasItOpen) {
  auto person = PersonDatabase::open(file_);
  for (int i = 0; i < 40; ++i) ASSERT_TRUE(change_owned(person, "N-" + std::to_string(100 + i), 2));
  ASSERT_TRUE(fs::exists(file_.string() + "-wal"));
  for (const bool index : {true, false}) {
    const fs::path folder = folder_ / (index ? "copied" : "copied without the index");
    fs::create_directories(folder);
    for (const char* part : {"person.db", "person.db-wal", "person.db-shm"})
      if (index || std::string_view(part) != "person.db-shm") fs::copy_file(folder_ / part, folder / part);
    auto copy = PersonDatabase::open(folder / "person.db");
    ASSERT_TRUE(copy.writable()) << text_of(*copy.problem());
    for (int i = 0; i < 40; ++i) EXPECT_EQ(owned_of(copy, "N-" + std::to_string(100 + i)), 2);
    EXPECT_TRUE(change_owned(copy, "N-100", 1)) << "and it is a file like any other";
  }
  EXPECT_EQ(owned_of(person, "N-100"), 2) << "the copy is another file";
}

/// The copy that the program itself keeps, taken out of the folder and put where there is nothing.
TEST_F(PersonFile, ABackupIsAFileOfItsOwn) {
  make_one();
  fs::remove(file_.string() + ".bak");
  { auto kept = PersonDatabase::open(file_); }  // which takes one
  const fs::path elsewhere = folder_ / "another machine" / "person.db";
  fs::create_directories(elsewhere.parent_path());
  fs::copy_file(file_.string() + ".bak", elsewhere);
  auto person = PersonDatabase::open(elsewhere);
  ASSERT_TRUE(person.writable()) << text_of(*person.problem());
  EXPECT_EQ(owned_of(person, "N-001"), 3);
  EXPECT_TRUE(change_owned(person, "N-001", 1));
}

// --- what is kept ---------------------------------------------------------------------------------------------------

TEST_F(PersonFile, ANewFileIsEmptyPrivateAndOfTheNewestVersion) {
  const auto person = PersonDatabase::open(file_);
  EXPECT_TRUE(person.writable());
  EXPECT_EQ(person.version(), person_schema_version());
  EXPECT_TRUE(owned_cards(person)->empty());
  struct stat facts {};
  ASSERT_EQ(::stat(file_.c_str(), &facts), 0);
  EXPECT_EQ(facts.st_mode & 0777, 0600);
}

TEST_F(PersonFile, WhatIsWrittenIsThereAfterwards) {
  make_one();
  const auto person = PersonDatabase::open(file_);
  EXPECT_EQ(owned_of(person, "N-001"), 3);
  EXPECT_EQ(owned_cards(person)->size(), 1U);
}

TEST_F(PersonFile, AQuantityIsNeverBelowNothingAndNeverBeyondTheMost) {
  auto person = PersonDatabase::open(file_);
  EXPECT_EQ(*change_owned(person, "N-001", -1), 0);
  EXPECT_EQ(*change_owned(person, "N-001", 2), 2);
  EXPECT_EQ(*change_owned(person, "N-001", -5), 0);
  EXPECT_TRUE(owned_cards(person)->empty());
  EXPECT_EQ(*change_owned(person, "N-001", 2000000000), kMostOwned);
  EXPECT_EQ(*change_owned(person, "N-001", 2000000000), kMostOwned);
}

TEST_F(PersonFile, SqlInACodeIsACode) {
  auto person = PersonDatabase::open(file_);
  const std::string code = "'); DROP TABLE collection; --";
  EXPECT_EQ(*change_owned(person, code, 1), 1);
  EXPECT_EQ(owned_of(person, code), 1);
}

TEST_F(PersonFile, SettingsThatAreDataAreKept) {
  auto person = PersonDatabase::open(file_);
  EXPECT_FALSE(*person_setting(person, "collection.sort"));
  EXPECT_FALSE(set_person_setting(person, "collection.sort", "name"));
  EXPECT_FALSE(set_person_setting(person, "collection.sort", "power"));
  EXPECT_EQ(*person_setting(person, "collection.sort"), "power");
}

TEST_F(PersonFile, WorkThatFailsLeavesNothingBehind) {
  auto person = PersonDatabase::open(file_);
  const auto problem = person.write([](SQLite::Database& db) {
    db.exec("INSERT INTO collection VALUES ('N-001', 1)");
    db.exec("INSERT INTO collection VALUES ('N-002', -1)");
  });
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->fault, StorageFault::bad_content);
  EXPECT_TRUE(owned_cards(person)->empty());
}

TEST_F(PersonFile, AKilledProgramLosesNothingThatWasDone) {
  const pid_t child = ::fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    auto person = PersonDatabase::open(file_);
    for (int i = 0; i < 20; ++i) change_owned(person, "N-001", 1);
    person.write([](SQLite::Database& db) {
      db.exec("INSERT INTO collection VALUES ('N-002', 1)");
      ::raise(SIGKILL);  // in the middle of an edit
    });
    ::_exit(1);
  }
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  ASSERT_TRUE(WIFSIGNALED(status));
  const auto person = PersonDatabase::open(file_);
  ASSERT_TRUE(person.writable());
  EXPECT_EQ(owned_of(person, "N-001"), 20);
  EXPECT_EQ(owned_of(person, "N-002"), 0);
}

// --- two programs at once -------------------------------------------------------------------------------------------

TEST_F(PersonFile, TwoProgramsDoNotLoseEachOthersEdits) {
  auto one = PersonDatabase::open(file_);
  auto other = PersonDatabase::open(file_);
  EXPECT_FALSE(one.changed_outside());
  EXPECT_EQ(*change_owned(one, "N-001", 2), 2);
  EXPECT_FALSE(one.changed_outside()) << "its own edit is no news";
  EXPECT_TRUE(other.changed_outside());
  EXPECT_FALSE(other.changed_outside());
  EXPECT_EQ(*change_owned(other, "N-001", 1), 3);
  EXPECT_TRUE(one.changed_outside());
  EXPECT_EQ(owned_of(one, "N-001"), 3);
}

TEST_F(PersonFile, AWriteIsRefusedWhileAnotherProgramHoldsTheFileAndReadingGoesOn) {
  make_one();
  auto person = PersonDatabase::open(file_);
  SQLite::Database other(file_.string(), SQLite::OPEN_READWRITE);
  other.exec("BEGIN IMMEDIATE");
  const auto refused = change_owned(person, "N-001", 1);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.problem().fault, StorageFault::locked);
  EXPECT_EQ(owned_of(person, "N-001"), 3);
  other.exec("ROLLBACK");
  EXPECT_EQ(*change_owned(person, "N-001", 1), 4);
}

// --- older and newer files ------------------------------------------------------------------------------------------

TEST_F(PersonFile, StepsAreNumberedWithoutGaps) {
  int version = 0;
  for (const PersonStep& step : person_steps()) EXPECT_EQ(step.version, ++version) << step.name;
  EXPECT_EQ(person_schema_version(), version);
}

TEST_F(PersonFile, EveryOlderVersionIsUpgradedAndACopyKept) {
  const auto newest = tables_of(PersonDatabase::open(folder_ / "new.db"));
  for (int version = 1; version < person_schema_version(); ++version) {
    SCOPED_TRACE(version);
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    make_older(version);
    auto person = PersonDatabase::open(file_);
    ASSERT_TRUE(person.writable()) << text_of(*person.problem());
    EXPECT_EQ(person.version(), person_schema_version());
    EXPECT_EQ(owned_of(person, "N-001"), 2);
    for (const std::string& table : newest)
      EXPECT_NE(std::ranges::count(tables_of(person), table) + (table.find("schema_history") != std::string::npos), 0)
          << table;
    const fs::path copy = file_.string() + ".v" + std::to_string(version) + ".bak";
    SQLite::Database before(copy.string(), SQLite::OPEN_READONLY);
    EXPECT_EQ(before.execAndGet("PRAGMA user_version").getInt(), version);
    EXPECT_EQ(before.execAndGet("SELECT quantity FROM collection").getInt(), 2);
  }
}

/// Not made of the steps that are read here: what was written once is opened however the steps are told today.
TEST_F(PersonFile, WhatOlderProgramsLeftIsAllThereAfterwards) {
  for (int version = 1; version < person_schema_version(); ++version) {
    SCOPED_TRACE(version);
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    const fs::path left =
        fs::path(PLAYSHEET_SOURCE_DIR) / "tests/storage/person" / ("version-" + std::to_string(version) + ".sql");
    std::ostringstream sql;
    sql << std::ifstream(left).rdbuf();
    ASSERT_FALSE(sql.str().empty()) << left << ": what the last version wrote, as `sqlite3 person.db .dump` gives it";
    SQLite::Database(file_.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec(sql.str());
    auto person = PersonDatabase::open(file_);
    ASSERT_TRUE(person.writable()) << text_of(*person.problem());
    EXPECT_EQ(person.version(), person_schema_version());
    EXPECT_EQ(owned_of(person, "N-001"), 2);
    EXPECT_FALSE(person.read([](SQLite::Database& db) {
      EXPECT_STREQ(db.execAndGet("SELECT value FROM settings WHERE key = 'unfinished'").getText(), "kept");
    }));
    const auto decks = person_decks(person);
    ASSERT_TRUE(decks) << text_of(decks.problem());
    ASSERT_EQ(decks->size(), version < 2 ? 0U : 1U);
    for (const PersonDeck& deck : *decks) {
      EXPECT_EQ(deck.content.deck.name.en, "Mine 2");
      EXPECT_EQ(deck.content.deck.cards.size(), 2U);
      EXPECT_TRUE(deck.can_undo);
      EXPECT_EQ(deck.versions, 1);
    }
  }
}

TEST_F(PersonFile, TheHistoryOfTheSchemaIsInTheFile) {
  const auto person = PersonDatabase::open(file_);
  EXPECT_FALSE(person.read([](SQLite::Database& db) {
    EXPECT_EQ(db.execAndGet("SELECT count(*) FROM schema_history").getInt(), person_schema_version());
  }));
}

TEST_F(PersonFile, ANewerFileIsNotTouchedAndTheBackupIsOffered) {
  make_one();
  raw("PRAGMA user_version = 999; INSERT INTO collection VALUES ('N-777', 7)");
  auto person = PersonDatabase::open(file_);
  ASSERT_FALSE(person.writable());
  EXPECT_EQ(person.problem()->fault, StorageFault::newer);
  EXPECT_EQ(person.problem()->found, "999");
  const auto refused = change_owned(person, "N-001", 1);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.problem().fault, StorageFault::newer);
  EXPECT_EQ(person.backup(), fs::path(file_.string() + ".bak"));
  SQLite::Database db(file_.string(), SQLite::OPEN_READONLY);
  EXPECT_EQ(db.execAndGet("SELECT quantity FROM collection WHERE code = 'N-777'").getInt(), 7);
}

// --- files that cannot be used --------------------------------------------------------------------------------------

TEST_F(PersonFile, ADamagedFileIsReadFromItsBackupAndCanBeReplacedByIt) {
  make_one();
  { auto again = PersonDatabase::open(file_); }
  fs::remove(file_.string() + ".bak");
  { auto kept = PersonDatabase::open(file_); }  // with a copy of the three cards
  std::ofstream(file_, std::ios::binary | std::ios::trunc) << std::string(9000, '\xa5');
  {
    auto person = PersonDatabase::open(file_);
    ASSERT_FALSE(person.writable());
    EXPECT_EQ(person.problem()->fault, StorageFault::not_a_database);
    EXPECT_EQ(owned_of(person, "N-001"), 3);
    EXPECT_FALSE(change_owned(person, "N-001", 1));
    ASSERT_TRUE(person.backup());
  }
  EXPECT_FALSE(restore_backup(file_, file_.string() + ".bak"));
  auto person = PersonDatabase::open(file_);
  EXPECT_TRUE(person.writable());
  EXPECT_EQ(owned_of(person, "N-001"), 3);
  EXPECT_TRUE(fs::exists(file_.string() + ".damaged"));
}

TEST_F(PersonFile, AFileThatWasEmptiedBesideItsBackupIsNotTakenForANewOne) {
  make_one();
  std::ofstream(file_, std::ios::binary | std::ios::trunc).flush();
  const auto person = PersonDatabase::open(file_);
  ASSERT_FALSE(person.writable());
  EXPECT_EQ(person.problem()->fault, StorageFault::damaged);
}

TEST_F(PersonFile, AFileCutOffIsNoticed) {
  {
    auto person = PersonDatabase::open(file_);
    for (int i = 0; i < 900; ++i) change_owned(person, "N-" + std::to_string(1000 + i), 1);
  }
  fs::resize_file(file_, fs::file_size(file_) / 2);
  const auto person = PersonDatabase::open(file_);
  ASSERT_FALSE(person.writable());
  EXPECT_EQ(person.problem()->fault, StorageFault::damaged);
}

TEST_F(PersonFile, AForeignDatabaseIsLeftAlone) {
  {
    SQLite::Database db(file_.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    db.exec("CREATE TABLE other (a)");
  }
  const auto person = PersonDatabase::open(file_);
  ASSERT_FALSE(person.writable());
  EXPECT_EQ(person.problem()->fault, StorageFault::not_a_database);
  EXPECT_FALSE(fs::exists(file_.string() + ".bak"));
}

TEST_F(PersonFile, WithoutABackupReadingFindsNothingAndNothingIsOffered) {
  std::ofstream(file_, std::ios::binary) << "not a database at all";
  const auto person = PersonDatabase::open(file_);
  EXPECT_FALSE(person.writable());
  EXPECT_FALSE(person.backup());
  EXPECT_TRUE(owned_cards(person)->empty());
  EXPECT_TRUE(restore_backup(file_, file_.string() + ".bak"));
}

TEST_F(PersonFile, AFolderInThePlaceOfTheFileIsTold) {
  fs::create_directories(file_);
  const auto person = PersonDatabase::open(file_);
  ASSERT_FALSE(person.writable());
  EXPECT_EQ(person.problem()->fault, StorageFault::no_file);
}

TEST_F(PersonFile, OpenedToReadItRefusesToWrite) {
  make_one();
  auto person = PersonDatabase::open(file_, PersonAccess::read);
  EXPECT_EQ(owned_of(person, "N-001"), 3);
  const auto refused = change_owned(person, "N-001", 1);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.problem().fault, StorageFault::read_only);
  EXPECT_TRUE(owned_cards(PersonDatabase::open(folder_ / "absent.db", PersonAccess::read))->empty());
  EXPECT_FALSE(fs::exists(folder_ / "absent.db"));
}

/// A disk that became read-only while the program ran: SQLite finds no place for its index of the log, the file and the
/// log can be read.
TEST_F(PersonFile, WhereNothingCanBeWrittenBesideItTheFileAndItsLogAreRead) {
  const fs::path elsewhere = folder_ / "elsewhere.db";
  {
    auto person = PersonDatabase::open(elsewhere);
    ASSERT_TRUE(change_owned(person, "N-001", 3));
    person.settle();
    ASSERT_TRUE(person.write([](SQLite::Database& db) { db.exec("UPDATE collection SET quantity = 5"); }) ==
                std::nullopt);
    fs::copy_file(elsewhere, file_);
    fs::copy_file(elsewhere.string() + "-wal", file_.string() + "-wal");  // the later change stands in it alone
  }
  leave_no_room_beside_it();
  for (const auto access : {PersonAccess::write, PersonAccess::read}) {
    auto person = PersonDatabase::open(file_, access);
    ASSERT_FALSE(person.writable());
    EXPECT_EQ(person.problem()->fault, StorageFault::read_only) << text_of(*person.problem());
    EXPECT_EQ(owned_of(person, "N-001"), 5);
    const auto refused = change_owned(person, "N-001", 1);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.problem().fault, StorageFault::read_only);
  }
  EXPECT_FALSE(fs::exists(file_.string() + ".bak"));
}

TEST_F(PersonFile, AnOlderFileBesideWhichNothingCanBeWrittenIsReadAsOfThisVersion) {
  make_older(1);
  raw("PRAGMA journal_mode = WAL");
  leave_no_room_beside_it();
  const auto person = PersonDatabase::open(file_);
  ASSERT_FALSE(person.writable());
  EXPECT_EQ(person.problem()->fault, StorageFault::read_only) << text_of(*person.problem());
  EXPECT_EQ(owned_of(person, "N-001"), 2);
  EXPECT_EQ(person.version(), person_schema_version());
}

TEST_F(PersonFile, AFullDiskIsToldAndLeavesWhatWasThere) {
  auto person = PersonDatabase::open(file_);
  ASSERT_EQ(*change_owned(person, "N-001", 1), 1);
  const auto problem = person.write([](SQLite::Database& db) {
    db.exec("PRAGMA max_page_count = 1");  // never less than the pages there are: the next one is too many
    for (int i = 0; i < 5000; ++i)
      db.exec("INSERT INTO settings VALUES ('key" + std::to_string(i) + "', 'some long value of a setting')");
  });
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->fault, StorageFault::full);
  EXPECT_EQ(owned_of(person, "N-001"), 1);
  EXPECT_FALSE(*person_setting(person, "key1"));
}

}  // namespace
}  // namespace playsheet
