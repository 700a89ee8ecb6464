// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <array>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "app/storage/outcome.h"
#include "engine/table/source_value.h"

/// What the card sources of the games beside Naruto say, as rows of the card database: the table `game_entries`. It
/// knows nothing of what they mean; the strict reader of each game reads what comes out as it reads a source.
namespace playsheet {

/// What a row shows besides what it means.
struct EntryTexts {
  std::string source;               ///< its lines in the card source
  std::array<std::string, 3> text;  ///< in English, Italian and Portuguese
};

/// A game to be written.
struct GameEntries {
  std::string game;  ///< as `--game` names it
  table::SourceValue root;
  std::map<std::pair<std::string, std::string>, EntryTexts> texts = {};  ///< by section and code; others have none
};

/// By this one knows a card: its `code`, or its `id`; empty if it has none.
std::string code_of_entry(const table::SourceValue& entry);

/// To an open card database that is being built. `meta` gets their number and their hash.
void write_game_entries(SQLite::Database& db, const GameEntries& game);

/// The source of a game again, without its lines. A file that is missing, damaged, foreign, older or newer, or without
/// this game, is told.
Outcome<table::SourceValue> read_game_entries(const std::filesystem::path& cards_db, std::string_view game);

/// The lines of a card in its source; nothing if no entry has this code.
Outcome<std::string> source_of_entry(const std::filesystem::path& cards_db, std::string_view game,
                                     std::string_view code);

}  // namespace playsheet
