// SPDX-License-Identifier: GPL-3.0-or-later
// The one file that knows LEMON (T-553). It is compiled as GNU C++17 (engine/CMakeLists.txt): LEMON asks for members of
// allocators that C++20 has taken away, and for numeric_limits of 128 bits.
#include <lemon/full_graph.h>
#include <lemon/matching.h>

#include <limits>

#include "engine/tournament/pairing/matching.h"

namespace tournament {

Matching match_cheapest(const std::vector<std::vector<Wide>>& cost) {
  using Graph = lemon::FullGraph;
  using Solver = lemon::MaxWeightedPerfectMatching<Graph, Graph::EdgeMap<Wide>>;
  static_assert(std::numeric_limits<Wide>::is_integer, "the proof is four-fold for whole numbers only");
  const int n = static_cast<int>(cost.size());
  Matching out;
  out.found = n == 0;
  if (n == 0 || n % 2 != 0) return out;
  const Graph graph(n);
  Graph::EdgeMap<Wide> weight(graph);
  for (int u = 0; u < n; ++u)
    for (int v = u + 1; v < n; ++v)
      weight[graph.edge(graph(u), graph(v))] = -cost[static_cast<std::size_t>(u)][static_cast<std::size_t>(v)];
  Solver solver(graph, weight);
  out.found = solver.run();
  if (!out.found) return out;
  for (int u = 0; u < n; ++u) {
    out.partner.push_back(graph.index(solver.mate(graph(u))));
    out.potential.push_back(solver.nodeValue(graph(u)));
  }
  for (int k = 0; k < solver.blossomNum(); ++k) {
    Blossom blossom;
    blossom.value = solver.blossomValue(k);
    for (Solver::BlossomIt at(solver, k); at != lemon::INVALID; ++at) blossom.members.push_back(graph.index(at));
    out.blossoms.push_back(blossom);
  }
  return out;
}

}  // namespace tournament
