// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game_entries.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "app/storage/cards_file.h"
#include "app/storage/cards_rows.h"

namespace playsheet {
namespace {

using table::SourceValue;
using EntryJson = nlohmann::json;  // keys in the order of their letters, as the reader of TOML has them

EntryJson json_of(const SourceValue& value) {
  if (const auto* flag = std::get_if<bool>(&value.value)) return *flag;
  if (const auto* number = std::get_if<long long>(&value.value)) return *number;
  if (const auto* text = value.text()) return *text;
  if (const auto* items = value.list()) {
    EntryJson out = EntryJson::array();
    for (const SourceValue& item : *items) out.push_back(json_of(item));
    return out;
  }
  EntryJson out;
  if (const auto* entries = value.table()) {
    out = EntryJson::object();
    for (const auto& [key, entry] : *entries) out[key] = json_of(entry);
  }
  return out;
}

/// What no source can say (a fraction, a null, a nesting beyond the cap) is a value of no kind: the reader tells it.
SourceValue value_of(const EntryJson& json, int depth = 0) {
  SourceValue out;
  if (depth > table::kDeepestValue) return out;
  if (json.is_boolean()) {
    out.value = json.get<bool>();
  } else if (json.is_number_integer()) {
    const bool fits =
        !json.is_number_unsigned() ||
        json.get<unsigned long long>() <= static_cast<unsigned long long>(std::numeric_limits<long long>::max());
    if (fits) out.value = json.get<long long>();
  } else if (json.is_string()) {
    out.value = json.get<std::string>();
  } else if (json.is_array()) {
    SourceValue::List items;
    for (const auto& item : json) items.push_back(value_of(item, depth + 1));
    out.value = std::move(items);
  } else if (json.is_object()) {
    SourceValue::Table entries;
    for (const auto& [key, item] : json.items()) entries.push_back({key, value_of(item, depth + 1)});
    out.value = std::move(entries);
  }
  return out;
}

std::string meta_key(std::string_view game, std::string_view what) { return fmt::format("{}_{}", game, what); }

/// The columns behind `game`, as text.
using EntryRow = std::array<std::string, 8>;
enum EntryColumn : std::size_t { kSectionAt, kPlaceAt, kCodeAt, kEntryAt };

class EntryWriter {
 public:
  EntryWriter(SQLite::Database& db, const GameEntries& game)
      : db_(db), game_(game), insert_(db, "INSERT INTO game_entries VALUES (NULL,?,?,?,?,?,?,?,?,?)") {}

  void write() {
    if (const auto* sections = game_.root.table())
      for (const auto& [name, value] : *sections) {
        const auto* items = value.list();
        if (items == nullptr) write_row(name, std::nullopt, value);
        for (std::size_t i = 0; items != nullptr && i < items->size(); ++i) write_row(name, i + 1, (*items)[i]);
      }
    put_cards_meta(db_, meta_key(game_.game, "entries"), std::to_string(rows_));
    put_cards_meta(db_, meta_key(game_.game, "hash"), hash_text(hash_.value()));
  }

 private:
  void write_row(const std::string& section, std::optional<std::size_t> place, const SourceValue& value) {
    const std::string code = place ? code_of_entry(value) : std::string();
    const auto found = game_.texts.find({section, code});
    const EntryTexts texts = found == game_.texts.end() ? EntryTexts{} : found->second;
    const EntryRow row{section,       place ? std::to_string(*place) : std::string(),
                       code,          json_of(value).dump(),
                       texts.source,  texts.text[0],
                       texts.text[1], texts.text[2]};
    insert_.reset();
    insert_.bind(1, game_.game);
    for (std::size_t i = 0; i < row.size(); ++i) {
      const int column = static_cast<int>(i) + 2;
      hash_.add(row[i]);
      if (row[i].empty())
        insert_.bind(column);
      else if (i == kPlaceAt)
        insert_.bind(column, static_cast<std::int64_t>(*place));
      else
        insert_.bind(column, row[i]);
    }
    insert_.exec();
    ++rows_;
  }

  SQLite::Database& db_;
  const GameEntries& game_;
  SQLite::Statement insert_;
  ContentHash hash_;
  std::size_t rows_ = 0;
};

SourceValue& section_named(SourceValue::Table& sections, const std::string& name) {
  const auto at = std::find_if(sections.begin(), sections.end(), [&](const auto& each) { return each.key == name; });
  return at != sections.end() ? at->value : sections.emplace_back(SourceValue::Entry{name, {}}).value;
}

Outcome<SourceValue> read_rows(SQLite::Database& db, const std::string& file, std::string_view game) {
  SQLite::Statement select(db,
                           "SELECT section, place, code, entry, source, text_en, text_it, text_pt FROM game_entries "
                           "WHERE game = ? ORDER BY number");
  select.bind(1, std::string(game));
  SourceValue::Table sections;
  ContentHash hash;
  std::size_t rows = 0;
  for (; select.executeStep(); ++rows) {
    EntryRow row;
    for (std::size_t i = 0; i < row.size(); ++i) {
      row[i] = select.getColumn(static_cast<int>(i)).getString();
      hash.add(row[i]);
    }
    const EntryJson json = EntryJson::parse(row[kEntryAt], nullptr, false);
    SourceValue& section = section_named(sections, row[kSectionAt]);
    if (json.is_discarded() || (!row[kPlaceAt].empty() && section.list() == nullptr && section.value.index() != 0))
      return StorageProblem{
          StorageFault::bad_content, file,
          fmt::format("{}, {} {}", game, row[kSectionAt], row[kCodeAt].empty() ? row[kPlaceAt] : row[kCodeAt]),
          row[kEntryAt].substr(0, 60), "an entry of a card source"};
    if (row[kPlaceAt].empty()) {
      section = value_of(json);
      continue;
    }
    if (section.list() == nullptr) section.value = SourceValue::List{};
    std::get<SourceValue::List>(section.value).push_back(value_of(json));
  }
  if (rows == 0 && cards_meta(db, meta_key(game, "entries")).empty())
    return StorageProblem{StorageFault::bad_content, file, std::string(game), "no cards of this game",
                          std::string(kCardsBuildHint)};
  const std::string count = meta_key(game, "entries"), hash_key = meta_key(game, "hash");
  if (auto problem = why_not_whole(db, file, "game_entries", {count.c_str(), rows}, {hash_key.c_str(), hash.value()}))
    return std::move(*problem);
  SourceValue root;
  root.value = std::move(sections);
  return root;
}

}  // namespace

std::string code_of_entry(const SourceValue& entry) {
  for (const std::string_view key : {"code", "id"})
    if (const SourceValue* found = entry.find(key))
      if (const std::string* code = found->text()) return *code;
  return {};
}

void write_game_entries(SQLite::Database& db, const GameEntries& game) { EntryWriter(db, game).write(); }

Outcome<SourceValue> read_game_entries(const std::filesystem::path& cards_db, std::string_view game) {
  return with_cards_database(cards_db, [&](SQLite::Database& db) { return read_rows(db, cards_db.string(), game); });
}

Outcome<std::string> source_of_entry(const std::filesystem::path& cards_db, std::string_view game,
                                     std::string_view code) {
  return with_cards_database(cards_db, [&](SQLite::Database& db) -> Outcome<std::string> {
    SQLite::Statement select(db, "SELECT source FROM game_entries WHERE game = ? AND code = ?");
    select.bind(1, std::string(game));
    select.bind(2, std::string(code));
    return select.executeStep() ? select.getColumn(0).getString() : std::string();
  });
}

}  // namespace playsheet
