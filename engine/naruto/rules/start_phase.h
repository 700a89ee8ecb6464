// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"

/// Start phase (section 6.1: N-START-01 to N-START-08).
namespace naruto {

/// Marks of the last turn are cleared (N-GEN-07), coins of Permanent (X) come off (N-START-03).
void begin_turn(Change& change);

/// Texts that wait for the beginning of the turn (N-START-02).
void begin_effects(Change& change);

/// The draw, left out in the starting player's first turn where the edition says so (N-START-04).
void draw_step(Change& change);

}  // namespace naruto
