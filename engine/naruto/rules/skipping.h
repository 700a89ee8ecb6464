// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"

/// Turns, phases and draws that do not take place, and turns besides the usual ones (N-TURN-06, N-TURN-07, A-96).
namespace naruto {

/// The player's next one of these is left out.
void leave_out_next(Change& change, PlayerId player, Skipped what);
void grant_extra_turn(Change& change, PlayerId player);

/// True if this one of the player does not take place; it is then used up and told.
bool is_left_out(Change& change, PlayerId player, Skipped what);

/// Whose turn comes after this one. Turns that are left out are told; an extra turn is used up.
struct NextTurn {
  PlayerId player;
  bool extra;
};
NextTurn next_turn(Change& change);

}  // namespace naruto
