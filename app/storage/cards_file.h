// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <exception>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "app/storage/outcome.h"
#include "app/storage/sqlite_tools.h"
#include "app/storage/text_file.h"

/// Private to the card database: the file, its head and its table `meta`, whichever game is read out of it.
namespace playsheet {

inline constexpr int kCardsApplicationId = 0x50534344;
inline constexpr std::string_view kCardsBuildHint = "a card database; \"playsheet-cli cards build\" builds one";

std::string hash_text(std::uint64_t hash);

std::string cards_meta(SQLite::Database& db, const std::string& key);
void put_cards_meta(SQLite::Database& db, const std::string& key, const std::string& value);

/// What stands against reading it: another database, another version of the schema.
std::optional<StorageProblem> why_not_these_cards(SQLite::Database& db, const std::string& file);

/// The counts and the hash that `meta` has under these keys are those of what was read: else the file is damaged.
std::optional<StorageProblem> why_not_whole(SQLite::Database& db, const std::string& file, std::string_view table,
                                            std::pair<const char*, std::size_t> count,
                                            std::pair<const char*, std::uint64_t> hash);

StorageProblem cards_opening_problem(const std::filesystem::path& path, const SQLite::Exception& failure);

/// Opens it, read only, and gives what `read` makes of it; problems leave by return value.
template <class Read>
auto with_cards_database(const std::filesystem::path& path, Read&& read)
    -> decltype(read(std::declval<SQLite::Database&>())) {
  if (auto problem = why_no_file(path, kCardsBuildHint)) return std::move(*problem);
  try {
    SQLite::Database db(read_only_address(path), SQLite::OPEN_READONLY | SQLite::OPEN_URI | SQLite::OPEN_NOMUTEX);
    treat_as_data(db);
    if (auto problem = why_not_these_cards(db, path.string())) return std::move(*problem);
    return read(db);
  } catch (const SQLite::Exception& failure) {
    return cards_opening_problem(path, failure);
  } catch (const std::exception& failure) {  // values that no card has, such as a text that is no UTF-8
    return StorageProblem{StorageFault::bad_content, path.string(), {}, failure.what(), std::string(kCardsBuildHint)};
  }
}

}  // namespace playsheet
