// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <type_traits>

#include "engine/naruto/events/event.h"
#include "engine/naruto/state/rulebook.h"

/// Which events change what is derived from the state, and how it is worked out again.
namespace naruto {

/// From the state as it is. Looks at villages, chakra areas, discard piles and lasting effects.
Derived derived_of(const GameState& state, const Catalog& cards);

/// After an event that has changed it: what does not depend on where cards are stays.
template <class E>
Derived derived_again(const Derived& before, const GameState& state, const Catalog& cards, const E& event);

inline void derive(GameState& state, const Rulebook& rules) { state.derived = derived_of(state, *rules.cards); }

/// Events after which what is derived may be another. Health, teams, coins and the turn are no part of it: whether a
/// text is valid, whether its condition holds and of whom it speaks is asked each time.
template <class E>
inline constexpr bool kForgetsDerived =
    std::is_same_v<E, CardMoved> || std::is_same_v<E, ControlChanged> || std::is_same_v<E, Transformed> ||
    std::is_same_v<E, LastingBegan> || std::is_same_v<E, LastingEnded>;

/// It is another after this one. `before`: the state that the event is about to change.
template <class E>
bool changes_derived(const GameState& before, const Catalog& cards, const E& event) {
  if constexpr (std::is_same_v<E, CardMoved>) {
    const CardState& card = before.cards[event.card];
    return !before.derived.known || card.zone == Zone::village || event.to == Zone::village ||
           event.to == Zone::reinforcement || cards.hot(card.definition).any_outside;
  }
  return true;
}

/// Of villages, chakra areas, discard piles and lasting effects: what changes as the game goes on.
void derive_in_force(Derived& derived, const GameState& state, const Catalog& cards);

template <class E>
Derived derived_again(const Derived& before, const GameState& state, const Catalog& cards, const E& event) {
  bool all = !before.known || std::is_same_v<E, Transformed>;
  if constexpr (std::is_same_v<E, CardMoved>) all = all || event.to == Zone::reinforcement;
  if (all) return derived_of(state, cards);
  Derived derived = before;
  derive_in_force(derived, state, cards);
  return derived;
}

}  // namespace naruto
