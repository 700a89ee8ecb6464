// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/actions/refusal.h"
#include "engine/naruto/events/change.h"

/// Missions: use, Counter, Permanent, Permanent (X) (sections 7.5 to 7.7: N-MISS, N-CTR, N-PERM).
namespace naruto {

Refusal check_mission(const Position& position, CardId card, PlayerId player);

/// Cost and targets are complete: the Mission is in use, a link of the chain (N-MISS-09).
void use_mission(Change& change, CardId card, const Context& context);

/// The link is applied: a permanent Mission comes into the village, with its coins and attached if it says so
/// (N-PERM-01 to N-PERM-03).
void place_permanent(Change& change, const Context& context);

/// One coin off each Permanent (X) of the player; the last one sends it to the chakra area (N-PERM-04, N-PERM-05).
void take_off_coins(Change& change, PlayerId player);

}  // namespace naruto
