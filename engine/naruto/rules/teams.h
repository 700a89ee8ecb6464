// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/actions/refusal.h"
#include "engine/naruto/events/change.h"

/// Organisation phase (section 8: N-ORG-01 to N-ORG-13). Teams are put together by joining: every Ninja starts as a
/// team of one, and each intermediate partition is a legal one.
namespace naruto {

/// N-ORG-01: the teams of the active player are dissolved.
void dissolve_teams(Change& change, PlayerId player);

/// Why this Ninja, which is alone, cannot join the team of the other.
Refusal check_join(const Position& position, CardId ninja, CardId with, PlayerId player);

void join(Change& change, CardId ninja, CardId with);

/// Number of the player's Ninja in play.
int ninja_in_play(const Position& position, PlayerId player);

}  // namespace naruto
