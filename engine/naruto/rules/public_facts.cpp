// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/public_facts.h"

#include <algorithm>

#include "engine/naruto/effects/values.h"
#include "engine/naruto/rules/effect_use.h"
#include "engine/naruto/rules/strategic.h"

namespace naruto {
namespace {

/// A card in play has a text that could be used now; whether its price can be paid from the hand is not asked.
bool effect_usable_publicly(const Position& position, PlayerId player) {
  for (const CardId card : position[player].village) {
    const CardDefinition& definition = position.definition(card);
    if (!definition.has_activated) continue;
    for (std::size_t i = 0; i < definition.abilities.size(); ++i)
      if (!check_effect(position, card, i, player)) return true;
  }
  return false;
}

}  // namespace

bool can_counter_publicly(const Position& position, PlayerId player) {
  const PlayerState& state = position[player];
  const Catalog::CounterFacts& counters = position.cards.counter_facts();
  const int asked = position.edition.strategic_missions ? counters.least_strategic_value : counters.least_entrance_cost;
  const int have = position.edition.strategic_missions ? strategic_power(position, player) : state.marker;
  if (state.missions_used < position.edition.counters_per_opposing_turn && counters.any && have >= asked &&
      static_cast<int>(state.hand.size()) > counters.least_hand_cost)
    return true;
  return effect_usable_publicly(position, player);
}

bool can_answer_publicly(const Position& position, PlayerId player) {
  if (position.state.chain.full()) return false;
  const PlayerState& state = position[player];
  if (position.state.step == Step::exchange) {
    const bool somebody = std::any_of(state.village.begin(), state.village.end(),
                                      [&](CardId card) { return battle_place(position, card).battle >= 0; });
    if (somebody && !state.hand.empty() && static_cast<int>(state.chakra.size()) >= position.cards.least_jutsu_cost())
      return true;
    return effect_usable_publicly(position, player);
  }
  if (player != position.state.active) return can_counter_publicly(position, player);
  // In their own mission phase a player answers with effects only: a Mission is used with no chain open.
  return effect_usable_publicly(position, player);
}

}  // namespace naruto
