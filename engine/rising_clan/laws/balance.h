// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "engine/rising_clan/game.h"

namespace rising_clan {

/// Wins by role of so many games among random players: no measure of the cards by itself, but a change of a number
/// shows in it.
struct Balance {
  int games = 0;
  int by_goal = 0, by_rival = 0, without_winner = 0;
  std::vector<int> dealt, won;  ///< of each role
  double mean_turns = 0;

  /// Wins of a role where it was dealt, against the mean of all roles; 1 is even.
  double share(RoleId role) const;
};
/// `players` as in Setup; with three of them both groups in turn.
Balance measure_balance(const Rulebook& rules, int players, int games, std::uint64_t seed);

}  // namespace rising_clan
