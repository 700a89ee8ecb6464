// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"

/// Ownership and control (section 4.2: N-OWN-01 to N-OWN-07).
namespace naruto {

/// The card in play comes under the control of this player: into that village, out of its team (N-OWN-06). False, and
/// nothing happens, where it cannot lie there (N-NAME-09, N-CLI-03).
bool change_control(Change& change, CardId card, PlayerId player);

/// Control taken for a time is over (N-OWN-07): back to who has it without that, or else where the edition sends a card
/// that cannot lie there.
void return_control(Change& change, ObjectRef object);

}  // namespace naruto
