// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/effects/presence.h"

namespace rising_clan {

CardId area_card_with(const Position& position, SeatId seat, Op op) {
  for (const CardId card : position.state[seat].area) {
    bool found = false;
    for_static_nodes(position, card, [&](const Ability&, const Node& node) { found = found || node.op == op; });
    if (found) return card;
  }
  return kNoCard;
}

bool is_captured(const Position& position, SeatId seat) {
  return position.state[seat].captured_marker || area_card_with(position, seat, Op::out) != kNoCard;
}

bool is_recalled(const Position& position, SeatId seat) {
  return position.state[seat].recall_marker || area_card_with(position, seat, Op::skips) != kNoCard;
}

Facers players_in_play(const Position& position, SeatId from) {
  Facers out;
  for_seats_from(position.state, from, [&](SeatId seat) {
    if (in_play(position, seat)) out.push_back(seat);
  });
  return out;
}

SeatId left_of(const Position& position, SeatId seat) {
  for (SeatId next = next_seat(position.state, seat); next != seat; next = next_seat(position.state, next))
    if (in_play(position, next)) return next;
  return kNoSeat;
}

Facers neighbours_of(const Position& position, SeatId seat) {
  Facers out;
  const SeatId left = left_of(position, seat);
  if (left == kNoSeat) return out;
  out.push_back(left);
  SeatId right = left;
  for (const SeatId each : players_in_play(position, next_seat(position.state, seat)))
    if (each != seat) right = each;  // the last one clockwise is the first one the other way
  if (right != left) out.push_back(right);
  return out;
}

int players_left(const GameState& state) {
  int n = 0;
  for_seats_from(state, table::seat_at(0), [&](SeatId seat) { n += in_game(state, seat) ? 1 : 0; });
  return n;
}

SeatId next_in_game(const GameState& state, SeatId seat) {
  SeatId next = next_seat(state, seat);
  while (!in_game(state, next) && next != seat) next = next_seat(state, next);
  return next;
}

}  // namespace rising_clan
