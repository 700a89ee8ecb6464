// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/events/change.h"

/// Start and end of a turn in their parts (G-419, G-420, G-708 to G-711).
namespace gormiti {

/// G-419: turn number and marks, what ends, the draw, what triggers.
void start_turn(Change& change);
/// G-420 (2).
void expire_turn(Change& change);
/// G-420 (3): what ended late; false if nothing did.
bool expire_late(Change& change);
/// G-420 (4): counts and limits; the game may end.
void count_turn(Change& change);

}  // namespace gormiti
