// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"

/// Start phase (section 6.1: N-START-01 to N-START-08).
namespace naruto {

/// Marks of the last turn are cleared (N-GEN-07); coins of Permanent (X) come off now where they come first
/// (N-START-03).
void begin_turn(Change& change);

/// Coins that come off with them, then the texts that wait for the beginning of the turn (N-START-02, N-START-03).
void begin_effects(Change& change);

/// The draw, left out in the starting player's first turn where the edition says so (N-START-04), or by a text
/// (N-TURN-06).
void draw_step(Change& change);

}  // namespace naruto
