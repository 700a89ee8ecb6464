// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/rising_clan/cards/catalog.h"

/// What roles and goals are dealt from: it follows from the number of players and the group, and is public.
namespace rising_clan {

/// The roles that can be in a game of so many, in the order of the catalog; with three players those of
/// the group.
std::vector<RoleId> possible_roles(const Catalog& cards, int players, int group);
/// Likewise the goals.
std::vector<GoalId> possible_goals(const Catalog& cards, int players);

}  // namespace rising_clan
