// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include "engine/naruto/state/game_state.h"

/// Groups of cards that one place of the state names: the targets of a part that takes several, and the cards that one
/// lasting effect is on. A card that leaves play leaves its groups (`events/change.cpp`).
namespace naruto {

/// Which groups something that waits or lasts has, or these targets.
std::array<bool, kMaxGroups> groups_taken(const GameState& state, std::span<const ObjectRef> besides = {});

/// The first group that nothing has; nothing where there is none.
std::optional<std::size_t> free_group(const GameState& state, std::span<const ObjectRef> besides = {});

/// The card is one that the lasting effect is on.
inline bool is_subject(const GameState& state, const LastingEffect& lasting, CardId card) {
  if (is_group(lasting.subject)) return state.groups[lasting.subject.life].has(card);
  return lasting.subject == ObjectRef{card, state[card].life};
}

/// The effect is the one that began last, on one card more: the two are one effect on several cards.
bool joins_last(const GameState& state, const LastingEffect& effect);

/// Calls `f(CardId)` for every card that the lasting effect is on and that has not left play since.
template <class F>
void for_each_subject(const GameState& state, const LastingEffect& lasting, F&& f) {
  const ObjectRef one = lasting.subject;
  if (is_group(one))
    state.groups[one.life].for_each(f);
  else if (one && state[one.card].life == one.life)
    f(one.card);
}

}  // namespace naruto
