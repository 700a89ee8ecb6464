// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/rules/pool.h"

namespace rising_clan {

std::vector<RoleId> possible_roles(const Catalog& cards, int players, int group) {
  std::vector<RoleId> out;
  for (std::size_t i = 0; i < cards.roles().size(); ++i) {
    const RoleDefinition& role = cards.roles()[i];
    const bool fits = players == 2 ? role.two != kNoRole : players != 3 || role.group == group;
    if (fits) out.push_back(static_cast<RoleId>(i));
  }
  return out;
}

std::vector<GoalId> possible_goals(const Catalog& cards, int players) {
  std::vector<GoalId> out;
  for (std::size_t i = 0; i < cards.goals().size(); ++i)
    if (players != 2 || cards.goals()[i].two) out.push_back(static_cast<GoalId>(i));
  return out;
}

}  // namespace rising_clan
