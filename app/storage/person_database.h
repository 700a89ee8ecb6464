// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

#include "app/storage/outcome.h"

namespace SQLite {
class Database;
}

namespace playsheet {

/// How the file may be used.
enum class PersonAccess : std::uint8_t {
  write,  ///< read and write; the file is made if it is missing, and upgraded if it is older
  read,   ///< only read: nothing is made, nothing is upgraded
};

/// What belongs to the person: collection, decks, settings that are data. One SQLite file in the data folder, readable
/// by its owner alone. Several programs may have it open at once: every change is one transaction, and readers never
/// wait. Each upgrade of the schema is a numbered step (person_schema.h); before one a copy of the file is kept.
///
/// A file that cannot be used as it should stops nothing: `problem` says why, what can be read of it (or of its backup)
/// is read, and every write is refused with that problem.
class PersonDatabase {
 public:
  using Work = std::function<void(SQLite::Database&)>;
  /// For other programs that write, when it is opened and unless something else is said.
  static constexpr std::chrono::milliseconds kPatience{3000};

  static PersonDatabase open(const std::filesystem::path& file, PersonAccess access = PersonAccess::write);

  PersonDatabase(PersonDatabase&&) noexcept;
  PersonDatabase& operator=(PersonDatabase&&) noexcept;
  ~PersonDatabase();

  const std::filesystem::path& file() const { return file_; }

  /// Why not everything is possible; nothing if all is well.
  const std::optional<StorageProblem>& problem() const { return problem_; }
  bool writable() const { return !problem_; }

  /// A copy that could take the file's place, if there is one.
  std::optional<std::filesystem::path> backup() const;

  /// Does the work in one transaction: all of it or nothing. Waits for other programs as long as its
  /// patience lasts. The work may throw what SQLite throws; nothing leaves this function.
  std::optional<StorageProblem> write(const Work& work);

  /// Does the work, which only reads, on one state of the file.
  std::optional<StorageProblem> read(const Work& work) const;

  /// Brings what was written into the file itself, so that a copy of it alone, without what lies beside it, is whole.
  /// Never waits: what another program reads just now follows later. Done when it is closed as well.
  void settle();
  /// Called after each change.
  void when_written(std::function<void()> told) { written_ = std::move(told); }

  /// So long it waits for other programs from now on.
  void set_patience(std::chrono::milliseconds patience);
  std::chrono::milliseconds patience() const { return patience_; }

  /// Another program has changed the file since this was asked last.
  bool changed_outside();

  /// Version of the schema that was read; the newest this program knows, but for an older file that was opened to read.
  int version() const { return version_; }

 private:
  PersonDatabase();
  void open_to_write();
  void open_to_read();
  bool read_past(StorageProblem& why);
  void fall_back(StorageProblem problem);
  void check_head();
  void upgrade();
  void keep_copy() const;

  std::filesystem::path file_;
  std::unique_ptr<SQLite::Database> db_;
  std::optional<StorageProblem> problem_;
  std::function<void()> written_;
  int version_ = 0;
  int data_version_ = 0;
  std::chrono::milliseconds patience_ = kPatience;
};

/// Puts the backup in the place of the file, which is kept beside it under the name ".damaged". Nobody may have it
/// open.
std::optional<StorageProblem> restore_backup(const std::filesystem::path& file, const std::filesystem::path& backup);

}  // namespace playsheet
