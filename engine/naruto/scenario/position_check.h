// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/naruto/scenario/table.h"
#include "engine/naruto/scenario/words.h"

namespace naruto::scenario {

/// What in the position as a whole cannot be: names (N-NAME-04), Clients (N-CLI-03), numbers of cards, counters that
/// belong to the other player. `step` is where the game is to begin.
std::vector<Problem> check_position(const Scenario& scenario, const Edition& base, const Table& table, Step step);

}  // namespace naruto::scenario
