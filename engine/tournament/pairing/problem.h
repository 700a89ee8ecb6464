// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "engine/tournament/event/event.h"

namespace tournament {

/// Somebody who is to be paired.
struct Seated {
  EntryId id = 0;
  int points = 0;  ///< pairing points; tenths with `bye_band` exact
  int byes = 0;
  bool down = false;  ///< has floated in this direction before (T-535)
  bool up = false;
  int bye_lot = 0;  ///< 0, 1, 2 ... : the order of the lots for the bye
};

using Table = std::pair<EntryId, EntryId>;  ///< the second is kBye for who has the bye
using Tables = std::vector<Table>;

/// The same two, whoever is named first.
bool same_table(const Table& a, const Table& b);
bool is_among(const Tables& tables, const Table& table);
/// Sits at one of them.
bool is_seated(const Tables& tables, EntryId id);

/// Everything one Swiss pairing depends on (T-527). Built from an event by `problem_of`.
struct PairingProblem {
  std::uint64_t seed = 0;
  int round = 0;
  std::vector<Seated> players;         ///< in the order of their numbers; without those who stay (`locked`)
  std::vector<std::vector<int>> met;   ///< earlier meetings, by place in `players`
  std::vector<std::vector<int>> lots;  ///< 24 bits for each pair (T-527, level 9)
  bool has_bye = false;
  bool bye_draws_late = false;  ///< `bye_draw` best_pairing: level 5 comes after level 8
  bool keeps_tables = false;    ///< a repair counts its new tables (T-537)
  bool only_tables = false;     ///< repair of round 1: only the changed tables count (T-539)
  Tables published;

  // What the look-ahead sees: everybody who plays, the tables that stay included.
  int ahead = 0;                          ///< rounds still planned after this one, 0 to 4; 0: no look-ahead
  std::vector<EntryId> all;               ///< at most 6 with a look-ahead
  std::vector<std::vector<int>> all_met;  ///< by place in `all`
  std::vector<int> all_byes;
  Tables locked;
};

/// `locked`: tables of the round that stay. The lots of an entry and of a pair are the same in every
/// draft of the round (T-537).
PairingProblem problem_of(const Event& event, int round, const std::vector<EntryId>& players, const Tables& locked);

/// The place of an entry in `players`; -1 for the bye.
int place_in(const PairingProblem& problem, EntryId id);

}  // namespace tournament
