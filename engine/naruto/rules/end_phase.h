// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"

/// End phase (section 13).
namespace naruto {

/// Asks for the cards above the limit (N-END-04); false if there is nothing to discard.
bool ask_hand_adjustment(Change& change);

/// The marker of the active player, and no other, goes up by one (N-END-05, N-MARK-02, N-MARK-03).
void move_marker(Change& change);
/// Sets a marker within its bounds (N-MARK-03, N-MARK-05).
void set_marker(Change& change, PlayerId player, int value);

/// Texts and delayed effects that wait for the end of the turn (N-END-06).
void end_effects(Change& change);

/// "This turn" is over (N-EFF-07); the roles swap and the next turn begins (N-END-07, N-TURN-02).
void change_turn(Change& change);

}  // namespace naruto
