// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/rising_clan/match/card_game.h"
#include "engine/table/random.h"
#include "tests/rising_clan/board.h"

/// The same game with something else where whoever looks on knows nothing (R-1111).
namespace rising_clan_tests {

/// Two cards of a kind, or two roles, or their goals are exchanged, which `viewer` does not know; nobody (kNoSeat): all
/// look on. Nothing, if what was drawn by lot cannot be exchanged.
inline std::optional<rising_clan::GameState> twin_of(const rising_clan::Match& match, table::RandomStream& luck,
                                                     rising_clan::SeatId viewer = rising_clan::kNoSeat) {
  using namespace rising_clan;
  const GameState& state = match.state();
  GameState twin = state;
  if (luck.below(3) == 0) {
    const SeatId a = table::seat_at(luck.below(state.seats)), b = table::seat_at(luck.below(state.seats));
    if (a == b || state[a].revealed || state[b].revealed) return std::nullopt;
    if (luck.below(2) == 0) std::swap(twin.players[a].role, twin.players[b].role);
    std::swap(twin.players[a].goal, twin.players[b].goal);
  } else {
    std::vector<CardId> hands, hidden;
    for (std::size_t i = 0; i < kMostCards; ++i) {
      const auto card = static_cast<CardId>(i);
      if (state[card].definition == kNoDefinition || knows_card(state, viewer, card)) continue;
      if (state[card].zone == Zone::hand || state[card].zone == Zone::gift) hands.push_back(card);
      if (match.cards()[state[card].definition].type == CardType::advantage) hidden.push_back(card);
    }
    if (hands.empty() || hidden.size() < 2) return std::nullopt;
    const CardId a = hands[luck.below(static_cast<std::uint32_t>(hands.size()))];
    const CardId b = hidden[luck.below(static_cast<std::uint32_t>(hidden.size()))];
    std::swap(twin.cards[a].definition, twin.cards[b].definition);
  }
  // A goal that is complete has ended the game.
  if (state == twin || has_complete_goal(twin, match.rules())) return std::nullopt;
  // What this seat has learned of roles and goals stands in its view.
  if (viewer != kNoSeat && view_for(state, match.rules(), viewer) != view_for(twin, match.rules(), viewer))
    return std::nullopt;
  return twin;
}

}  // namespace rising_clan_tests
