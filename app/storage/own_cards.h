// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "app/storage/cards_database.h"
#include "engine/gormiti/cards/own_cards.h"

/// A person's own cards: `*.toml` in the folder `cards` of the data folder, in the form of docs/formats.md. A file is
/// of the game that it names at its head, of Naruto if it names none. The shipped database is never touched.
namespace playsheet {

/// What became of the own cards of Naruto. A card with a fault is left out and told; it stops no other.
struct OwnCards {
  std::size_t cards = 0;                      ///< added to the catalog
  std::vector<naruto::CardMessage> messages;  ///< of the reader, with file, line and card
  std::vector<StorageProblem> problems;       ///< files, of whichever game, and the database itself
};

/// Adds the own cards below `data` to a catalog that holds the shipped ones, whose codes are taken. They are read into
/// a further database beside it (`own-cards.db`). Without the folder nothing happens.
OwnCards add_own_cards(const std::filesystem::path& data, naruto::Catalog& catalog, const CardTexts& texts = {});

/// Likewise those of Gormiti, which are in no database. Files that cannot be read are told by `add_own_cards`.
struct OwnGormitiCards {
  std::size_t cards = 0;  ///< added to the catalog, tokens not counted
  std::size_t decks = 0;  ///< likewise ready decks
  std::vector<gormiti::OwnCardMessage> messages;
};
OwnGormitiCards add_own_gormiti_cards(const std::filesystem::path& data, gormiti::Catalog& catalog);
/// The same of these files, wherever they are.
OwnGormitiCards add_own_gormiti_cards(const std::vector<gormiti::OwnCardFile>& files, gormiti::Catalog& catalog);

/// The game that a card source names at its head; empty if it names none.
std::string game_of_card_source(const std::string& text);

/// Messages of the reader of Naruto about cards of Gormiti say that they are such.
void name_cards_of_gormiti(std::vector<naruto::CardMessage>& messages);

}  // namespace playsheet
