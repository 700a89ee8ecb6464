// SPDX-License-Identifier: GPL-3.0-or-later
// Where the cards lie that can fit a filter.
#include <algorithm>
#include <bit>
#include <limits>

#include "engine/naruto/effects/memory.h"
#include "engine/naruto/effects/values.h"

namespace naruto {

bool parts_name_zones(const Filter& filter) {
  return !filter.zone && !filter.any.empty() &&
         std::all_of(filter.any.begin(), filter.any.end(), [](const Filter& f) { return f.zone.has_value(); });
}

namespace {
constexpr std::uint16_t kAnywhere = std::numeric_limits<std::uint16_t>::max();
}  // namespace

std::uint16_t zones_of(const Filter& filter) {
  constexpr auto bit = [](Zone zone) { return static_cast<std::uint16_t>(1U << static_cast<unsigned>(zone)); };
  // A card in use lies in the chain, or in its village if it is an effect of it.
  const auto named = [&](Zone zone) {
    return static_cast<std::uint16_t>(bit(zone) | (zone == Zone::chain ? bit(Zone::village) : 0U));
  };
  if (filter.zone) return named(*filter.zone);
  if (parts_name_zones(filter)) {
    unsigned zones = 0;
    for (const Filter& part : filter.any) zones |= named(*part.zone);
    return static_cast<std::uint16_t>(zones);
  }
  if (filter.this_turn && outlasts_play(*filter.this_turn)) return kAnywhere;
  return bit(Zone::village);
}

CardSet cards_in_zones(const Position& position, std::uint16_t zones) {
  CardSet cards;
  if (zones == kAnywhere) {
    for (std::size_t i = 0; i < position.state.card_count; ++i) cards.add(static_cast<CardId>(i));
    return cards;
  }
  for (unsigned left = zones; left != 0; left &= left - 1U) {
    const auto zone = static_cast<Zone>(std::countr_zero(left));
    if (pile_of(position.state.players[PlayerId::south], zone) == nullptr) {  // no pile: whoever lies there
      for (std::size_t i = 0; i < position.state.card_count; ++i)
        if (position.state.cards[i].zone == zone) cards.add(static_cast<CardId>(i));
      continue;
    }
    for (const PlayerId player : table::kPlayers)
      for (const CardId card : *pile_of(position.state.players[player], zone)) cards.add(card);
  }
  return cards;
}

}  // namespace naruto
