// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/effects/values.h"

namespace naruto {

/// Where a rule in force comes from: a text in play (`lasting` empty) or a lasting effect.
struct RuleSource {
  Context context;
  const LastingEffect* lasting = nullptr;
};

/// The rule of a lasting effect.
inline const Rule& rule_of(const Position& position, const LastingEffect& lasting) {
  const CardDefinition& card = position.cards[lasting.context.definition];
  return std::get<Lasting>(card.effects[lasting.effect]->node).rule;
}

/// The text counts although another copy of the card is in play (false: an earlier copy stands for it).
bool stacks_or_is_first(const Position& position, CardId card, const Ability& ability);

/// The context of a text of a card in play.
inline Context context_of(const Position& position, CardId card, std::size_t ability) {
  Context context;
  context.definition = position[card].definition;
  context.ability = static_cast<std::uint8_t>(ability);
  context.controller = position[card].controller;
  context.source = position.object(card);
  return context;
}

/// Calls `f(Rule, RuleSource)` for every rule of these kinds (bits) in force: texts of cards in play first, then
/// lasting effects in the order in which they came into force (N-EFF-06, N-EFF-10).
template <class F>
void for_each_rule_of(const Position& position, std::uint32_t kinds, F&& f) {
  for (const PlayerId player : table::kPlayers) {
    for (const CardId card : position[player].village) {
      const CardDefinition& definition = position.definition(card);
      if ((definition.rule_kinds & kinds) == 0 || !definition.has_static) continue;
      for (std::size_t i = 0; i < definition.abilities.size(); ++i) {
        const Ability& ability = definition.abilities[i];
        const auto* text = std::get_if<Static>(&ability.body);
        if (text == nullptr) continue;
        for (const Rule& rule : text->rules) {
          if ((kinds & (1U << rule.index())) == 0 || !text_valid(position, card, ability)) continue;
          const RuleSource source{context_of(position, card, i), nullptr};
          if (text->condition && !holds(position, *text->condition, source.context)) break;
          if (!ability.stacks && !stacks_or_is_first(position, card, ability)) break;
          f(rule, source);
        }
      }
    }
  }
  for (const LastingEffect& lasting : position.state.lasting) {
    if (lasting.kind != LastingKind::rule) continue;
    const Rule& rule = rule_of(position, lasting);
    if ((kinds & (1U << rule.index())) != 0) f(rule, RuleSource{lasting.context, &lasting});
  }
}

/// The same for one kind; `f(R, RuleSource)`.
template <class R, class F>
void for_each_rule(const Position& position, F&& f) {
  if (!position.cards.has_rule<R>()) return;
  for_each_rule_of(position, rule_bit<R>,
                   [&](const Rule& rule, const RuleSource& source) { f(std::get<R>(rule), source); });
}

/// The rule acts upon this card: the subject it was put on, or whatever its selector fits now (N-EFF-20).
bool applies(const Position& position, const Selector& who, const RuleSource& source, CardId card);

/// The first card whose rule of this kind acts upon `card` and meets `test`; kNoCard if there is none.
template <class R, class Test>
CardId find_rule(const Position& position, CardId card, Test&& test) {
  CardId found = kNoCard;
  for_each_rule<R>(position, [&](const R& rule, const RuleSource& source) {
    if (found == kNoCard && applies(position, rule.who, source, card) && test(rule, source))
      found = source.context.source.card;
  });
  return found;
}
template <class R>
CardId find_rule(const Position& position, CardId card) {
  return find_rule<R>(position, card, [](const R&, const RuleSource&) { return true; });
}

}  // namespace naruto
