// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/cards_file.h"

#include <fmt/format.h>

#include "app/storage/cards_database.h"

namespace playsheet {

std::string hash_text(std::uint64_t hash) { return fmt::format("{:016x}", hash); }

std::string cards_meta(SQLite::Database& db, const std::string& key) {
  SQLite::Statement query(db, "SELECT value FROM meta WHERE key = ?");
  query.bind(1, key);
  return query.executeStep() ? query.getColumn(0).getString() : std::string();
}

void put_cards_meta(SQLite::Database& db, const std::string& key, const std::string& value) {
  SQLite::Statement insert(db, "INSERT INTO meta VALUES (?, ?)");
  insert.bind(1, key);
  insert.bind(2, value);
  insert.exec();
}

std::optional<StorageProblem> why_not_these_cards(SQLite::Database& db, const std::string& file) {
  const int application = db.execAndGet("PRAGMA application_id").getInt();
  if (application != kCardsApplicationId)
    return StorageProblem{StorageFault::not_a_database, file, "application_id",
                          fmt::format("{:#x}", static_cast<unsigned>(application)), std::string(kCardsBuildHint)};
  const int version = db.execAndGet("PRAGMA user_version").getInt();
  if (version != kCardsSchemaVersion)
    return StorageProblem{version < kCardsSchemaVersion ? StorageFault::older : StorageFault::newer, file,
                          "schema version", std::to_string(version), std::to_string(kCardsSchemaVersion)};
  return std::nullopt;
}

std::optional<StorageProblem> why_not_whole(SQLite::Database& db, const std::string& file, std::string_view table,
                                            std::pair<const char*, std::size_t> count,
                                            std::pair<const char*, std::uint64_t> hash) {
  const std::string expected_count = cards_meta(db, count.first);
  if (std::to_string(count.second) != expected_count)
    return StorageProblem{StorageFault::damaged, file, fmt::format("table {}", table),
                          fmt::format("{} {}", count.second, count.first), expected_count};
  const std::string expected_hash = cards_meta(db, hash.first);
  if (hash_text(hash.second) != expected_hash)
    return StorageProblem{StorageFault::damaged, file, "content hash", hash_text(hash.second), expected_hash};
  return std::nullopt;
}

StorageProblem cards_opening_problem(const std::filesystem::path& path, const SQLite::Exception& failure) {
  constexpr int kCannotOpen = 14;
  constexpr int kNotADatabase = 26;
  if (failure.getErrorCode() == kCannotOpen)
    return {StorageFault::unreadable, path.string(), {}, {}, "a file that may be opened"};
  const bool foreign = failure.getErrorCode() == kNotADatabase;
  return {foreign ? StorageFault::not_a_database : StorageFault::damaged,
          path.string(),
          {},
          failure.what(),
          std::string(kCardsBuildHint)};
}

}  // namespace playsheet
