// SPDX-License-Identifier: GPL-3.0-or-later
// T-554: proof instead of trust.
#include "engine/tournament/pairing/matching.h"

namespace tournament {
namespace {

constexpr int kScale = 4;  // the dual values are four-fold, so that they stay whole

bool is_perfect(const Matching& matching, std::size_t n) {
  if (matching.partner.size() != n || matching.potential.size() != n) return false;
  for (std::size_t u = 0; u < n; ++u) {
    const int v = matching.partner[u];
    if (v < 0 || v >= static_cast<int>(n) || v == static_cast<int>(u)) return false;
    if (matching.partner[static_cast<std::size_t>(v)] != static_cast<int>(u)) return false;
  }
  return true;
}

}  // namespace

bool is_proved(const std::vector<std::vector<Wide>>& cost, const Matching& matching) {
  const std::size_t n = cost.size();
  if (!matching.found || !is_perfect(matching, n)) return false;
  std::vector<std::vector<Wide>> covered(n, std::vector<Wide>(n, 0));
  Wide sum = 0;
  for (const Wide potential : matching.potential) sum += potential;
  for (const Blossom& blossom : matching.blossoms) {
    if (blossom.value < 0 || blossom.members.size() % 2 == 0) return false;
    sum += blossom.value * static_cast<Wide>(blossom.members.size() / 2);
    for (const int u : blossom.members)
      for (const int v : blossom.members)
        covered[static_cast<std::size_t>(u)][static_cast<std::size_t>(v)] += blossom.value;
  }
  Wide weight = 0;
  for (std::size_t u = 0; u < n; ++u) {
    for (std::size_t v = u + 1; v < n; ++v)
      if (matching.potential[u] + matching.potential[v] + covered[u][v] < -kScale * cost[u][v]) return false;
    const auto v = static_cast<std::size_t>(matching.partner[u]);
    if (u < v) weight -= cost[u][v];
  }
  return sum == kScale * weight;
}

}  // namespace tournament
