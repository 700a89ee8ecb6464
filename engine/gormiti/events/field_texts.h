// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <type_traits>

#include "engine/gormiti/events/event.h"
#include "engine/gormiti/state/rulebook.h"

/// Which texts lie on the field (state/field_texts.h): found out, and kept from event to event.
namespace gormiti {

/// From the state as it is.
FieldTexts found_texts(const GameState& state, const Catalog& cards);

/// Events after which a card lies on the field, or does no more.
template <class E>
inline constexpr bool kMovesCard = std::is_same_v<E, CardMoved> || std::is_same_v<E, TokenEntered>;

/// Applies such an event; what was known stays known.
template <class E>
void apply_with_texts(GameState& state, const Catalog& cards, const E& event) {
  const bool known = state.texts.known;
  if (is_field(state[event.card].zone)) state.texts.remove(event.card);
  E::apply(state, event);
  if (is_field(state[event.card].zone)) state.texts.add(event.card, cards[state[event.card].definition]);
  state.texts.known = known;
}

}  // namespace gormiti
