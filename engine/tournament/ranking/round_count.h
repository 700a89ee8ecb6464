// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/tournament/event/event.h"

namespace tournament {

/// The table of T-511 for one group.
int table_rounds(int players);
/// Rounds of a group by default (T-512): no more than can be played without a rematch.
int default_rounds(int players, bool by_table);
/// How many groups (T-513), and how large they are: sizes differ by one at most, the larger ones first.
int group_count(int players);
std::vector<int> group_sizes(int players);

/// The Swiss rounds of the event: by option, else by those who were paired or had the bye in round 1, else by those
/// who can play now (T-512 to T-515).
int planned_rounds(const Event& event);
/// How many groups round 1 was begun in; 1 before.
int groups_of(const Event& event);

/// The table of T-6: who advances from one group of so many.
int table_cut(int players);
/// Placing points of the table of T-802; `place` from 1.
int placing_points(int players, int place);
/// Placing points and the participation point (T-801, T-803).
int national_points(int players, int place);

}  // namespace tournament
