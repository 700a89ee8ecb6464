// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <utility>

#include "engine/tournament/pairing/problem.h"

namespace tournament {

/// Level 3 of T-527 (T-533, T-536): when the round is paired so, the fewest rematches that the rounds still planned
/// need, and among the ways with so few the fewest second byes. Both 0 without a look-ahead.
std::pair<int, int> least_ahead(const PairingProblem& problem, const Tables& tables);

/// Calls `visit` with every way to pair the places 0 to n-1; an odd one out meets -1. At most 15 ways for 6 places.
void for_each_pairing(int n, const std::function<void(const std::vector<std::pair<int, int>>&)>& visit);

}  // namespace tournament
