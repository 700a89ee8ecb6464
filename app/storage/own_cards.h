// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <vector>

#include "app/storage/cards_database.h"

/// A person's own cards: `*.toml` in the folder `cards` of the data folder, in the form of docs/formats.md. They are
/// read into a further database beside it (`own-cards.db`); the shipped one is never touched.
namespace playsheet {

/// What became of the own cards. A card with a fault is left out and told; it stops no other.
struct OwnCards {
  std::size_t cards = 0;                      ///< added to the catalog
  std::vector<naruto::CardMessage> messages;  ///< of the reader, with file, line and card
  std::vector<StorageProblem> problems;       ///< files and the database itself
};

/// Adds the own cards below `data` to a catalog that holds the shipped ones, whose codes are taken. Without the folder
/// nothing happens.
OwnCards add_own_cards(const std::filesystem::path& data, naruto::Catalog& catalog, const CardTexts& texts = {});

}  // namespace playsheet
