// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/sqlite_tools.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <cctype>

namespace playsheet {

std::string read_only_address(const std::filesystem::path& path) {
  std::string out = "file:";
  for (const char c : std::filesystem::absolute(path).generic_string()) {
    const auto byte = static_cast<unsigned char>(c);
    if (std::isalnum(byte) != 0 || c == '/' || c == '.' || c == '-' || c == '_')
      out += c;
    else
      out += fmt::format("%{:02X}", byte);
  }
  return out + "?immutable=1";
}

void treat_as_data(SQLite::Database& db) {
  constexpr int kMostBytesOfAValue = 16 * 1024 * 1024;
  sqlite3* const handle = db.getHandle();
  sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
  sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, kMostBytesOfAValue);
  db.exec("PRAGMA cell_size_check = ON");
}

StorageProblem problem_of(const SQLite::Exception& failure, const std::filesystem::path& file) {
  const auto problem = [&](StorageFault fault, std::string expected) {
    return StorageProblem{fault, file.string(), {}, failure.what(), std::move(expected)};
  };
  switch (failure.getErrorCode() & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return problem(StorageFault::locked, "no other program using it");
    case SQLITE_READONLY:
    case SQLITE_PERM:
      return problem(StorageFault::read_only, "a writable file and folder");
    case SQLITE_CANTOPEN:
    case SQLITE_AUTH:
      return problem(StorageFault::unreadable, "a file that may be opened");
    case SQLITE_CORRUPT:
      return problem(StorageFault::damaged, "an undamaged database");
    case SQLITE_NOTADB:
      return problem(StorageFault::not_a_database, "a database");
    case SQLITE_FULL:
      return problem(StorageFault::full, "free disk space");
    case SQLITE_CONSTRAINT:
    case SQLITE_MISMATCH:
    case SQLITE_RANGE:
      return problem(StorageFault::bad_content, "content that fits its table");
    default:
      return problem(StorageFault::cannot_write, "a database that can be used");
  }
}

}  // namespace playsheet
