// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

#include "app/storage/game_entries.h"
#include "app/storage/outcome.h"
#include "app/storage/text_file.h"
#include "engine/naruto/cards/card_message.h"
#include "engine/naruto/cards/catalog.h"

/// The shipped card database: built from the card sources of all games, opened read only. Schema:
/// resources/sql/cards.sql. Here are the cards of Naruto; those of the other games are read by `game_cards.h`.
namespace playsheet {

inline constexpr int kCardsSchemaVersion = 6;

struct CardsBuilt {
  std::size_t cards = 0;
  std::size_t ready = 0;
  std::vector<naruto::CardMessage> messages;  ///< findings in the sources; with an error among them nothing is written
};

/// What the full-text index holds of a card besides its facts.
struct IndexTexts {
  std::array<std::string, 3> text;  ///< its text in English, Italian and Portuguese
  std::string traits;               ///< its traits in Italian and Portuguese, each with "; " behind it
};

/// Makes them. Empty: the index has facts only.
using CardTexts = std::function<IndexTexts(const naruto::CardDefinition&, const naruto::Catalog&)>;

/// Reads the sources and writes the database, at first beside `path` and then in its place. The same sources give the
/// same bytes on every machine.
Outcome<CardsBuilt> build_cards_database(const std::vector<TextSource>& sources, const std::filesystem::path& path,
                                         const CardTexts& texts = {}, const std::vector<GameEntries>& games = {});

/// Writes the cards of a catalog, at first beside `path` and then in its place. Gives their number.
Outcome<std::size_t> write_cards_database(const naruto::Catalog& catalog, const std::filesystem::path& path,
                                          const CardTexts& texts = {}, const std::vector<GameEntries>& games = {});

/// A card database, of whatever version, is called so.
bool is_cards_database(const std::filesystem::path& path);

/// There is one, and it is of the version that this program reads: a look at its head, to go before all that is begun.
bool is_readable_cards_database(const std::filesystem::path& path);

/// Adds every card of the database to the catalog, which should be empty. Gives the number of cards.
Outcome<std::size_t> open_cards_database(const std::filesystem::path& path, naruto::Catalog& catalog);

/// The card sources of a catalog, one text for each set in the order of the cards: what `build_cards_database` was made
/// from. `name` is the name of the set.
std::vector<TextSource> card_sources_of(const naruto::Catalog& catalog);

}  // namespace playsheet
