// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/rules/attack.h"

#include "engine/gormiti/effects/values.h"

namespace gormiti {
namespace {

bool attacks_at_once(const Position& position, CardId fighter) {
  bool found = false;
  for_each_static<AttackRule>(position, [&](const AttackRule& rule, const Context& context) {
    found = found || (rule.at_once && is_about(position, rule.who, fighter, context));
  });
  return found;
}

/// G-106, G-532; the Hero as last resort is another question (G-533).
bool is_kept_from_defending(const Position& position, CardId fighter) {
  bool found = false;
  const CardId attacker = position.state.clash.attacker.card;
  for_each_static<BlockRule>(position, [&](const BlockRule& rule, const Context& context) {
    found = found ||
            (is_about(position, rule.against, attacker, context) && is_about(position, rule.who, fighter, context));
  });
  return found;
}

bool another_can_defend(const Position& position, PlayerId player) {
  for (const CardId fighter : position.state[player].fighters)
    if (fighter != kNoCard && !is_kept_from_defending(position, fighter)) return true;
  return false;
}

}  // namespace

bool cannot_attack(const Position& position, CardId fighter) {
  bool found = false;
  for_each_static<AttackRule>(position, [&](const AttackRule& rule, const Context& context) {
    found = found || (rule.cannot && is_about(position, rule.who, fighter, context));
  });
  return found;
}

/// Of one Fighter, whoever will answer (G-502); the Hero as any other (G-508).
Refusal check_ready(const Position& position, CardId fighter) {
  const CardState& c = position.state[fighter];
  if (cannot_attack(position, fighter)) return {RefusalCode::cannot_attack, "G-531", fighter};
  if (c.zone != Zone::hero && c.entered_this_turn && !attacks_at_once(position, fighter))
    return {RefusalCode::waiting, "G-424", fighter};
  if (c.attacks >= 1 + c.extra_attacks) return {RefusalCode::attacked, "G-501", fighter};
  return {};
}

bool anybody_ready(const Position& position) {
  bool ready = false;
  for_each_fighter(position.state, position.state.active,
                   [&](CardId fighter) { ready = ready || !check_ready(position, fighter); });
  return ready;
}

/// As often as it is there (G-504): a defence is not counted.
Refusal check_defender(const Position& position, CardId fighter) {
  const CardState& c = position.state[fighter];
  if (c.zone != Zone::hero)
    return is_kept_from_defending(position, fighter) ? Refusal{RefusalCode::cannot_defend, "G-532", fighter}
                                                     : Refusal{};
  if (!another_can_defend(position, c.owner)) return {};  // G-505, G-533
  if (is_kept_from_defending(position, fighter)) return {RefusalCode::cannot_defend, "G-532", fighter};
  if (position.options.hero_defends_only_alone) return {RefusalCode::hero_only_alone, "G-506", fighter};
  return {};
}

bool only_heroes_left(const GameState& state) {
  return state[PlayerId::south].deck.empty() && state[PlayerId::north].deck.empty() &&
         fighters_of(state, PlayerId::south) == 1 && fighters_of(state, PlayerId::north) == 1;
}

}  // namespace gormiti
