// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>

#include "app/storage/game_entries.h"
#include "engine/gormiti/cards/catalog.h"
#include "engine/gormiti/decks/deck_reader.h"

/// The cards and ready decks of Gormiti, as the commands find them.
namespace playsheet {

/// Out of a card database; what is wrong with it is told on `err`, and there is no catalog then.
std::optional<gormiti::Catalog> load_gormiti_cards(const std::filesystem::path& cards_db, std::ostream& err);

/// Reads a card source; likewise.
std::optional<gormiti::Catalog> read_gormiti_source(const std::filesystem::path& file, std::ostream& err);

/// A card source as it goes into the card database, with the texts of its cards; likewise.
std::optional<GameEntries> gormiti_entries(const std::filesystem::path& source, std::ostream& err);

/// A ready deck by its code ("D1"), a deck file, or a file with a share code. A deck of another game, and whatever else
/// is wrong, is told on `err`. Whether it is legal has not been looked at.
std::optional<gormiti::DeckFile> load_gormiti_deck(const std::string& code_or_file, const gormiti::Catalog& cards,
                                                   std::ostream& err);

}  // namespace playsheet
