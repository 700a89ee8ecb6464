// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/pairing/problem.h"

#include <algorithm>

#include "engine/tournament/ranking/round_count.h"
#include "engine/tournament/results/tally.h"
#include "engine/tournament/words/lots.h"

namespace tournament {
namespace {

constexpr std::size_t kMostAhead = 6;  // players (T-533)
constexpr int kRoundsAhead = 4;        // (T-536)

std::vector<std::vector<int>> met_of(const std::vector<Tally>& tally, const std::vector<EntryId>& ids) {
  std::vector<std::vector<int>> out(ids.size(), std::vector<int>(ids.size(), 0));
  for (std::size_t i = 0; i < ids.size(); ++i)
    for (std::size_t j = 0; j < ids.size(); ++j)
      out[i][j] = meetings(tally[static_cast<std::size_t>(ids[i]) - 1], ids[j]);
  return out;
}

/// Everybody holds a different number: the order of the lots, smaller numbers of entries first among equals.
void order_lots(PairingProblem& problem) {
  std::vector<std::pair<int, std::size_t>> drawn;
  for (std::size_t i = 0; i < problem.players.size(); ++i)
    drawn.emplace_back(lot(problem.seed, Purpose::bye, problem.round, problem.players[i].id), i);
  std::sort(drawn.begin(), drawn.end());
  for (std::size_t rank = 0; rank < drawn.size(); ++rank)
    problem.players[drawn[rank].second].bye_lot = static_cast<int>(rank);
}

void look_ahead(PairingProblem& problem, const Event& event, const std::vector<Tally>& tally) {
  if (!event.options.look_ahead || problem.all.size() > kMostAhead) return;
  problem.ahead = std::clamp(planned_rounds(event) - problem.round, 0, kRoundsAhead);
  problem.all_met = met_of(tally, problem.all);
  for (const EntryId id : problem.all) problem.all_byes.push_back(tally[static_cast<std::size_t>(id) - 1].byes);
}

}  // namespace

bool same_table(const Table& a, const Table& b) { return a == b || (a.first == b.second && a.second == b.first); }

bool is_among(const Tables& tables, const Table& table) {
  return std::any_of(tables.begin(), tables.end(), [&](const Table& other) { return same_table(table, other); });
}

bool is_seated(const Tables& tables, EntryId id) {
  return std::any_of(tables.begin(), tables.end(),
                     [&](const Table& table) { return table.first == id || table.second == id; });
}

int place_in(const PairingProblem& problem, EntryId id) {
  const auto at = std::find_if(problem.players.begin(), problem.players.end(),
                               [&](const Seated& player) { return player.id == id; });
  return at == problem.players.end() ? -1 : static_cast<int>(at - problem.players.begin());
}

PairingProblem problem_of(const Event& event, int round, const std::vector<EntryId>& players, const Tables& locked) {
  PairingProblem problem;
  problem.seed = event.seed;
  problem.round = round;
  problem.locked = locked;
  problem.bye_draws_late = event.options.bye_draw == ByeDraw::best_pairing;
  problem.all = players;
  std::sort(problem.all.begin(), problem.all.end());
  const auto tally = tallies(event, round);
  std::vector<EntryId> free;
  for (const EntryId id : problem.all)
    if (!is_seated(locked, id)) free.push_back(id);
  for (const EntryId id : free) {
    const Tally& one = tally[static_cast<std::size_t>(id) - 1];
    problem.players.push_back({id, one.pairing, one.byes, one.down, one.up, 0});
  }
  problem.has_bye = free.size() % 2 != 0;
  problem.met = met_of(tally, free);
  problem.lots.assign(free.size(), std::vector<int>(free.size(), 0));
  for (std::size_t i = 0; i < free.size(); ++i)
    for (std::size_t j = i + 1; j < free.size(); ++j)
      problem.lots[i][j] = problem.lots[j][i] = lot(event.seed, Purpose::pair, round, free[i], free[j]);
  order_lots(problem);
  look_ahead(problem, event, tally);
  return problem;
}

}  // namespace tournament
