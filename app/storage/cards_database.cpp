// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/cards_database.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <set>
#include <string_view>

#include "app/storage/card_deeds.h"
#include "app/storage/cards_file.h"
#include "app/storage/cards_rows.h"
#include "app/storage/level_bytes.h"
#include "app/storage/private_file.h"
#include "app/storage/text_file.h"
#include "cards_schema.h"
#include "engine/naruto/cards/card_reader.h"
#include "engine/naruto/cards/card_writer.h"
#include "engine/naruto/search/fold.h"

namespace playsheet {
namespace {

namespace fs = std::filesystem;

/// What a search looks for: one row for each card, in the order of the cards.
void write_index(SQLite::Database& db, const naruto::Catalog& catalog, const CardTexts& texts) {
  SQLite::Statement insert(db, "INSERT INTO cards_search VALUES (?,?,?,?,?,?,?,?,?)");
  const auto words_of = [&](const std::vector<naruto::Word>& list) {
    std::string out;
    for (const naruto::Word word : list) out += std::string(catalog.words().text(word)) + "; ";
    return out;
  };
  // Written at once: where a large index is written in parts, and how they are put together, differs between versions
  // of SQLite, and with it the bytes.
  db.exec("INSERT INTO cards_search(cards_search, rank) VALUES ('hashsize', 1000000000)");
  CardDeeds all;
  std::set<std::string> traits;  // in all languages
  for (const auto& card : catalog) {
    const IndexTexts text = texts ? texts(card, catalog) : IndexTexts{};
    CardDeeds deeds = deeds_of(card, catalog.words());
    std::string tokens;
    for (const std::string& word : deeds.does) tokens += does_token(word) + ' ';
    for (const std::string& word : deeds.touches) tokens += touches_token(word) + ' ';
    for (const std::string& need : deeds.needs)
      for (const std::string& word : naruto::search::words_in(need)) tokens += needs_token(word) + ' ';
    const std::string named = words_of(card.characteristics) + words_of(card.attributes) + text.traits;
    for (std::size_t from = 0, to = 0; (to = named.find("; ", from)) != std::string::npos; from = to + 2)
      traits.insert(named.substr(from, to - from));
    const std::array<std::string, 9> row{card.code,    std::string(catalog.words().text(card.name)),
                                         card.name_it, named,
                                         text.text[0], text.text[1],
                                         text.text[2], card.summary,
                                         tokens};
    insert.reset();
    for (std::size_t i = 0; i < row.size(); ++i) insert.bind(static_cast<int>(i) + 1, row[i]);
    insert.exec();
    all.does.merge(deeds.does);
    all.touches.merge(deeds.touches);
    all.needs.merge(deeds.needs);
  }
  put_cards_meta(db, "does", fmt::format("{}", fmt::join(all.does, "\n")));
  put_cards_meta(db, "touches", fmt::format("{}", fmt::join(all.touches, "\n")));
  put_cards_meta(db, "needs", fmt::format("{}", fmt::join(all.needs, "\n")));
  put_cards_meta(db, "traits", fmt::format("{}", fmt::join(traits, "\n")));
}

void write_database(const fs::path& path, const naruto::Catalog& catalog, const CardTexts& texts,
                    const std::vector<GameEntries>& games) {
  SQLite::Database db(path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  db.exec("PRAGMA page_size = 4096; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;");
  db.exec(kCardsSchema);
  SQLite::Transaction transaction(db);
  ContentHash hash;
  CardRowWriter writer(db, catalog.words());
  for (const auto& card : catalog) writer.write(card, hash);
  write_index(db, catalog, texts);
  for (const GameEntries& game : games) write_game_entries(db, game);
  put_cards_meta(db, "cards", std::to_string(catalog.size()));
  put_cards_meta(db, "content_hash", hash_text(hash.value()));
  put_cards_meta(db, "schema_version", std::to_string(kCardsSchemaVersion));
  transaction.commit();
  db.exec("VACUUM");
}

/// The same bytes, whatever SQLite has written them.
void level(const fs::path& path) {
  std::vector<std::uint32_t> roots{1};  // the schema itself
  {
    SQLite::Database db(path.string(), SQLite::OPEN_READONLY);
    SQLite::Statement all(db, "SELECT rootpage FROM sqlite_schema WHERE rootpage > 0");
    while (all.executeStep()) roots.push_back(all.getColumn(0).getUInt());
  }
  std::string bytes(fs::file_size(path), '\0');
  std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
  file.exceptions(std::ios::failbit | std::ios::badbit);
  file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  level_bytes(bytes, roots);
  file.seekp(0);
  file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  file.close();
}

Outcome<std::size_t> read_naruto(SQLite::Database& db, const std::string& file, naruto::Catalog& catalog) {
  const std::size_t before = catalog.size();
  ContentHash hash;
  CardRowReader reader(db, catalog);
  while (reader.next(hash))
    if (!reader.error().empty())
      return StorageProblem{StorageFault::bad_content, file, reader.place(), reader.error(), "a card that can be read"};
  const std::size_t count = catalog.size() - before;
  if (auto problem = why_not_whole(db, file, "cards", {"cards", count}, {"content_hash", hash.value()}))
    return std::move(*problem);
  return count;
}

}  // namespace

Outcome<CardsBuilt> build_cards_database(const std::vector<TextSource>& sources, const fs::path& path,
                                         const CardTexts& texts, const std::vector<GameEntries>& games) {
  CardsBuilt built;
  naruto::Catalog catalog;
  for (const auto& source : sources) {
    auto found = naruto::read_cards(source.text, source.name, catalog);
    built.messages.insert(built.messages.end(), found.begin(), found.end());
  }
  auto names = naruto::check_names(catalog);
  built.messages.insert(built.messages.end(), names.begin(), names.end());
  built.cards = catalog.size();
  built.ready = static_cast<std::size_t>(std::count_if(
      catalog.begin(), catalog.end(), [](const auto& c) { return c.readiness == naruto::Readiness::ready; }));
  if (naruto::has_errors(built.messages)) return built;
  if (const auto written = write_cards_database(catalog, path, texts, games); !written) return written.problem();
  return built;
}

Outcome<std::size_t> write_cards_database(const naruto::Catalog& catalog, const fs::path& path, const CardTexts& texts,
                                          const std::vector<GameEntries>& games) {
  const fs::path place = place_behind_links(path);
  const Draft beside = draft_beside(place);
  if (beside.file < 0) return file_problem(path, beside.error);
  ::close(beside.file);  // SQLite begins with an empty file as with none
  const fs::path& draft = beside.path;
  std::error_code error;
  try {
    write_database(draft, catalog, texts, games);
    level(draft);
  } catch (const std::exception& failure) {
    fs::remove(draft, error);
    return StorageProblem{StorageFault::cannot_write, path.string(), {}, failure.what(), "a writable folder"};
  }
  fs::rename(draft, place, error);
  if (error)
    return StorageProblem{
        StorageFault::cannot_write, path.string(), {}, error.message(), "a file that can be replaced"};
  return catalog.size();
}

namespace {

/// What the head of a card database says its version is; nothing if it is none.
std::optional<std::uint32_t> version_of(const fs::path& path) {
  constexpr std::size_t kVersionAt = 60;  // in the head that SQLite gives a file
  constexpr std::size_t kIdAt = 68;
  std::array<char, kIdAt + 4> head{};
  std::ifstream file(path, std::ios::binary);
  if (!file.read(head.data(), head.size())) return std::nullopt;
  const auto number_at = [&head](std::size_t at) {
    std::uint32_t number = 0;
    for (std::size_t i = at; i < at + 4; ++i) number = (number << 8U) | static_cast<unsigned char>(head[i]);
    return number;
  };
  if (std::string_view(head.data(), 15) != "SQLite format 3") return std::nullopt;
  if (number_at(kIdAt) != static_cast<std::uint32_t>(kCardsApplicationId)) return std::nullopt;
  return number_at(kVersionAt);
}

}  // namespace

bool is_cards_database(const fs::path& path) { return version_of(path).has_value(); }

bool is_readable_cards_database(const fs::path& path) { return version_of(path) == kCardsSchemaVersion; }

Outcome<std::size_t> open_cards_database(const fs::path& path, naruto::Catalog& catalog) {
  return with_cards_database(path, [&](SQLite::Database& db) { return read_naruto(db, path.string(), catalog); });
}

std::vector<TextSource> card_sources_of(const naruto::Catalog& catalog) {
  std::vector<std::pair<std::string, std::vector<const naruto::CardDefinition*>>> sets;
  for (const auto& card : catalog) {
    auto set = std::find_if(sets.begin(), sets.end(), [&](const auto& s) { return s.first == card.set; });
    if (set == sets.end()) set = sets.insert(sets.end(), {card.set, {}});
    set->second.push_back(&card);
  }
  std::vector<TextSource> sources;
  sources.reserve(sets.size());
  for (auto& [name, cards] : sets)
    sources.push_back({name, naruto::write_cards(name, std::move(cards), catalog.words())});
  return sources;
}

}  // namespace playsheet
