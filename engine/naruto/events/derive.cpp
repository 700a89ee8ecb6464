// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/events/derive.h"

namespace naruto {
namespace {

constexpr std::uint32_t event_bit(Happening what) { return 1U << static_cast<unsigned>(what); }

/// What a triggered text waits for; one that also waits for removals waits for what leaves play.
std::uint32_t awaited(const Triggered& text) {
  return event_bit(text.on.event) | (text.on.or_removed ? event_bit(Happening::leaves_play) : 0U);
}

void add_text(Derived& derived, const Ability& ability) {
  if (const auto* text = std::get_if<Static>(&ability.body))
    for (const Rule& rule : text->rules) derived.kinds.add(rule.index());
  if (const auto* text = std::get_if<Triggered>(&ability.body)) derived.triggers |= awaited(*text);
}

void add_in_play(Derived& derived, const HotCard& card) {
  derived.kinds |= card.in_play;
  derived.triggers |= card.triggers;
  derived.lends = derived.lends || card.lends;
}

/// The text that a Ninja has from another one (`CopyTrait`); as `copied_text` finds it, but whether it counts now is
/// not asked.
void add_copied(Derived& derived, const LastingEffect& lasting, const Catalog& cards) {
  const auto from = static_cast<DefinitionId>((static_cast<unsigned>(static_cast<std::uint8_t>(lasting.b)) << 8U) |
                                              static_cast<std::uint8_t>(lasting.a));
  if (from < cards.size()) add_in_play(derived, cards.hot(from));
}

void add_lasting(Derived& derived, const LastingEffect& lasting, const Catalog& cards) {
  const CardDefinition& card = cards[lasting.context.definition];
  if (!card.effects.has(lasting.effect)) return;
  const auto& node = card.effects[lasting.effect]->node;
  switch (lasting.kind) {
    case LastingKind::rule: {
      const auto& rule = std::get<Lasting>(node).rule;
      derived.kinds.add(rule.index());
      const auto* copy = std::get_if<CopyTrait>(&rule);
      if (copy != nullptr && copy->trait == CopiedTrait::text) add_copied(derived, lasting, cards);
      break;
    }
    case LastingKind::delayed:
      derived.triggers |= event_bit(std::get<Delayed>(node).at);
      break;
    case LastingKind::trigger:
      if (const auto* watch = std::get_if<Watch>(&node)) add_text(derived, watch->ability.front());
      if (const auto* grant = std::get_if<GrantTrigger>(&node)) add_text(derived, grant->ability.front());
      break;
    case LastingKind::control:
      break;
  }
}

}  // namespace

Derived derived_of(const GameState& state, const Catalog& cards) {
  Derived derived;
  derived.known = true;
  derived.activated_zones = 0;
  derived.reinforcement_begin = derived.reinforcement_end = 0;
  for (std::size_t i = 0; i < state.card_count; ++i) {
    spend(Effort::derived_card);
    derived.activated_zones |= cards.hot(state.cards[i].definition).activated_zones;
    if (state.cards[i].zone != Zone::reinforcement) continue;
    if (derived.reinforcement_end == 0) derived.reinforcement_begin = static_cast<CardId>(i);
    derived.reinforcement_end = static_cast<CardId>(i + 1);
  }
  derive_in_force(derived, state, cards);
  return derived;
}

void derive_in_force(Derived& derived, const GameState& state, const Catalog& cards) {
  derived.kinds = derived.outside = {};
  derived.triggers = derived.outside_triggers = 0;
  derived.lends = false;
  for (const PlayerState& player : state.players.values) {
    for (const CardId card : player.village) {
      spend(Effort::derived_card);
      add_in_play(derived, cards.hot(state.cards[card].definition));
    }
    for (const Pile* pile : {&player.chakra, &player.discard})
      for (const CardId card : *pile) {
        spend(Effort::derived_card);
        const HotCard& hot = cards.hot(state.cards[card].definition);
        derived.outside |= hot.outside;
        derived.outside_triggers |= hot.outside_triggers;
      }
  }
  derived.kinds |= derived.outside;
  derived.triggers |= derived.outside_triggers;
  for (const LastingEffect& lasting : state.lasting) add_lasting(derived, lasting, cards);
}

}  // namespace naruto
