// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/cards/ability.h"

namespace naruto {

/// The ability that Surge stands for (N-SURGE-01 to N-SURGE-07), written like the text of a card: valid while injured,
/// once per turn, in the exchange of jutsu. The rest of the engine needs no case for it.
Ability surge_ability(Words& words);

/// Likewise the one that Tracking stands for: on entry its player names a Ninja.
Ability tracking_ability(Words& words);

}  // namespace naruto
