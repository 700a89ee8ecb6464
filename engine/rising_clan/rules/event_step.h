// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/events/change.h"
#include "engine/rising_clan/options/refusal.h"

/// Step 3: events and who faces them.
namespace rising_clan {

void step_event(Change& change);

/// R-F27; who must face it is not asked (R-F28).
Refusal check_join(const Position& position, SeatId seat, bool joins);
void join(Change& change, SeatId seat, bool joins);
/// R-501, R-F29.
Refusal check_opponent(const Position& position, SeatId seat, SeatId opponent);
void choose_opponent(Change& change, SeatId opponent);

}  // namespace rising_clan
