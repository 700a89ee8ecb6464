// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/ranking/round_count.h"

#include <algorithm>

#include "engine/tournament/results/ledger.h"

namespace tournament {

// T-511
int table_rounds(int players) { return players <= 32 || players > 63 ? 4 : 5; }

int default_rounds(int players, bool by_table) {
  const int table = table_rounds(players);
  if (by_table) return table;
  return std::max(1, std::min(table, players % 2 == 0 ? players - 1 : players));
}

// T-513
int group_count(int players) { return players <= 63 ? 1 : (players + 31) / 32; }

std::vector<int> group_sizes(int players) {
  const int groups = group_count(players);
  std::vector<int> sizes(static_cast<std::size_t>(groups), players / groups);
  for (int i = 0; i < players % groups; ++i) ++sizes[static_cast<std::size_t>(i)];
  return sizes;
}

int groups_of(const Event& event) {
  int groups = 1;
  for (const Entry& entry : event.entries) groups = std::max(groups, entry.group);
  return groups;
}

int planned_rounds(const Event& event) {
  if (event.options.rounds > 0) return event.options.rounds;  // T-514
  int first = 0;
  if (event.rounds.empty()) {
    first = static_cast<int>(players(event).size());
  } else {
    for (const Match& match : event.rounds.front().matches) first += match.is_bye() ? 1 : 2;
  }
  // 2 or 3 entries: row 4 of the table, as far as they can play without a rematch (T-515, T-512).
  const int groups = std::max(groups_of(event), event.rounds.empty() ? group_count(first) : 1);
  return groups > 1 ? 4 : default_rounds(first, event.options.table_rounds);
}

int table_cut(int players) {
  if (players < 4) return 0;
  if (players <= 8) return 2;
  return players <= 23 ? 4 : 8;
}

// T-802
int placing_points(int players, int place) {
  const int best = players < 4 ? 0 : (players <= 8 ? 3 : (players <= 15 ? 4 : (players <= 23 ? 5 : 6)));
  return std::max(0, best + 1 - place) * (place >= 1 && best > 0 ? 1 : 0);
}

// The table is added to the participation point (T-801, T-803); with fewer than four there are none (T-216).
int national_points(int players, int place) { return players < 4 ? 0 : 1 + placing_points(players, place); }

}  // namespace tournament
