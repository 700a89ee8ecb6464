// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/effects/holding.h"

#include <algorithm>

namespace rising_clan {

bool is_forbidden(const Position& position, SeatId seat, What what) {
  bool found = std::any_of(position.state.lasting.begin(), position.state.lasting.end(), [&](const Lasting& each) {
    return each.kind == LastingKind::forbid && each.on == seat && each.what == what;
  });
  for_holding(position, seat, [&](CardId, std::size_t, const Ability&, const Node& node) {
    found = found || (node.op == Op::forbid && node.what == what);
  });
  return found;
}

bool is_silenced(const GameState& state, SeatId seat) {
  return std::any_of(state.lasting.begin(), state.lasting.end(),
                     [&](const Lasting& each) { return each.kind == LastingKind::silence && each.on != seat; });
}

bool smoke_lies(const GameState& state) {
  return std::any_of(state.lasting.begin(), state.lasting.end(),
                     [](const Lasting& each) { return each.kind == LastingKind::smoke; });
}

bool is_spent(const GameState& state, CardId card, std::size_t ability) {
  return std::any_of(state.spent.begin(), state.spent.end(),
                     [&](const Spent& each) { return each.card == card && each.ability == ability; });
}

Guard guard_of(const Position& position, SeatId seat, Against against) {
  Guard out;
  for_holding(position, seat, [&](CardId card, std::size_t i, const Ability& ability, const Node& node) {
    if (out || node.op != Op::guard || node.against != against || is_spent(position.state, card, i)) return;
    out = {card, static_cast<std::uint8_t>(i), ability.limit};
  });
  return out;
}

int counted_events(const Position& position, SeatId seat) {
  const PlayerState& p = position.state[seat];
  int n = static_cast<int>(p.conquered.size() + p.markers.size());
  for_holding(position, seat, [&](CardId, std::size_t, const Ability&, const Node& node) {
    if (node.op == Op::counts) n += node.n;
  });
  return n;
}

int hands_taken(const Position& position, SeatId seat) {
  int n = 0;
  for (const CardId card : position.state[seat].play) n += position.definition(card).hands;
  return n;
}

int armours_worn(const Position& position, SeatId seat) {
  const auto& play = position.state[seat].play;
  return static_cast<int>(std::count_if(
      play.begin(), play.end(), [&](CardId card) { return position.definition(card).item == ItemType::armour; }));
}

}  // namespace rising_clan
