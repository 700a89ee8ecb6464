// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"

/// Showdown (section 11: N-SHOW-01 to N-SHOW-16, N-REW-01 to N-REW-08).
namespace naruto {

/// Rewards of an unblocked team of this power (N-REW-01 to N-REW-03).
int rewards_for(int power);

/// Result of the attacking side for this difference of powers (N-SHOW-09 to N-SHOW-11).
Result result_for(int difference);
Result opposite(Result result);

/// Powers and results of all battles at one moment, then rewards and damage in the order of the attackers (N-SHOW-07,
/// N-SHOW-08).
void showdown(Change& change);

/// Takes up to `n` cards from the top of the opponent's deck as rewards, face down (N-ZONE-16, N-REW-05).
void win_rewards(Change& change, PlayerId player, int n);

}  // namespace naruto
