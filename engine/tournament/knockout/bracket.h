// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/tournament/event/event.h"
#include "engine/tournament/pairing/problem.h"

namespace tournament {

/// The tables of the next knock-out round. In the last round the final comes first, then the match for third place
/// (T-560, T-606).
struct KnockoutRound {
  Tables tables;             ///< kBye as the second: goes on without playing
  bool third_place = false;  ///< the last of the tables
  bool over = false;         ///< nobody is left to be paired: the event has its winner, or none
};

/// Elimination (T-403 to T-406, T-410, T-411): those who are left are paired at random; the bye goes to one of those
/// with the fewest byes. With `fixed_bracket` the tree is drawn once.
KnockoutRound next_elimination(const Event& event);

/// Play-offs (T-603, T-604, T-609, T-613): 1-2, 3-4 ... and a fixed tree from there on. Who has left is still paired:
/// his opponent goes on without playing (T-616).
KnockoutRound next_playoff(const Event& event);

/// The places of a tree, in the order in which neighbours meet: 1, 2, 3 ... or 1, 8, 4, 5, 2, 7, 3, 6 (T-613).
std::vector<int> tree_order(int players, bool standard_seeding);

/// The losers of a knock-out round, those of the match for third place not among them.
std::vector<EntryId> losers_of(const Event& event, const Round& round);

}  // namespace tournament
