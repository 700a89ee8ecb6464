// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/state/rulebook.h"

/// Who is in the game, in play, able, and who sits where.
namespace rising_clan {

inline bool in_game(const GameState& state, SeatId seat) { return state[seat].in_game; }

/// The nodes of a card's static abilities, whoever it works for.
template <class F>
void for_static_nodes(const Position& position, CardId card, F&& f) {
  for (const Ability& ability : position.definition(card).abilities)
    if (ability.when == When::static_)
      for (const Node& node : position.cards.list(ability.doing)) f(ability, node);
}

/// A card in the area that holds with this node; `kNoCard` if there is none.
CardId area_card_with(const Position& position, SeatId seat, Op op);

bool is_captured(const Position& position, SeatId seat);
bool is_recalled(const Position& position, SeatId seat);
inline bool in_play(const Position& position, SeatId seat) {
  return in_game(position.state, seat) && !is_captured(position, seat);
}
inline bool is_able(const Position& position, SeatId seat) {
  return in_play(position, seat) && !is_recalled(position, seat);
}

/// Clockwise.
inline SeatId next_seat(const GameState& state, SeatId seat) {
  return table::seat_at((table::index(seat) + 1) % state.seats);
}
/// All seats clockwise from this one, itself first.
template <class F>
void for_seats_from(const GameState& state, SeatId first, F&& f) {
  SeatId seat = first;
  for (int i = 0; i < state.seats; ++i, seat = next_seat(state, seat)) f(seat);
}
/// Players in play clockwise from this seat, itself first if he is.
Facers players_in_play(const Position& position, SeatId from);
/// R-251 `left`: the next other player in play; nobody if alone.
SeatId left_of(const Position& position, SeatId seat);
/// the nearest other players in play on both sides; one, if he is both.
Facers neighbours_of(const Position& position, SeatId seat);
int players_left(const GameState& state);
/// The next seat in the game clockwise.
SeatId next_in_game(const GameState& state, SeatId seat);

}  // namespace rising_clan
