// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/rising_clan/game.h"

namespace rising_clan {

/// Exchanges two cards, or two roles, that a seat does not know: it must see and be offered the same, and whoever is
/// asked after a move that touches neither must be the same (R-1103, R-1111). Gives what is broken, or nothing.
std::string secrecy_law(const GameState& state, const Rulebook& rules, table::RandomStream& luck);

}  // namespace rising_clan
