// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/decks/deck.h"
#include "tests/support/file_text.h"
#include "tests/support/source_path.h"

namespace playsheet::support {

/// The invented cards alone; together with the shipped cards of the first sets; together with all of them; all shipped
/// cards, as a program has them. Each is read once for each program.
const naruto::Catalog& test_cards();
const naruto::Catalog& all_cards();
const naruto::Catalog& every_card();
const naruto::Catalog& shipped_cards();
/// The shipped cards, or the cards that every scenario knows, and those of a test behind them.
naruto::Catalog shipped_cards_and(std::string_view own);
/// All shipped cards and those that every scenario knows, in a catalog of one's own, whose trees may be replaced.
naruto::Catalog fresh_cards();
naruto::Catalog scenario_cards_and(std::string_view own);

/// The ready decks, and the cards of one.
inline constexpr const char* kReadyDecks[] = {"clones", "embers", "formation", "mist"};
naruto::Deck ready_deck(std::string_view id);
std::vector<naruto::DefinitionId> ready_deck(const naruto::Catalog& cards, std::string_view id);

/// The ids of all ready decks by the edition they are made for, in the order of their names.
std::map<std::string, std::vector<std::string>> ready_decks_by_edition();

}  // namespace playsheet::support
