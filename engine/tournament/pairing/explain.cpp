// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/pairing/explain.h"

namespace tournament {
namespace {

/// Solved once more with a pair forbidden or forced; the first level that gets worse is the reason (T-559, T-P07).
std::optional<Reason> compare(const PairingProblem& problem, const Wish& wish) {
  const auto chosen = pair_cheapest(problem);
  const auto other = pair_cheapest(problem, wish);
  if (!chosen || !other) return std::nullopt;
  Reason reason;
  reason.possible = other->cost[Level::barred] == 0;
  reason.instead = other->tables;
  if (!reason.possible) reason.level = Level::barred;
  if (const auto level = first_difference(problem, chosen->cost, other->cost); level && reason.possible)
    reason.level = *level;
  reason.chosen = chosen->cost[reason.level];
  reason.other = other->cost[reason.level];
  return reason;
}

}  // namespace

std::optional<Reason> why_table(const PairingProblem& problem, EntryId a, EntryId b) {
  return compare(problem, Wish{{{a, b}}, {}});
}

std::optional<Reason> why_not_table(const PairingProblem& problem, EntryId a, EntryId b) {
  return compare(problem, Wish{{}, {{a, b}}});
}

}  // namespace tournament
