// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "engine/naruto/state/rulebook.h"

/// How often a text of a card has been used this turn (N-EFF-03, N-EFF-04).
namespace naruto {

/// The uses of this text are counted.
inline bool is_counted(const Ability& ability) {
  if (const auto* triggered = std::get_if<Triggered>(&ability.body)) return triggered->times > 0;
  if (const auto* replacement = std::get_if<Replacement>(&ability.body)) return replacement->times > 0;
  return std::holds_alternative<Activated>(ability.body);
}

/// The place of a text among those of its card that are counted: two bits of the mark of the turn belong to it. A card
/// has three at most.
inline std::uint8_t mark_of(const CardDefinition& card, std::size_t index) {
  std::uint8_t place = 0;
  for (std::size_t i = 0; i < index; ++i)
    place = static_cast<std::uint8_t>(place + (is_counted(card.abilities[i]) ? 1 : 0));
  return std::min<std::uint8_t>(place, 2);
}

inline int uses_this_turn(const Position& position, CardId card, std::size_t index) {
  return (position[card].used >> (2U * mark_of(position.definition(card), index))) & 3U;
}

}  // namespace naruto
