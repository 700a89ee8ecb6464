// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <variant>

#include "engine/gormiti/effects/filter.h"

/// ATK, HP and damage as they are now: printed facts, static rules and what lasts (G-601, G-612, G-620).
namespace gormiti {

/// The role of this Fighter in the clash that is joined.
Role role_of(const GameState& state, CardId fighter);

constexpr bool plays_role(Role asked, Role role) { return asked == Role::any || asked == role; }

/// The sum, below 0 too (G-614), with what counts only in the present role.
int atk_sum(const Position& position, CardId fighter);
/// What a clash reads: never below 0.
int atk(const Position& position, CardId fighter);
/// What filters read: without the role (G-532, G-614), never below 0.
int atk_outside_clash(const Position& position, CardId fighter);

int max_hp(const Position& position, CardId fighter);
int current_hp(const Position& position, CardId fighter);

/// HP of any Fighters in one position, for who asks for many: which cards change HP is found out once.
class HpNow {
 public:
  explicit HpNow(const Position& position);

  int max(CardId fighter) const;
  int left(CardId fighter) const { return max(fighter) - position_.state[fighter].damage; }
  /// What boosts alone add to the maximum, weakenings aside (G-604).
  int boosts(CardId fighter) const;

 private:
  template <class F>
  void for_each_change(CardId fighter, F&& f) const;

  Position position_;
  CardBits sources_;  ///< with a static rule about HP
};

/// Damage of `n` as it is dealt: less the reductions, at least 0 (G-611, G-612). `cause`: battle or effect.
int damage_dealt(const Position& position, CardId fighter, int n, DamageCause cause);

/// How many counters of this kind lie on it (G-625).
int counters_on(const GameState& state, CardId card, CounterKind kind);

template <class R>
bool has_rule(const Ability& ability) {
  return std::any_of(ability.rules.begin(), ability.rules.end(),
                     [](const Rule& rule) { return std::holds_alternative<R>(rule); });
}

/// The static rules of type `R` of one card that lies on the field, as far as they are true now (G-811). Of an ability
/// without such a rule the condition is not looked at: it may read values that are being counted here (G-620).
template <class R, class F>
void for_each_static_of(const Position& position, CardId card, F&& f) {
  const CardDefinition& definition = position.definition(card);
  if (!definition.has_static<R>()) return;
  const Context context = context_of(position.state, card);
  for (const Ability& ability : definition.abilities) {
    if (ability.kind != AbilityKind::static_ || !has_rule<R>(ability)) continue;
    if (!holds(position, ability.condition, context)) continue;
    for (const Rule& rule : ability.rules)
      if (const R* found = std::get_if<R>(&rule)) f(*found, context);
  }
}

/// The cards on the field with a static rule of type `R`.
template <class R>
CardBits cards_with(const Position& position) {
  return cards_with(position, [](const FieldTexts& texts) { return texts.rules[kPlaceOfRule<R>]; });
}

/// Calls `f(rule, context)` for each static rule of type `R` that is true now, in no order: for sums, and for whether
/// there is one.
template <class R, class F>
void for_each_static(const Position& position, F&& f) {
  cards_with<R>(position).for_each([&](CardId card) { for_each_static_of<R>(position, card, f); });
}

/// Calls `f(n, source, lasting)` for each change of the ATK of this Fighter in this role: what its source is, and the
/// effect that lasts, null for a static rule (G-614). In field order, then as they began.
template <class F>
void for_each_atk_change(const Position& position, CardId fighter, Role role, F&& f) {
  const auto change = [&](const ModifyRule& rule, const Context& context) {
    if (plays_role(rule.as, role) && is_about(position, rule.who, fighter, context))
      f(value_of(position, rule.atk, context), context.source.card, static_cast<const LastingEffect*>(nullptr));
  };
  for_each_of(position.state, cards_with<ModifyRule>(position),
              [&](CardId card) { for_each_static_of<ModifyRule>(position, card, change); });
  for (const LastingEffect& each : position.state.lasting)
    if (each.kind == LastingKind::modify && each.subject.card == fighter) f(int{each.a}, each.source, &each);
}

}  // namespace gormiti
