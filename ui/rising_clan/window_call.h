// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/rising_clan/state/rulebook.h"

namespace playsheet {

/// Who is meant by the call of the open window (R-1104): whoever would be asked in it if all passed, in the order of
/// It is tried on a copy, so it follows from the engine's questions alone (R-1103). Nobody where no window is
/// open.
std::vector<rising_clan::SeatId> seatsOfCall(const rising_clan::GameState& state, const rising_clan::Rulebook& rules);

}  // namespace playsheet
