// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/journal/table_numbers.h"

#include <algorithm>
#include <array>
#include <set>

#include "engine/tournament/results/tally.h"

namespace tournament {
namespace {

/// T-560
void order_by_points(const Event& event, Round& round) {
  const auto tally = tallies(event, round.number);
  const auto key = [&](const Match& match) {
    const int a = tally[static_cast<std::size_t>(match.a) - 1].pairing;
    const int b = match.is_bye() ? 0 : tally[static_cast<std::size_t>(match.b) - 1].pairing;
    const int smaller = match.is_bye() ? match.a : std::min(match.a, match.b);
    return std::array<int, 4>{match.is_bye() ? 1 : 0, -std::max(a, b), -std::min(a, b), smaller};
  };
  std::stable_sort(round.matches.begin(), round.matches.end(),
                   [&](const Match& x, const Match& y) { return key(x) < key(y); });
}

/// T-P08
int fixed_table(const Event& event, const Match& match) {
  const int a = event.entry(match.a).fixed_table;
  return a != 0 || match.is_bye() ? a : event.entry(match.b).fixed_table;
}

}  // namespace

void number_tables(const Event& event, Round& round) {
  if (round.stage == Stage::swiss) order_by_points(event, round);
  std::set<int> taken;
  std::set<int> reserved;
  for (const Match& match : round.matches)
    if (match.table != 0) taken.insert(match.table);
  for (Match& match : round.matches) {
    if (match.is_bye()) continue;
    const int fixed = fixed_table(event, match);
    if (match.table == 0 && fixed != 0 && taken.insert(fixed).second) match.table = fixed;
  }
  for (const Entry& entry : event.entries)
    if (entry.fixed_table != 0) reserved.insert(entry.fixed_table);
  int next = event.options.first_table;
  for (Match& match : round.matches) {
    if (match.is_bye() || match.table != 0) continue;
    while (taken.contains(next) || reserved.contains(next)) ++next;
    match.table = next;
    taken.insert(next);
  }
}

}  // namespace tournament
