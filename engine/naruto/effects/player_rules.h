// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/effects/rules_in_force.h"

/// Rules that are said of a player, and selectors inside of rules.
namespace naruto {

/// Calls `f(R, RuleSource)` for every rule of this kind in force that is said of the player.
template <class R, class F>
void for_each_rule_on(const Position& position, PlayerId player, F&& f) {
  for_each_rule<R>(position, [&](const R& rule, const RuleSource& source) {
    if (rule.of == Side::any || player_of(rule.of, source.context) == player) f(rule, source);
  });
}

/// The first card whose rule of this kind is said of the player and meets `test`; kNoCard if there is none.
template <class R, class Test>
CardId find_rule_on(const Position& position, PlayerId player, Test&& test) {
  CardId found = kNoCard;
  for_each_rule_on<R>(position, player, [&](const R& rule, const RuleSource& source) {
    if (found == kNoCard && test(rule, source)) found = source.context.source.card;
  });
  return found;
}
template <class R>
CardId find_rule_on(const Position& position, PlayerId player) {
  return find_rule_on<R>(position, player, [](const R&, const RuleSource&) { return true; });
}

/// The smallest number that rules of this kind set for the player; `none` if there is none.
template <class R>
int least_number(const Position& position, PlayerId player, int none) {
  int least = none;
  for_each_rule_on<R>(position, player, [&](const R& rule, const RuleSource& source) {
    least = std::min(least, amount_of(position, rule, source));
  });
  return least;
}

/// A selector of a rule other than its subject names this card.
inline bool selects(const Position& position, const Selector& selector, const RuleSource& source, CardId card) {
  return applies(position, selector, {source.context, nullptr}, card);
}

/// The text of a card on itself holds wherever the card is: what it costs, how it enters (N-EFF-02). The first such
/// rule of this kind; null if there is none.
template <class R>
const R* own_rule(const Position& position, CardId card) {
  if (!position.hot(card).prints(kind_of_rule<R>())) return nullptr;
  const CardDefinition& definition = position.definition(card);
  for (std::size_t i = 0; i < definition.abilities.size(); ++i) {
    const auto* text = std::get_if<Static>(&definition.abilities[i].body);
    if (text == nullptr) continue;
    Context context = context_of(position, card, i);
    if (!position.in_play(card)) context.controller = position[card].owner;
    for (const Rule& rule : text->rules) {
      const auto* own = std::get_if<R>(&rule);
      if (own == nullptr || own->who.kind != Selector::Kind::ref || own->who.ref != Ref::self) continue;
      if (!text->condition || holds(position, *text->condition, context)) return own;
    }
  }
  return nullptr;
}

}  // namespace naruto
