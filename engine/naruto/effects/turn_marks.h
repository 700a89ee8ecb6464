// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "engine/naruto/events/change.h"

/// How often a text of a card has been used this turn (N-EFF-03, N-EFF-04).
namespace naruto {

/// The place of a text among those of its card that are counted: two bits of the mark of the turn belong to it. A card
/// has three at most (kMostCounted).
inline std::uint8_t mark_of(const CardDefinition& card, std::size_t index) {
  std::uint8_t place = 0;
  for (std::size_t i = 0; i < index; ++i)
    place = static_cast<std::uint8_t>(place + (is_counted(card.abilities[i]) ? 1 : 0));
  return std::min<std::uint8_t>(place, kMostCounted - 1);
}

/// A further use of the text in this place can be counted.
inline bool can_count_use(const GameState& state, CardId card, std::uint8_t place) {
  constexpr int kMostInCard = 3;
  return uses_in(state, card, place) != kMostInCard || !state.more_uses.full();
}

/// The text in this place is used once more; false if that cannot be counted.
inline bool count_use(Change& change, CardId card, std::uint8_t place) {
  const bool counted = can_count_use(change.state(), card, place);
  counted ? change.emit(AbilityUsed{card, place}) : change.emit(CapReached{Cap::uses});
  return counted;
}

}  // namespace naruto
