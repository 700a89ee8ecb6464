// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/state/rulebook.h"

namespace naruto {

/// How far a player is from winning by Battle Rewards (N-WIN-01), by what both players see.
struct RewardRace {
  int missing = 0;     ///< rewards until the victory
  int open_lanes = 0;  ///< own attacking teams that nobody blocks yet
  int in_reach = 0;    ///< rewards that these would win as they stand (N-REW-01 to N-REW-08)

  /// Enough if nobody blocks and nothing else is done.
  bool can_win() const { return open_lanes > 0 && in_reach >= missing; }
  friend bool operator==(const RewardRace&, const RewardRace&) = default;
};
RewardRace reward_race(const Position& position, PlayerId player);

}  // namespace naruto
