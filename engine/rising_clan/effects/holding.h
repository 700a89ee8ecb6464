// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/effects/presence.h"

/// What holds now: static abilities of permanents, status and lasting disadvantages, and what effects began.
namespace rising_clan {

/// A clan effect works while the role is turned up; main effects always.
inline bool clan_effect_works(const Position& position, SeatId seat, const Ability& ability) {
  if (ability.clans == 0) return true;
  const PlayerState& p = position.state[seat];
  return p.revealed && (ability.clans >> p.role & 1U) != 0;
}

/// The nodes of all static abilities that hold for this player. While he is captured none does.
template <class F>
void for_holding(const Position& position, SeatId seat, F&& f) {
  if (!in_play(position, seat)) return;
  const PlayerState& p = position.state[seat];
  const auto each = [&](CardId card) {
    const auto& abilities = position.definition(card).abilities;
    for (std::size_t i = 0; i < abilities.size(); ++i) {
      if (abilities[i].when != When::static_ || !clan_effect_works(position, seat, abilities[i])) continue;
      for (const Node& node : position.cards.list(abilities[i].doing)) f(card, i, abilities[i], node);
    }
  };
  for (const CardId card : p.play) each(card);
  for (const CardId card : p.status) each(card);
  for (const CardId card : p.area) each(card);
}

/// R-1201, R-250: a lasting disadvantage, or something that an effect began.
bool is_forbidden(const Position& position, SeatId seat, What what);
/// Somebody else's silence keeps this player from acting.
bool is_silenced(const GameState& state, SeatId seat);
bool smoke_lies(const GameState& state);

/// A guard that stops such an effect on this player now, and the ability that it is.
struct Guard {
  CardId card = kNoCard;
  std::uint8_t ability = 0;
  Limit limit = Limit::none;

  explicit operator bool() const { return card != kNoCard; }
};
Guard guard_of(const Position& position, SeatId seat, Against against);

///
bool is_spent(const GameState& state, CardId card, std::size_t ability);

/// what is added to the number of conquered events.
int counted_events(const Position& position, SeatId seat);

//
int hands_taken(const Position& position, SeatId seat);
int armours_worn(const Position& position, SeatId seat);

}  // namespace rising_clan
