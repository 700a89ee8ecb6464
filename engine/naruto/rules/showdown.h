// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/effects/agent.h"
#include "engine/naruto/events/change.h"

/// Showdown (section 11).
namespace naruto {

/// Rewards of an unblocked team of this power (N-REW-01, N-REW-02, N-REW-03).
int rewards_for(int power);

/// Result of the attacking side for this difference of powers (N-SHOW-09 to N-SHOW-11).
Result result_for(int difference);
Result opposite(Result result);

/// Powers and results of all battles at one moment, then rewards and damage in the order of the attackers (N-SHOW-07,
/// N-SHOW-08).
/// False: a text that replaces damage or leaving play has to be asked before the next battle; it is to be called again.
bool showdown(Change& change);

/// Fixes the powers of one battle, where they are not, and gives its rewards and damage, whatever the step is: for a
/// copy of the game that is looked at. True: two sides were compared, and the result is theirs.
bool settle_alone(Change& change, std::size_t battle);

/// Some battle has been settled, and the showdown is not over: what it sets off waits for its end.
bool showdown_under_way(const GameState& state);

/// Takes up to `n` cards from the top of the opponent's deck as rewards, face down (N-ZONE-16, N-REW-05).
struct Winning {
  Agent by;                  ///< the showdown, or an effect
  TeamId team = kNoTeam;     ///< showdown: whose rewards they are
  bool outstanding = false;  ///< an outstanding battle reward (N-REW-02)
};
void win_rewards(Change& change, PlayerId player, int n, const Winning& how);

}  // namespace naruto
