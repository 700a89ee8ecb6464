// SPDX-License-Identifier: GPL-3.0-or-later
// The X of a jutsu cost (N-COST-06).
#include <algorithm>

#include "engine/naruto/effects/values.h"
#include "engine/naruto/rules/costs.h"

namespace naruto {

namespace {

int amount_for(const Position& position, const Amount& amount, CardId jutsu, ObjectRef user) {
  Context context;
  context.definition = position[jutsu].definition;
  context.controller = position[jutsu].owner;
  context.source = position.object(jutsu);
  context.user = user;
  return evaluate(position, amount, context);
}

}  // namespace

std::optional<int> fixed_x(const Position& position, CardId jutsu, ObjectRef user) {
  const auto& x = position.definition(jutsu).jutsu.x;
  if (!x) return std::nullopt;
  return std::max(0, amount_for(position, *x, jutsu, user));  // only an X that is chosen is 1 at least
}

std::optional<int> highest_x(const Position& position, CardId jutsu, ObjectRef user) {
  const auto& most = position.definition(jutsu).jutsu.x_at_most;
  if (!most) return std::nullopt;
  return std::max(0, amount_for(position, *most, jutsu, user));
}

int least_x(const Position& position, CardId jutsu, ObjectRef user) {
  return fixed_x(position, jutsu, user).value_or(1);
}

}  // namespace naruto
