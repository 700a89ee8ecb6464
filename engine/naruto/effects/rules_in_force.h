// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/effects/values.h"
#include "engine/naruto/state/groups.h"

namespace naruto {

/// Where a rule in force comes from: a text in play (`lasting` empty) or a lasting effect.
struct RuleSource {
  Context context;
  const LastingEffect* lasting = nullptr;
  RuleKinds kinds = {};  ///< among which it was found; see `Position::asking`
};

/// The position as texts of these kinds see it.
inline Position asked_for(const Position& position, const RuleKinds& kinds) {
  Position inner = position;
  inner.asking |= kinds;
  return inner;
}

/// The rule of a lasting effect.
inline const Rule& rule_of(const Position& position, const LastingEffect& lasting) {
  const CardDefinition& card = position.cards[lasting.context.definition];
  return std::get<Lasting>(card.effects[lasting.effect]->node).rule;
}

/// The text counts although another copy of the card is in play (false: an earlier copy stands for it).
bool stacks_or_is_first(const Position& position, CardId card, const Ability& ability);

/// The context of a text of a card in play; of a text that it has from another, `definition` is that card.
inline Context context_of(const Position& position, CardId card, std::size_t ability, DefinitionId definition) {
  Context context;
  context.definition = definition;
  context.ability = static_cast<std::uint8_t>(ability);
  context.controller = position[card].controller;
  context.source = position.object(card);
  return context;
}
inline Context context_of(const Position& position, CardId card, std::size_t ability) {
  return context_of(position, card, ability, position[card].definition);
}

/// Whose text a lasting effect has given to its subjects (`copied_text.h`); nothing if it is another effect.
std::optional<DefinitionId> copied_text(const Position& position, const LastingEffect& lasting);

/// What a text knows that an effect has given to this card: it is now one of that card.
inline Context as_text_of(const Position& position, const LastingEffect& lasting, CardId card) {
  Context context = lasting.context;
  context.source = position.object(card);
  context.controller = position[card].controller;
  return context;
}

/// The rules of a static text that an effect has given to a card: "self" is that card.
template <class F>
void for_each_granted_rule(const Position& position, const LastingEffect& lasting, const RuleKinds& kinds, F&& f) {
  const auto* grant =
      std::get_if<GrantTrigger>(&position.cards[lasting.context.definition].effects[lasting.effect]->node);
  const auto* text = grant != nullptr ? std::get_if<Static>(&grant->ability.front().body) : nullptr;
  if (text == nullptr) return;
  for_each_subject(position.state, lasting, [&](CardId card) {
    if (!text_valid(position, card, grant->ability.front())) return;
    const Context context = as_text_of(position, lasting, card);
    if (text->condition && !holds(position, *text->condition, context)) return;
    for (const Rule& rule : text->rules) {
      if (!kinds.has(rule.index())) continue;
      spend(Effort::rule);
      f(rule, RuleSource{context, nullptr, kinds});
    }
  });
}

/// It holds as long as the card with the text is in play, and the card has lost that text for now (N-NEG-08). Whether
/// it ends with an injury is settled when the card is injured.
inline bool is_suspended(const Position& position, const LastingEffect& lasting) {
  if (lasting.until != Until::while_in_play || !position.alive(lasting.context.source)) return false;
  const auto& abilities = position.cards[lasting.context.definition].abilities;
  return lasting.context.ability < abilities.size() && abilities[lasting.context.ability].negatable &&
         text_lost(position, lasting.context.source.card);
}

/// Calls `f(Rule, RuleSource)` for every rule of these kinds (bits) in force: texts of cards in play first, then
/// lasting effects in the order in which they came into force (N-EFF-06, N-EFF-10).
template <class F>
void for_each_rule_of(const Position& position, const RuleKinds& kinds, F&& f) {
  const Derived& derived = position.state.derived;
  if (!derived.kinds.meets(kinds)) return;
  spend(Effort::search);
  const bool nested = position.asking.meets(kinds);
  const Position inner = asked_for(position, kinds);
  const auto look_at_text = [&](CardId card, DefinitionId whose) {
    const CardDefinition& definition = position.cards[whose];
    for (std::size_t i = 0; i < definition.abilities.size(); ++i) {
      const Ability& ability = definition.abilities[i];
      const auto* text = std::get_if<Static>(&ability.body);
      if (text == nullptr) continue;
      for (const Rule& rule : text->rules) {
        if (!kinds.has(rule.index()) || !works_there(position, card, text->from, ability)) continue;
        spend(Effort::rule);
        const RuleSource source{context_of(position, card, i, whose), nullptr, kinds};
        if (text->condition && !holds(inner, *text->condition, source.context)) break;
        if (!ability.stacks && !stacks_or_is_first(position, card, ability)) break;
        f(rule, source);
      }
    }
  };
  for (const PlayerId player : table::kPlayers) {
    if (nested) break;
    for (const CardId card : position[player].village) {
      spend(Effort::searched);
      if (position.hot(card).in_play.meets(kinds)) look_at_text(card, position[card].definition);
    }
    if (!derived.outside.meets(kinds)) continue;
    for (const Pile* pile : {&position[player].chakra, &position[player].discard})
      for (const CardId card : *pile) {
        spend(Effort::searched);
        if (position.hot(card).outside.meets(kinds)) look_at_text(card, position[card].definition);
      }
  }
  for (const LastingEffect& lasting : position.state.lasting) {
    if (lasting.kind == LastingKind::trigger && !nested) for_each_granted_rule(inner, lasting, kinds, f);
    if (lasting.kind != LastingKind::rule || (nested && !lasting.subject)) continue;
    if (!nested && is_suspended(inner, lasting)) continue;
    const Rule& rule = rule_of(position, lasting);
    if (kinds.has(rule.index())) {
      spend(Effort::rule);
      f(rule, RuleSource{lasting.context, &lasting, kinds});
    }
    if (const auto from = nested ? std::nullopt : copied_text(position, lasting))
      for_each_subject(position.state, lasting, [&](CardId card) {
        if (position.in_play(card)) look_at_text(card, *from);
      });
  }
}

/// The same for one kind; `f(R, RuleSource)`.
template <class R, class F>
void for_each_rule(const Position& position, F&& f) {
  if (!position.has_rule<R>()) return;
  for_each_rule_of(position, rule_kinds<R>,
                   [&](const Rule& rule, const RuleSource& source) { f(std::get<R>(rule), source); });
}

/// The rule acts upon this card: the subject it was put on, or whatever its selector fits now (N-EFF-20).
bool applies(const Position& position, const Selector& who, const RuleSource& source, CardId card);

/// An amount of a rule (`which` of `amounts_of`): as it was when the lasting effect began, or as it is now.
template <class R>
int amount_of(const Position& position, const R& rule, const RuleSource& source, std::size_t which = 0) {
  if (source.lasting != nullptr) return which == 0 ? source.lasting->a : source.lasting->b;
  const Amount* amount = amounts_of(rule)[which];
  return amount != nullptr ? evaluate(asked_for(position, source.kinds), *amount, source.context) : 0;
}

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
