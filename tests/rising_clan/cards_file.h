// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/rising_clan/cards/card_reader.h"

namespace rising_clan_tests {

std::string cards_text();
/// The cards of the program; read once.
const rising_clan::Catalog& shipped_cards();

}  // namespace rising_clan_tests
