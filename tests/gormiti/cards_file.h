// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/gormiti/cards/card_reader.h"
#include "engine/gormiti/game.h"

namespace gormiti_tests {

std::string cards_text();
/// The cards of the program; read once.
const gormiti::Catalog& shipped_cards();
std::vector<gormiti::DefinitionId> cards_of_deck(const gormiti::Catalog& cards, std::string_view code);

}  // namespace gormiti_tests
