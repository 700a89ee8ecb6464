// SPDX-License-Identifier: GPL-3.0-or-later
// What a filter asks of the team that a Ninja is in.
#include <algorithm>
#include <array>

#include "engine/naruto/effects/power.h"
#include "engine/naruto/effects/values.h"

namespace naruto {

namespace {

/// What is asked of the team as a whole: size, powers, head, and members of which the Ninja itself may be one.
bool team_figures_fit(const Position& position, const TeamTest& test, CardId ninja, const Context& context) {
  const TeamId team = position[ninja].team;
  if (test.size && !test.size->holds(team_size(position, team))) return false;
  if (test.power && !test.power->holds(value_of(position, Measure::team_power, ninja))) return false;
  if (test.mental_power && !test.mental_power->holds(team_mental_power(position, team))) return false;
  const auto some = [&](const Filter& f, bool head_only) {
    bool found = false;
    for_each_member(position, team, [&](CardId member) {
      found = found || ((!head_only || is_head(position, member)) && fits(position, f, member, context));
    });
    return found;
  };
  return std::all_of(test.any.begin(), test.any.end(), [&](const Filter& f) { return some(f, false); }) &&
         std::all_of(test.head.begin(), test.head.end(), [&](const Filter& f) { return some(f, true); });
}

}  // namespace

bool team_fits(const Position& position, const TeamTest& test, CardId ninja, const Context& context) {
  const TeamId team = position[ninja].team;
  if (position[ninja].left_out) return false;  // it is in none (N-ORG-04)
  std::array<CardId, kMaxPicks> mates{};
  std::size_t n = 0;
  bool only = true;
  for_each_member(position, team, [&](CardId member) {
    for (const Filter& f : test.only) only = only && fits(position, f, member, context);
    if (member != ninja && n < mates.size()) mates[n++] = member;
  });
  if (!only || (test.alone && *test.alone != (n == 0)) || !team_figures_fit(position, test, ninja, context))
    return false;
  // Each demanded mate is another Ninja. Teams are small and the filters name different Ninja: first come, first
  // served.
  for (const Filter& f : test.with) {
    const auto end = mates.begin() + static_cast<std::ptrdiff_t>(n);
    const auto mate = std::find_if(mates.begin(), end, [&](CardId m) { return fits(position, f, m, context); });
    if (mate == end) return false;
    *mate = mates[--n];
  }
  return true;
}

}  // namespace naruto
