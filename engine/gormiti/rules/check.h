// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "engine/gormiti/rules/leaving.h"

/// Damage, and the check after every step (G-440, G-441, G-610 to G-613).
namespace gormiti {

/// Damage dealt by one step to the Hero of each player.
using HeroDamage = PerPlayer<int>;

struct Hit {
  CardId fighter = kNoCard;
  int n = 0;
};

/// All at the same moment: reductions are read first (G-537, G-613).
HeroDamage deal(Change& change, std::span<const Hit> hits, DamageCause cause);

/// Heroes at 0 end the game, others at 0 are destroyed, until nothing leaves any more (G-441).
void check(Change& change, const HeroDamage& dealt = {});

/// G-105.
void concede(Change& change, PlayerId player);

}  // namespace gormiti
