// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/resolve/people.h"

#include "engine/rising_clan/effects/presence.h"
#include "engine/rising_clan/resolve/run.h"
#include "engine/rising_clan/rules/attack.h"

namespace rising_clan {
namespace {

/// The list is that of news: `all` and `target` are able players.
bool is_news(const Position& position, const Frame& frame) {
  const CardDefinition& definition = position.definition(frame.card);
  return definition.type == CardType::event && definition.event == EventKind::news;
}

}  // namespace

int rounds_of(const Position& position, const Node& node) { return node.on == Select::all ? position.state.seats : 1; }

SeatId person_now(const Position& position, const Node& node) {
  const GameState& s = position.state;
  const Frame& frame = s.frames.back();
  switch (node.on) {
    case Select::all: {
      const SeatId seat = table::seat_at((table::index(frame.seat) + frame.n) % s.seats);
      const bool there = is_news(position, frame) ? is_able(position, seat) : in_play(position, seat);
      return there ? seat : kNoSeat;
    }
    case Select::target:
      return frame.target != kNoSeat && in_play(position, frame.target) ? frame.target : kNoSeat;
    case Select::captive:
      return frame.target != kNoSeat && in_game(s, frame.target) ? frame.target : kNoSeat;
    case Select::random:
      return frame.target;
    case Select::left:
      return left_of(position, frame.seat);
    case Select::defender:
      return frame.roll == 0 ? kNoSeat : s.rolls[frame.roll - 1U].against;
    case Select::roller:
      return frame.roll == 0 ? kNoSeat : s.rolls[frame.roll - 1U].roller;
    case Select::creature:
    case Select::self:
    case Select::neighbours:
      return in_game(s, frame.seat) ? frame.seat : kNoSeat;
  }
  return kNoSeat;
}

bool may_be_chosen(const Position& position, SeatId seat) {
  const Frame& frame = position.state.frames.back();
  if (table::index(seat) >= position.state.seats || seat == frame.seat) return false;
  return is_news(position, frame) ? is_able(position, seat) : in_play(position, seat);
}

FixedVector<CardId, kMostDisadvantages> curable_cards(const Position& position, SeatId seat) {
  FixedVector<CardId, kMostDisadvantages> out;
  for (const CardId card : position.state[seat].area)
    if (is_curable(position, seat, card)) out.push_back(card);
  return out;
}

}  // namespace rising_clan
