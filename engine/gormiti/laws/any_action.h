// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/game.h"

namespace gormiti {

/// Some action of the closed list, sensible or not.
Action any_action(const GameState& state, const Rulebook& rules, PlayerId player, table::RandomStream& luck);

/// The same action with its payment in the order in which options list it.
Action in_order(const GameState& state, const Rulebook& rules, Action action);

}  // namespace gormiti
