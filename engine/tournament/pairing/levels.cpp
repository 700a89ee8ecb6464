// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/pairing/levels.h"

#include "engine/tournament/pairing/look_ahead.h"

namespace tournament {

// T-527
std::array<Level, kLevels> level_order(const PairingProblem& problem) {
  using enum Level;
  if (problem.bye_draws_late)
    return {barred,   rematches,   second_byes, ahead_rematches, ahead_byes, bye_points,
            distance, upper_bands, floats,      bye_lot,         new_tables, lots};
  return {barred,  rematches, second_byes, ahead_rematches, ahead_byes, bye_points,
          bye_lot, distance,  upper_bands, floats,          new_tables, lots};
}

std::optional<Level> first_difference(const PairingProblem& problem, const Cost& a, const Cost& b) {
  for (const Level level : level_order(problem))
    if (a[level] != b[level]) return level;
  return std::nullopt;
}

bool is_cheaper(const PairingProblem& problem, const Cost& a, const Cost& b) {
  const auto level = first_difference(problem, a, b);
  return level && a[*level] < b[*level];
}

/// Equal or near-equal points meet, who has met does not (T-522); who is left over meets the band below, those on 0 the
/// band above (T-523); the bye goes to the lowest band (T-524), to nobody twice while that can be avoided (T-525).
/// Rematches that cannot be avoided are counted, so the fewest are made (T-528).
Cost table_cost(const PairingProblem& problem, int i, int j) {
  Cost cost;
  const Seated& one = problem.players[static_cast<std::size_t>(i)];
  const EntryId opponent = j < 0 ? kBye : problem.players[static_cast<std::size_t>(j)].id;
  if (problem.keeps_tables) cost[Level::new_tables] = is_among(problem.published, {one.id, opponent}) ? 0 : 1;
  if (j < 0) {
    if (problem.only_tables) return cost;
    cost[Level::second_byes] = one.byes;
    cost[Level::bye_points] = one.points;
    cost[Level::bye_lot] = one.bye_lot;
    return cost;
  }
  cost[Level::lots] = problem.lots[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
  if (problem.only_tables) return cost;
  const Seated& two = problem.players[static_cast<std::size_t>(j)];
  cost[Level::rematches] = problem.met[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
  const int difference = one.points - two.points;
  cost[Level::distance] = std::int64_t{difference} * difference;
  if (difference != 0) {
    const Seated& higher = difference > 0 ? one : two;
    const Seated& lower = difference > 0 ? two : one;
    cost[Level::upper_bands] = higher.points;
    cost[Level::floats] = (higher.down ? 1 : 0) + (lower.up ? 1 : 0);
  }
  return cost;
}

Cost cost_of(const PairingProblem& problem, const Tables& tables) {
  Cost cost;
  for (const Table& table : tables) {
    const bool swapped = table.first == kBye;
    cost += table_cost(problem, place_in(problem, swapped ? table.second : table.first),
                       swapped ? -1 : place_in(problem, table.second));
  }
  if (!problem.only_tables) {
    const auto [rematches, byes] = least_ahead(problem, tables);
    cost[Level::ahead_rematches] = rematches;
    cost[Level::ahead_byes] = byes;
  }
  return cost;
}

}  // namespace tournament
