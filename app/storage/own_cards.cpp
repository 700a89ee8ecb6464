// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/own_cards.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "engine/gormiti/cards/words.h"
#include "engine/naruto/cards/card_reader.h"
#include "engine/table/source_value.h"

namespace playsheet {
namespace fs = std::filesystem;

namespace {

constexpr std::string_view kGormiti = "gormiti";

/// In the order of their names; nothing without the folder.
std::vector<fs::path> own_card_files(const fs::path& data) {
  std::error_code error;
  const fs::path folder = data / "cards";
  return fs::is_directory(folder, error) ? card_source_files(folder) : std::vector<fs::path>();
}

std::size_t printed_cards(const gormiti::Catalog& catalog) {
  std::size_t cards = 0;
  for (std::size_t i = 0; i < catalog.size(); ++i)
    cards += catalog[static_cast<gormiti::DefinitionId>(i)].token ? 0U : 1U;
  return cards;
}

/// A text that is no TOML names its game by the first line that looks so: whose fault it is has to be told once.
std::string game_by_its_line(std::string_view text) {
  constexpr std::string_view key = "game";
  while (!text.empty()) {
    const auto end = text.find('\n');
    std::string_view line = trimmed(text.substr(0, end));
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    if (!line.starts_with(key)) continue;
    line = trimmed(line.substr(key.size()));
    if (!line.starts_with('=')) continue;
    line = trimmed(line.substr(1));
    if (line.size() > 1 && line.front() == '"') return std::string(line.substr(1, line.find('"', 1) - 1));
  }
  return {};
}

}  // namespace

std::string game_of_card_source(const std::string& text) {
  std::optional<table::SourceFault> fault;
  const table::SourceValue root = table::read_toml(text, kMostBytesOfAFile, fault);
  if (fault) return game_by_its_line(text);
  const table::SourceValue* game = root.find("game");
  return game != nullptr && game->text() != nullptr ? *game->text() : std::string();
}

void name_cards_of_gormiti(std::vector<naruto::CardMessage>& messages) {
  for (naruto::CardMessage& message : messages)
    for (const std::string_view type : table::EnumNames<gormiti::CardType>::names) {
      if (message.code != naruto::MessageCode::unknown_word || message.path != "type" ||
          message.found != fmt::format("\"{}\"", type))
        continue;
      message.code = naruto::MessageCode::unknown_game;
      message.found = fmt::format("\"{}\", a card of gormiti", type);
      message.expected = "a file of its own with game = \"gormiti\"";
      message.nearest.clear();
    }
}

OwnCards add_own_cards(const fs::path& data, naruto::Catalog& catalog, const CardTexts& texts) {
  OwnCards own;
  naruto::Catalog read;
  for (const fs::path& file : own_card_files(data)) {
    const auto text = read_text_file(file);
    if (!text) {
      own.problems.push_back(text.problem());
      continue;
    }
    if (game_of_card_source(*text) == kGormiti) continue;
    auto found = naruto::read_cards(*text, file.filename().string(), read, &catalog);
    name_cards_of_gormiti(found);
    own.messages.insert(own.messages.end(), found.begin(), found.end());
  }
  auto names = naruto::check_names(read, &catalog);
  own.messages.insert(own.messages.end(), names.begin(), names.end());
  if (read.size() == 0) return own;
  const fs::path database = data / "own-cards.db";
  if (const auto written = write_cards_database(read, database, texts); !written) {
    own.problems.push_back(written.problem());
    return own;
  }
  std::error_code error;
  fs::permissions(database, fs::perms::owner_read | fs::perms::owner_write, error);  // whoever has the folder has it
  if (const auto added = open_cards_database(database, catalog))
    own.cards = *added;
  else
    own.problems.push_back(added.problem());
  return own;
}

OwnGormitiCards add_own_gormiti_cards(const std::vector<gormiti::OwnCardFile>& files, gormiti::Catalog& catalog) {
  static constexpr std::array others{gormiti::OtherGame{"naruto", table::EnumNames<naruto::CardType>::names}};
  const std::size_t cards = printed_cards(catalog), decks = catalog.decks().size();
  OwnGormitiCards own;
  own.messages = gormiti::add_own_cards(catalog, files, others);
  own.cards = printed_cards(catalog) - cards;
  own.decks = catalog.decks().size() - decks;
  return own;
}

OwnGormitiCards add_own_gormiti_cards(const fs::path& data, gormiti::Catalog& catalog) {
  std::vector<gormiti::OwnCardFile> files;
  for (const fs::path& file : own_card_files(data))
    if (auto text = read_text_file(file); text && game_of_card_source(*text) == kGormiti)
      files.push_back({file.filename().string(), std::move(*text)});
  return add_own_gormiti_cards(files, catalog);
}

}  // namespace playsheet
