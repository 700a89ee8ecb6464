// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/rules/refusal.h"
#include "engine/naruto/state/rulebook.h"

/// Strategic value of Missions and strategic power of a player (N-CARD-04, N-MISS-04, N-MISS-05).
namespace naruto {

/// As printed in the Italian edition; where it is not known, the entrance cost (N-GEN-03).
int strategic_value(const CardDefinition& mission);

/// Ninja, healthy or injured, and Clients in the village; a platoon is one.
int strategic_power(const Position& position, PlayerId player);

Refusal check_strategic_value(const Position& position, CardId mission, PlayerId player);

}  // namespace naruto
