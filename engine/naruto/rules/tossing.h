// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/effects/agent.h"
#include "engine/naruto/events/change.h"

namespace naruto {

/// A toss of a text (N-COIN-01), told to those who wait for it. True is heads.
bool toss_coin(Change& change, PlayerId player, const Agent& by);

}  // namespace naruto
