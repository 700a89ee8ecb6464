// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/effects/values.h"

#include <algorithm>

namespace gormiti {
namespace {

int atk_in_role(const Position& position, CardId fighter, Role role) {
  int sum = position.definition(fighter).atk;
  for_each_atk_change(position, fighter, role, [&](int n, CardId, const LastingEffect*) { sum += n; });
  return sum;
}

}  // namespace

Role role_of(const GameState& state, CardId fighter) {
  if (!state.clash.joined) return Role::any;
  const ObjectRef object = state.object(fighter);
  if (object == state.clash.attacker) return Role::attacker;
  return object == state.clash.defender ? Role::defender : Role::any;
}

int atk_sum(const Position& position, CardId fighter) {
  return atk_in_role(position, fighter, role_of(position.state, fighter));
}

int atk(const Position& position, CardId fighter) { return std::max(0, atk_sum(position, fighter)); }

int atk_outside_clash(const Position& position, CardId fighter) {
  return std::max(0, atk_in_role(position, fighter, Role::any));
}

HpNow::HpNow(const Position& position)
    : position_(position), sources_(cards_with(position, [](const FieldTexts& texts) { return texts.hp; })) {}

/// Calls `f(n)` for each change of the maximum HP of this Fighter.
template <class F>
void HpNow::for_each_change(CardId fighter, F&& f) const {
  sources_.for_each([&](CardId source) {
    for_each_static_of<ModifyRule>(position_, source, [&](const ModifyRule& rule, const Context& context) {
      if (is_about(position_, rule.who, fighter, context)) f(value_of(position_, rule.hp, context));
    });
  });
  for (const LastingEffect& each : position_.state.lasting)
    if (each.kind == LastingKind::modify && each.subject.card == fighter) f(int{each.b});
}

/// A change of HP changes the maximum, and so what is left (G-603).
int HpNow::max(CardId fighter) const {
  int sum = position_.definition(fighter).hp;
  for_each_change(fighter, [&](int n) { sum += n; });
  return sum;
}

int HpNow::boosts(CardId fighter) const {
  int sum = 0;
  for_each_change(fighter, [&](int n) { sum += std::max(0, n); });
  return sum;
}

int max_hp(const Position& position, CardId fighter) { return HpNow(position).max(fighter); }
int current_hp(const Position& position, CardId fighter) { return HpNow(position).left(fighter); }

int counters_on(const GameState& state, CardId card, CounterKind kind) {
  for (const CounterStack& each : state.counters)
    if (each.card == card && each.kind == kind) return each.n;
  return 0;
}

int damage_dealt(const Position& position, CardId fighter, int n, DamageCause cause) {
  const Role role = role_of(position.state, fighter);
  const auto counts = [&](DamageCause of, Role as) {
    return (of == DamageCause::any || of == cause) && plays_role(as, role);
  };
  // All that are there count, each for itself, in whatever order (G-619).
  for_each_static<ReduceRule>(position, [&](const ReduceRule& rule, const Context& context) {
    if (counts(rule.cause, rule.as) && is_about(position, rule.who, fighter, context))
      n -= std::max(0, value_of(position, rule.n, context));
  });
  for (const LastingEffect& each : position.state.lasting)
    if (each.kind == LastingKind::reduce && each.subject.card == fighter && counts(each.cause, each.as)) n -= each.a;
  return std::max(0, n);
}

}  // namespace gormiti
