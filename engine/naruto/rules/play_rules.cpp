// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/play_rules.h"

#include "engine/naruto/effects/rules_in_force.h"

namespace naruto {
namespace {

bool any_play_rule(const Position& position, CardId card, bool PlayRule::*permit) {
  const CardDefinition& definition = position.definition(card);
  for (std::size_t i = 0; i < definition.abilities.size(); ++i) {
    const auto* rule = std::get_if<PlayRule>(&definition.abilities[i].body);
    if (rule == nullptr || !(rule->*permit)) continue;
    if (!rule->condition || holds(position, *rule->condition, context_of(position, card, i))) return true;
  }
  return false;
}

}  // namespace

bool may_be_beside_same_name(const Position& position, CardId card) {
  return any_play_rule(position, card, &PlayRule::beside_same_name);
}

bool outside_deploy_limit(const Position& position, CardId card) {
  return any_play_rule(position, card, &PlayRule::outside_limit);
}

bool enters_injured(const Position& position, CardId card) {
  return any_play_rule(position, card, &PlayRule::enters_injured);
}

}  // namespace naruto
