// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/events/change.h"

/// Drawing disadvantages.
namespace rising_clan {

/// So many, one after the other.
void draw_disadvantages(Change& change, SeatId seat, int n);
void step_disadvantage(Change& change);

/// A guard with a limit is used up by what it stops.
bool is_stopped_by_guard(Change& change, SeatId seat, Against against);

}  // namespace rising_clan
