// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/game.h"

namespace rising_clan {

/// Some action of the closed list, sensible or not.
Action any_action(const GameState& state, SeatId seat, table::RandomStream& luck);

}  // namespace rising_clan
