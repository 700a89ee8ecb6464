// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/tournament/words/wide.h"

/// Minimum-cost perfect matching in the complete graph (T-551, T-553). This header is also read as C++17.
namespace tournament {

/// An odd set of the proof: every edge inside it is covered by `value`, too.
struct Blossom {
  std::vector<int> members;
  Wide value = 0;
};

/// A perfect matching and the proof that none is cheaper.
struct Matching {
  bool found = false;
  std::vector<int> partner;     ///< of each vertex
  std::vector<Wide> potential;  ///< of each vertex, four-fold
  std::vector<Blossom> blossoms;
};

/// `cost[u][v] == cost[v][u]`, 0 to below 2^120; the number of vertices is even.
Matching match_cheapest(const std::vector<std::vector<Wide>>& cost);

/// Checks the proof (T-554): every vertex once; potentials and blossoms cover every edge and add up to the weight of
/// the matching. So no other is cheaper, whatever the solver did.
bool is_proved(const std::vector<std::vector<Wide>>& cost, const Matching& matching);

}  // namespace tournament
