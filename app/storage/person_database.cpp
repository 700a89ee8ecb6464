// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/person_database.h"

#include <SQLiteCpp/Backup.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <system_error>
#include <vector>

#include "app/storage/person_schema.h"
#include "app/storage/private_file.h"
#include "app/storage/sqlite_tools.h"
#include "app/storage/text_file.h"

namespace playsheet {
namespace {

namespace fs = std::filesystem;

constexpr int kPatienceMs = static_cast<int>(PersonDatabase::kPatience.count());
constexpr int kPagesBeside = 64;  ///< of the log beside the file: with more of them a change is brought into it at once

fs::path with(const fs::path& file, const std::string& ending) {
  fs::path path = file;
  path += ending;
  return path;
}

fs::path usual_copy(const fs::path& file) { return with(file, ".bak"); }
fs::path copy_before_upgrade(const fs::path& file, int version) { return with(file, fmt::format(".v{}.bak", version)); }

/// An empty file that only its owner may read: SQLite gives its journals the rights of the file. What the system said
/// if it cannot be made or written to; else 0.
int make_private(const fs::path& file) {
  const int handle = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (handle < 0) return errno;
  ::close(handle);
  return 0;
}

/// What makes a problem of a file that SQLite itself finds nothing wrong with.
struct Unfit {
  StorageProblem problem;
};

int number(SQLite::Database& db, const char* query) { return db.execAndGet(query).getInt(); }

/// A whole copy through SQLite, which reads past writers; at first beside its place.
void copy_database(SQLite::Database& from, const fs::path& to) {
  const fs::path draft = with(to, ".new");
  std::error_code error;
  fs::remove(draft, error);
  make_private(draft);
  {
    SQLite::Database copy(draft.string(), SQLite::OPEN_READWRITE);
    SQLite::Backup backup(copy, from);
    backup.executeStep(-1);
  }
  fs::rename(draft, to);
}

/// A copy of which this program can read everything.
bool usable(const fs::path& copy) {
  try {
    SQLite::Database db(read_only_address(copy), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
    treat_as_data(db);
    return number(db, "PRAGMA application_id") == kPersonApplicationId &&
           number(db, "PRAGMA user_version") <= person_schema_version() &&
           db.execAndGet("PRAGMA quick_check").getString() == "ok";
  } catch (const SQLite::Exception&) {
    return false;
  }
}

void run_steps(SQLite::Database& db, int from, int to) {
  for (const PersonStep& step : person_steps()) {
    if (step.version <= from || step.version > to) continue;
    db.exec(step.sql);
    SQLite::Statement note(db, "INSERT INTO schema_history VALUES (?, ?, datetime('now'))");
    note.bind(1, step.version);
    note.bind(2, std::string(step.name));
    note.exec();
    db.exec(fmt::format("PRAGMA user_version = {}", step.version));
  }
}

constexpr char kHistory[] = R"sql(
CREATE TABLE IF NOT EXISTS schema_history (
  version INTEGER PRIMARY KEY,
  name    TEXT NOT NULL,
  done    TEXT NOT NULL
);
)sql";

/// Tables without a row, in memory: what is read where no file can be.
std::unique_ptr<SQLite::Database> empty_database() {
  auto db = std::make_unique<SQLite::Database>(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  db->exec(kHistory);
  run_steps(*db, 0, person_schema_version());
  db->exec("PRAGMA query_only = ON");
  return db;
}

/// A folder for this moment alone; it goes with what is in it.
class PassingFolder {
 public:
  PassingFolder() {
    std::string name = (fs::temp_directory_path() / "playsheet-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr)
      throw fs::filesystem_error("no folder", name, std::error_code(errno, std::generic_category()));
    path_ = name;
  }
  ~PassingFolder() {
    std::error_code error;
    fs::remove_all(path_, error);
  }
  PassingFolder(const PassingFolder&) = delete;
  PassingFolder& operator=(const PassingFolder&) = delete;
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

/// What stands in the file and in the log beside it, in memory. For a file that can be read while nothing can be
/// written beside it, as on a disk that is read-only: SQLite reads no log there, and the log may have the latest
/// changes.
std::unique_ptr<SQLite::Database> read_in_memory(const fs::path& file) {
  const PassingFolder folder;
  const fs::path copy = folder.path() / "copy.db";
  fs::copy_file(file, copy);
  fs::permissions(copy, fs::perms::owner_read | fs::perms::owner_write);
  if (const fs::path log = with(file, "-wal"); fs::is_regular_file(log)) {
    fs::copy_file(log, with(copy, "-wal"));
    fs::permissions(with(copy, "-wal"), fs::perms::owner_read | fs::perms::owner_write);
  }
  SQLite::Database from(copy.string(), SQLite::OPEN_READWRITE);
  treat_as_data(from);
  auto memory = std::make_unique<SQLite::Database>(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  SQLite::Backup(*memory, from).executeStep(-1);
  return memory;
}

}  // namespace

PersonDatabase::PersonDatabase() = default;
PersonDatabase::PersonDatabase(PersonDatabase&&) noexcept = default;
PersonDatabase& PersonDatabase::operator=(PersonDatabase&& other) noexcept {
  settle();
  file_ = std::move(other.file_);
  db_ = std::move(other.db_);
  problem_ = std::move(other.problem_);
  written_ = std::move(other.written_);
  version_ = other.version_;
  data_version_ = other.data_version_;
  patience_ = other.patience_;
  return *this;
}
PersonDatabase::~PersonDatabase() { settle(); }

PersonDatabase PersonDatabase::open(const fs::path& file, PersonAccess access) {
  PersonDatabase person;
  person.file_ = file;
  if (auto problem = why_no_file(file, "an existing database"); problem && problem->fault == StorageFault::no_file) {
    person.fall_back(std::move(*problem));
    return person;
  }
  try {
    if (access == PersonAccess::read)
      person.open_to_read();
    else
      person.open_to_write();
    person.data_version_ = number(*person.db_, "PRAGMA data_version");
  } catch (const Unfit& unfit) {
    person.fall_back(unfit.problem);
  } catch (const SQLite::Exception& failure) {
    StorageProblem problem = problem_of(failure, file);
    if (problem.fault != StorageFault::unreadable || !person.read_past(problem)) person.fall_back(std::move(problem));
  } catch (const fs::filesystem_error& failure) {
    person.fall_back({StorageFault::cannot_write, file.string(), {}, failure.code().message(), "a writable folder"});
  }
  return person;
}

void PersonDatabase::open_to_write() {
  if (const int code = make_private_folder(file_.parent_path()); code != 0) throw Unfit{file_problem(file_, code)};
  std::error_code error;
  if (const int code = make_private(file_); code != 0 && !fs::exists(file_, error))
    throw Unfit{file_problem(file_, code)};
  db_ = std::make_unique<SQLite::Database>(file_.string(), SQLite::OPEN_READWRITE, kPatienceMs);
  treat_as_data(*db_);
  if (sqlite3_db_readonly(db_->getHandle(), "main") == 1) {
    check_head();
    problem_ = StorageProblem{StorageFault::read_only, file_.string(), {}, {}, "a writable file"};
    return;
  }
  check_head();
  db_->exec("PRAGMA journal_mode = WAL");
  db_->exec("PRAGMA foreign_keys = ON");
  db_->exec("PRAGMA synchronous = FULL");
  db_->exec(fmt::format("PRAGMA wal_autocheckpoint = {}", kPagesBeside));
  upgrade();
  keep_copy();
}

void PersonDatabase::open_to_read() {
  std::error_code error;
  if (!fs::exists(file_, error)) {  // a person without collection and decks
    db_ = empty_database();
    version_ = person_schema_version();
  } else {
    db_ = std::make_unique<SQLite::Database>(file_.string(), SQLite::OPEN_READONLY, kPatienceMs);
    treat_as_data(*db_);
    check_head();
    db_->exec("PRAGMA query_only = ON");
  }
  problem_ = StorageProblem{StorageFault::read_only, file_.string(), {}, "opened for reading", "opened for writing"};
}

/// The file is one of ours, whole, and not of a later program.
void PersonDatabase::check_head() {
  const int application = number(*db_, "PRAGMA application_id");
  version_ = number(*db_, "PRAGMA user_version");
  const bool fresh = application == 0 && version_ == 0 && number(*db_, "SELECT count(*) FROM sqlite_schema") == 0;
  if (!fresh && application != kPersonApplicationId)
    throw Unfit{{StorageFault::not_a_database, file_.string(), "application_id",
                 fmt::format("{:#x}", static_cast<unsigned>(application)), "the database of this program"}};
  std::error_code error;
  if (fresh && fs::exists(usual_copy(file_), error))  // it was more once: a new start would hide the loss
    throw Unfit{{StorageFault::damaged, file_.string(), {}, "an empty file", "a file as complete as its backup"}};
  if (version_ > person_schema_version())
    throw Unfit{{StorageFault::newer, file_.string(), "schema version", std::to_string(version_),
                 fmt::format("at most {}: a newer Playsheet wrote it", person_schema_version())}};
  if (const std::string check = db_->execAndGet("PRAGMA quick_check").getString(); check != "ok")
    throw Unfit{{StorageFault::damaged, file_.string(), {}, check, "an undamaged database"}};
}

void PersonDatabase::upgrade() {
  if (version_ == person_schema_version()) return;
  if (version_ > 0) copy_database(*db_, copy_before_upgrade(file_, version_));
  SQLite::Transaction transaction(*db_, SQLite::TransactionBehavior::IMMEDIATE);
  version_ = number(*db_, "PRAGMA user_version");  // another program may have done it meanwhile
  if (version_ < person_schema_version()) {
    db_->exec(fmt::format("PRAGMA application_id = {}", kPersonApplicationId));
    db_->exec(kHistory);
    run_steps(*db_, version_, person_schema_version());
    version_ = person_schema_version();
  }
  transaction.commit();
}

/// A copy of the good file, not more often than daily: a copy made at every start would soon be one of the damage. A
/// copy from the future, made before the clock was set back, is as old as one from the past.
void PersonDatabase::keep_copy() const {
  std::error_code error;
  const fs::path copy = usual_copy(file_);
  if (fs::exists(copy, error)) {
    const auto age = fs::last_write_time(file_, error) - fs::last_write_time(copy, error);
    if (age < std::chrono::hours(24) && age > -std::chrono::hours(24)) return;
  }
  try {
    copy_database(*db_, copy);
  } catch (const std::exception&) {
    fs::remove(with(copy, ".new"), error);  // no room for a copy is no reason not to work
  }
}

/// Reading goes on with the file itself, which SQLite could not open where it stands. False, and `why` says what it
/// found, if it cannot be read elsewhere either.
bool PersonDatabase::read_past(StorageProblem& why) {
  try {
    db_ = read_in_memory(file_);
    treat_as_data(*db_);
    check_head();
    run_steps(*db_, version_, person_schema_version());
    version_ = person_schema_version();
    db_->exec("PRAGMA query_only = ON");
    problem_ = StorageProblem{StorageFault::read_only, file_.string(), {}, why.found, "a writable file and folder"};
    return true;
  } catch (const Unfit& unfit) {
    why = unfit.problem;
  } catch (const std::exception&) {  // not readable indeed: what SQLite said stands
  }
  return false;
}

/// Reading goes on: with the backup, or else with nothing.
void PersonDatabase::fall_back(StorageProblem problem) {
  problem_ = std::move(problem);
  db_.reset();
  if (const auto copy = backup()) {
    try {
      db_ = std::make_unique<SQLite::Database>(read_only_address(*copy), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
      treat_as_data(*db_);
      version_ = number(*db_, "PRAGMA user_version");
      if (version_ == person_schema_version()) return;
    } catch (const SQLite::Exception&) {
      db_.reset();
    }
  }
  db_ = empty_database();
  version_ = person_schema_version();
}

std::optional<fs::path> PersonDatabase::backup() const {
  std::vector<fs::path> copies{usual_copy(file_)};
  for (int version = person_schema_version(); version > 0; --version)
    copies.push_back(copy_before_upgrade(file_, version));
  std::error_code error;
  std::erase_if(copies, [&](const fs::path& copy) { return !fs::is_regular_file(copy, error) || !usable(copy); });
  const auto newest = std::max_element(copies.begin(), copies.end(), [&](const fs::path& a, const fs::path& b) {
    return fs::last_write_time(a, error) < fs::last_write_time(b, error);
  });
  return newest == copies.end() ? std::nullopt : std::optional(*newest);
}

std::optional<StorageProblem> PersonDatabase::write(const Work& work) {
  if (problem_) return problem_;
  try {
    SQLite::Transaction transaction(*db_, SQLite::TransactionBehavior::IMMEDIATE);
    work(*db_);
    transaction.commit();
  } catch (const SQLite::Exception& failure) {
    return problem_of(failure, file_);
  } catch (const std::exception& failure) {
    return StorageProblem{StorageFault::bad_content, file_.string(), {}, failure.what(), "content that can be saved"};
  }
  if (written_) written_();
  return std::nullopt;
}

void PersonDatabase::set_patience(std::chrono::milliseconds patience) {
  patience_ = patience;
  if (db_) sqlite3_busy_timeout(db_->getHandle(), static_cast<int>(patience.count()));
}

void PersonDatabase::settle() {
  if (!db_ || problem_) return;
  // What does not go now goes the next time: it is safe in the log all the while.
  sqlite3_wal_checkpoint_v2(db_->getHandle(), "main", SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
}

std::optional<StorageProblem> PersonDatabase::read(const Work& work) const {
  try {
    SQLite::Transaction transaction(*db_);  // one state for all queries of the work
    work(*db_);
  } catch (const SQLite::Exception& failure) {
    return problem_of(failure, file_);
  } catch (const std::exception& failure) {
    return StorageProblem{StorageFault::unreadable, file_.string(), {}, failure.what(), "content that can be read"};
  }
  return std::nullopt;
}

bool PersonDatabase::changed_outside() {
  try {
    return std::exchange(data_version_, number(*db_, "PRAGMA data_version")) != data_version_;
  } catch (const SQLite::Exception&) {
    return false;  // nothing new can be read
  }
}

std::optional<StorageProblem> restore_backup(const fs::path& file, const fs::path& backup) {
  if (!usable(backup)) return StorageProblem{StorageFault::damaged, backup.string(), {}, {}, "a usable copy"};
  try {
    const fs::path draft = with(file, ".new");
    fs::copy_file(backup, draft, fs::copy_options::overwrite_existing);
    std::error_code error;
    for (const char* part : {"-wal", "-shm", ""})  // the file last: until then it can be opened again
      if (fs::exists(with(file, part), error)) fs::rename(with(file, part), with(file, std::string(".damaged") + part));
    fs::rename(draft, file);
  } catch (const fs::filesystem_error& failure) {
    return StorageProblem{StorageFault::cannot_write, file.string(), {}, failure.code().message(), "a writable folder"};
  }
  return std::nullopt;
}

}  // namespace playsheet
