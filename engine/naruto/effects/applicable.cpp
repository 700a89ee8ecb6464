// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/effects/applicable.h"

#include <algorithm>

#include "engine/naruto/effects/rules_in_force.h"

namespace naruto {

/// What the user of a Jutsu must be (N-KEY-02).
bool meets_requirement(const Position& position, const Context& use) {
  const auto& needs = position.cards[use.definition].jutsu.needs;
  if (!needs || fits(position, *needs, use.user.card, use)) return true;
  const auto waives = [&](const RequirementWaived& rule, const RuleSource& source) {
    return !rule.jutsu || fits_use(position, *rule.jutsu, use.source.card, use.user, source.context);
  };
  return find_rule<RequirementWaived>(position, use.user.card, waives) != kNoCard;
}

bool is_applicable(const Position& position, CardId jutsu, ObjectRef ninja, const Context& context) {
  const CardDefinition& definition = position.definition(jutsu);
  if (definition.type != CardType::jutsu || !position.alive(ninja) || !position.in_play(ninja.card)) return false;
  const BattlePlace place = battle_place(position, ninja.card);
  if (definition.jutsu.side && place.attack != (*definition.jutsu.side == FightSide::attacker)) return false;
  for (std::size_t i = 0; i < definition.abilities.size(); ++i) {
    const auto* text = std::get_if<Use>(&definition.abilities[i].body);
    if (text == nullptr) continue;
    Context use;
    use.definition = position[jutsu].definition;
    use.ability = static_cast<std::uint8_t>(i);
    use.controller = context.controller;
    use.source = position.object(jutsu);
    use.user = ninja;
    return meets_requirement(position, use) &&
           std::all_of(text->targets.begin(), text->targets.end(),
                       [&](const Target& target) { return fits(position, target.of, ninja.card, use); });
  }
  return false;
}

}  // namespace naruto
