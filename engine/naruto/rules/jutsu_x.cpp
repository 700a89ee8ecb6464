// SPDX-License-Identifier: GPL-3.0-or-later
// The X of a jutsu cost (N-COST-06).
#include <algorithm>

#include "engine/naruto/effects/values.h"
#include "engine/naruto/rules/costs.h"

namespace naruto {

std::optional<int> fixed_x(const Position& position, CardId jutsu, ObjectRef user) {
  const auto& x = position.definition(jutsu).jutsu.x;
  if (!x) return std::nullopt;
  Context context;
  context.definition = position[jutsu].definition;
  context.controller = position[jutsu].owner;
  context.source = position.object(jutsu);
  context.user = user;
  return std::max(1, evaluate(position, *x, context));
}

int least_x(const Position& position, CardId jutsu, ObjectRef user) {
  return fixed_x(position, jutsu, user).value_or(1);
}

}  // namespace naruto
