// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "app/storage/outcome.h"
#include "engine/gormiti/cards/catalog.h"
#include "engine/rising_clan/cards/catalog.h"

/// The cards of the games beside Naruto out of the shipped card database. A file that is missing, damaged, foreign or
/// of another version, one without cards of the game, and a card that cannot be read are told as one problem
/// (`text_of`), and there is no catalog then.
namespace playsheet {

/// Cards, tokens, counters and ready decks (`Catalog::decks`).
Outcome<gormiti::Catalog> load_gormiti(const std::filesystem::path& cards_db);

/// Cards, roles, goals and abominations.
Outcome<rising_clan::Catalog> load_rising_clan(const std::filesystem::path& cards_db);

}  // namespace playsheet
