// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"

/// Ownership and control (section 4.2: N-OWN-01 to N-OWN-07).
namespace naruto {

/// The card in play comes under the control of this player: into that village, out of its team (N-OWN-06). False, and
/// nothing happens, where it cannot lie there (N-NAME-09, N-CLI-03).
bool change_control(Change& change, CardId card, PlayerId player);

/// Who has the card without those who control it for a time: control that ends goes back there (N-OWN-07). Asked before
/// it is taken.
PlayerId holder_without_loans(const Position& position, ObjectRef object);

/// This control taken for a time is over (N-OWN-07): back to whoever had the card before, in whatever way it had come
/// there, or else where the edition sends a card that cannot lie there.
void return_control(Change& change, const LastingEffect& loan);

/// The Ninja fights in this team, of whichever side, until the effect ends, and is still its controller's. False: it
/// does not.
bool lend_place(Change& change, CardId ninja, TeamId team, LastingEffect& loan);

/// A place lent for a time is over: back into the team where it was, or into one of its own where that is gone.
void return_place(Change& change, const LastingEffect& loan);

/// The card is given to this player for good, whoever has it for a time: no loan takes it away again.
void settle_control(Change& change, CardId card, PlayerId player);

}  // namespace naruto
