// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/naruto/game.h"
#include "engine/table/random.h"

namespace naruto {

/// Some of all actions that there are, whatever is asked, against what is listed: one that is accepted must be listed,
/// or be another way to say something listed (another member of the same team, another code of the same name). That
/// what is listed as allowed is accepted is for the law of options to say. Empty if it holds.
std::string closed_list_law(const GameState& state, const Rulebook& rules, table::RandomStream& luck);

}  // namespace naruto
