// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "app/storage/cards_database.h"
#include "engine/naruto/cards/catalog.h"

/// What the headless program does with cards. Each gives the exit code: 0 fine, 1 the input is wrong (the
/// reasons are on `err`), 2 wrong use.
namespace playsheet {

struct CardsBuildOptions {
  std::filesystem::path sources = "resources/cards";
  std::filesystem::path out = "cards.db";
  bool force = false;  ///< whatever is there is replaced; else only a card database
  std::filesystem::path gormiti = "resources/gormiti/cards.toml";          ///< empty: without that game
  std::filesystem::path rising_clan = "resources/rising_clan/cards.toml";  ///< likewise
};
struct CardsCheckOptions {
  std::vector<std::filesystem::path> files;
  std::filesystem::path cards;  ///< database or folder of sources with the names that texts may speak of; may be empty
};
struct CardsStatusOptions {
  std::filesystem::path cards = "cards.db";  ///< database, or folder of sources
  bool list = false;                         ///< name every card that is not done, with the reason
  bool json = false;
};
struct CardsFormatOptions {
  std::vector<std::filesystem::path> files;
};
struct CardsFindOptions {
  std::filesystem::path cards = "cards.db";
  std::vector<std::string> words;  ///< the query (docs/search.md)
  std::size_t limit = 50;
  std::string language = "en";   ///< of names, texts and messages
  std::filesystem::path person;  ///< database with collection and decks; may be empty
  bool json = false;
};
struct CardsImportOptions {
  std::filesystem::path list;
  std::string mapping = "community";  ///< or a file with the columns
  std::string set = "Imported";
  std::filesystem::path out = "imported.toml";
  std::filesystem::path cards;  ///< database whose cards are known already; may be empty
  bool force = false;           ///< a file that is there is replaced
};
int run_cards_build(const CardsBuildOptions& options, std::ostream& out, std::ostream& err);
int run_cards_check(const CardsCheckOptions& options, std::ostream& out, std::ostream& err);
int run_cards_status(const CardsStatusOptions& options, std::ostream& out, std::ostream& err);
/// Writes card sources anew in the one form in which they are kept. A file with an error stays as it is.
int run_cards_format(const CardsFormatOptions& options, std::ostream& out, std::ostream& err);
int run_cards_find(const CardsFindOptions& options, std::ostream& out, std::ostream& err);
int run_cards_import(const CardsImportOptions& options, std::ostream& out, std::ostream& err);

/// The games beside Naruto of a build; what is wrong with their sources is told on `err`, and there are none then.
std::optional<std::vector<GameEntries>> entries_of_games(const CardsBuildOptions& options, std::ostream& err);

/// The generated words of a card, for the full-text index.
IndexTexts index_texts(const naruto::CardDefinition& card, const naruto::Catalog& cards);

/// Fills a catalog from a database, or from a folder of sources. False if something is wrong; it has been said then.
bool load_cards(const std::filesystem::path& path, naruto::Catalog& catalog, std::ostream& err);

}  // namespace playsheet
