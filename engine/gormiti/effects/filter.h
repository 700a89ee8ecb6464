// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/effects/field.h"

/// What filters, conditions (G-851) and amounts (G-853) mean now.
namespace gormiti {

/// The text of a card that lies there now, or is about to be played.
inline Context context_of(const GameState& state, CardId source) {
  Context context;
  context.source = state.object(source);
  if (state[source].zone == Zone::weapons) context.bearer = state.object(state[source].attached_to);
  return context;
}

/// What a word points at; nothing if it is not there any more.
ObjectRef object_of(const GameState& state, Ref ref, const Context& context);

bool fits(const Position& position, const Filter& filter, CardId card, const Context& context);
/// Facts alone, for a card that lies in a deck.
bool fits_in_deck(const Position& position, const Filter& filter, CardId card);
/// A static rule, or the `who` of an event, is about this card.
bool is_about(const Position& position, const Selector& who, CardId card, const Context& context);

int count(const Position& position, const Filter& filter, const Context& context);
int value_of(const Position& position, const Amount& amount, const Context& context);
bool holds(const Position& position, const Condition& condition, const Context& context);
inline bool holds(const Position& position, const std::optional<Condition>& condition, const Context& context) {
  return !condition || holds(position, *condition, context);
}

/// All cards of the zone of the filter that fit, in the order of G-D18.
template <class F>
void for_each_fitting(const Position& position, const Filter& filter, const Context& context, F&& f) {
  const GameState& state = position.state;
  const auto test = [&](CardId card) {
    if (fits(position, filter, card, context)) f(card);
  };
  if (filter.zone == Place::field) for_each_on_field(state, test);
  if (filter.zone != Place::discard) return;
  for (const PlayerId player : {state.active, table::other(state.active)})
    for (const CardId card : state[player].discard) test(card);
}

}  // namespace gormiti
