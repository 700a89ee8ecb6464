// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/scenario/table.h"
#include "engine/naruto/scenario/words.h"

namespace naruto::scenario {

/// Lays out the position of a scenario in one of its editions and begins the game there: afterwards somebody is asked,
/// or the game is over. What comes back is empty, or says what in the position cannot be; then no game has begun.
std::vector<Problem> build(const Scenario& scenario, const Edition& base, Table& table);

}  // namespace naruto::scenario
