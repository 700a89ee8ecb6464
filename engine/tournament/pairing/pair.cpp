// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/pairing/pair.h"

#include <algorithm>
#include <span>

#include "engine/tournament/pairing/look_ahead.h"
#include "engine/tournament/pairing/matching.h"
#include "engine/tournament/words/lots.h"

namespace tournament {
namespace {

constexpr int kWidest = 118;  // the solver works with four times the cost, and adds up (T-552)

bool is_forced(const Wish& wish, EntryId id) { return id != kBye && is_seated(wish.forced, id); }

/// What a table costs under a wish: each pair that is not wished for is dearer than everything else.
Cost wished_cost(const PairingProblem& problem, const Wish& wish, int i, int j) {
  Cost cost = table_cost(problem, i, j);
  if (wish.barred.empty() && wish.forced.empty()) return cost;
  const EntryId a = problem.players[static_cast<std::size_t>(i)].id;
  const EntryId b = j < 0 ? kBye : problem.players[static_cast<std::size_t>(j)].id;
  const bool spoils = (is_forced(wish, a) || is_forced(wish, b)) && !is_among(wish.forced, {a, b});
  if (is_among(wish.barred, {a, b}) || spoils) cost[Level::barred] = 1;
  return cost;
}

using Costs = std::vector<std::vector<Cost>>;

/// Of all edges; the last vertex is the bye if there is one.
Costs edge_costs(const PairingProblem& problem, const Wish& wish) {
  const std::size_t players = problem.players.size();
  const std::size_t n = players + (problem.has_bye ? 1 : 0);
  Costs costs(n, std::vector<Cost>(n));
  for (std::size_t i = 0; i < players; ++i)
    for (std::size_t j = i + 1; j < n; ++j)
      costs[i][j] = costs[j][i] =
          wished_cost(problem, wish, static_cast<int>(i), j == players ? -1 : static_cast<int>(j));
  return costs;
}

int bits(std::int64_t most) {
  int n = 0;
  for (; most > 0; most >>= 1) ++n;
  return n;
}

std::array<int, kLevels> widths_of(const PairingProblem& problem, const Costs& costs) {
  std::array<int, kLevels> widths{};
  const auto order = level_order(problem);
  for (std::size_t k = 0; k < kLevels; ++k) {
    std::int64_t most = 0;
    for (const auto& row : costs)
      for (const Cost& cost : row) most = std::max(most, cost[order[k]]);
    widths[k] = bits(most * static_cast<std::int64_t>(costs.size() / 2));
  }
  return widths;
}

Wide packed(const Cost& cost, const std::array<Level, kLevels>& order, const std::array<int, kLevels>& widths) {
  Wide out = 0;
  for (std::size_t k = 0; k < kLevels; ++k) out = (out << widths[k]) + cost[order[k]];
  return out;
}

Tables tables_of(const PairingProblem& problem, const std::vector<std::pair<int, int>>& places) {
  Tables out;
  Tables bye;
  for (const auto& [i, j] : places) {
    const EntryId a = problem.players[static_cast<std::size_t>(i)].id;
    (j < 0 ? bye : out).emplace_back(a, j < 0 ? kBye : problem.players[static_cast<std::size_t>(j)].id);
  }
  out.insert(out.end(), bye.begin(), bye.end());
  return out;
}

Cost total(const PairingProblem& problem, const Wish& wish, const Tables& tables) {
  Cost cost = cost_of(problem, tables);
  for (const auto& [a, b] : tables)
    cost[Level::barred] += wished_cost(problem, wish, place_in(problem, a), place_in(problem, b))[Level::barred];
  return cost;
}

/// At most 6 players, so at most 15 pairings: each is looked at.
std::optional<Pairing> best_by_trying(const PairingProblem& problem, const Wish& wish) {
  std::optional<Pairing> best;
  for_each_pairing(static_cast<int>(problem.players.size()), [&](const std::vector<std::pair<int, int>>& places) {
    Pairing one{tables_of(problem, places), {}};
    one.cost = total(problem, wish, one.tables);
    if (!best || is_cheaper(problem, one.cost, best->cost)) best = one;
  });
  return best;
}

}  // namespace

std::array<int, kLevels> level_widths(const PairingProblem& problem, const Wish& wish) {
  return widths_of(problem, edge_costs(problem, wish));
}

// The smallest of all complete pairings (T-527), as a minimum-cost perfect matching (T-551) whose proof is checked
// (T-554).
std::optional<Pairing> pair_cheapest(const PairingProblem& problem, const Wish& wish) {
  if (problem.players.empty()) return Pairing{};
  if (problem.ahead > 0) return best_by_trying(problem, wish);
  const Costs costs = edge_costs(problem, wish);
  const auto widths = widths_of(problem, costs);
  int sum = 0;
  for (const int width : widths) sum += width;
  if (sum > kWidest) return std::nullopt;
  const auto order = level_order(problem);
  std::vector<std::vector<Wide>> edges(costs.size(), std::vector<Wide>(costs.size(), 0));
  for (std::size_t i = 0; i < costs.size(); ++i)
    for (std::size_t j = 0; j < costs.size(); ++j) edges[i][j] = packed(costs[i][j], order, widths);
  const Matching matching = match_cheapest(edges);
  if (!is_proved(edges, matching)) return std::nullopt;
  std::vector<std::pair<int, int>> places;
  for (std::size_t i = 0; i < problem.players.size(); ++i) {
    const int j = matching.partner[i];
    const bool bye = j == static_cast<int>(problem.players.size());
    if (bye || j > static_cast<int>(i)) places.emplace_back(static_cast<int>(i), bye ? -1 : j);
  }
  Pairing out{tables_of(problem, places), {}};
  out.cost = total(problem, wish, out.tables);
  return out;
}

// A shuffle: neighbours meet, the last has the bye (T-521, T-551).
Tables pair_first_round(std::uint64_t seed, int group, std::vector<EntryId> players) {
  std::sort(players.begin(), players.end());
  stream(seed, Purpose::first_round, 1, group).shuffle(std::span(players));
  Tables out;
  for (std::size_t i = 0; i < players.size(); i += 2)
    out.emplace_back(players[i], i + 1 < players.size() ? players[i + 1] : kBye);
  return out;
}

}  // namespace tournament
