// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/rules/game_facts.h"

#include "engine/rising_clan/effects/presence.h"
#include "engine/rising_clan/rules/scoring.h"

namespace rising_clan {
namespace {

using Fault = std::optional<WrongFact>;

bool has_other(SeatSet some, SeatId seat) { return !(seat == kNoSeat ? some : some.without(seat)).empty(); }

SeatId first_of(SeatSet some) {
  for (std::size_t i = 0; i < kMostSeats; ++i)
    if (some.has(table::seat_at(i))) return table::seat_at(i);
  return kNoSeat;
}

Fault wrong_seats(const GameFacts& f) {
  if (f.players < 2 || f.players > kMostSeats) return WrongFact{FactFault::players};
  const SeatSet here = SeatSet::first(f.players);
  const auto sits = [&](SeatId seat) { return seat == kNoSeat || here.has(seat); };
  if ((f.winners() | f.supreme | here) != here || !sits(f.victim) || !sits(f.alone))
    return WrongFact{FactFault::no_seat};
  return std::nullopt;
}

///
Fault wrong_winners(const GameFacts& f) {
  if (f.by_goal.size() > 1) return WrongFact{FactFault::two_goals};
  if (!f.by_rival.empty() && f.victim == kNoSeat) return WrongFact{FactFault::no_victim, first_of(f.by_rival)};
  if (f.by_rival.empty() && f.victim != kNoSeat) return WrongFact{FactFault::victim_of_none, f.victim};
  if (f.winners().has(f.victim)) return WrongFact{FactFault::victim_wins, f.victim};
  return std::nullopt;
}

///
Fault wrong_supremes(const GameFacts& f) {
  if (f.supreme.empty()) return std::nullopt;
  for (std::size_t i = 0; i < f.players; ++i) {
    const SeatId seat = table::seat_at(i);
    if (f.supreme.has(seat) && !f.by_rival.has(seat))
      return WrongFact{f.by_goal.has(seat) ? FactFault::goal_supreme : FactFault::supreme_of_none, seat};
  }
  if (f.players == 2) return WrongFact{FactFault::supreme_of_two, first_of(f.supreme)};
  if (f.supreme == f.by_rival && !f.sole_winner_supreme) return WrongFact{FactFault::all_supreme, first_of(f.supreme)};
  return std::nullopt;
}

/// R-1010, R-1013, R-1018.
Fault wrong_counts(const GameFacts& f) {
  int statuses = 0;
  for (std::size_t i = 0; i < f.players; ++i) {
    const SeatId seat = table::seat_at(i);
    if (f.events[seat] > kMostConquered) return WrongFact{FactFault::too_many_events, seat};
    statuses += f.statuses[seat];
    if (statuses > kStatusCards) return WrongFact{FactFault::too_many_statuses, seat};
  }
  for (std::size_t i = f.players; i < kMostSeats; ++i)
    if (f.events[table::seat_at(i)] + f.statuses[table::seat_at(i)] > 0) return WrongFact{FactFault::no_seat};
  if (f.victim != kNoSeat && f.statuses[f.victim] > 0) return WrongFact{FactFault::victim_status, f.victim};
  return std::nullopt;
}

/// R-1019: everybody else is out, so nobody else has won or has status cards.
Fault wrong_last_clan(const GameFacts& f) {
  if (f.players == 2 && f.victim != kNoSeat && f.alone != first_of(SeatSet::first(2).without(f.victim)))
    return WrongFact{FactFault::two_left, f.victim};
  if (f.alone == kNoSeat) return std::nullopt;
  bool alone = f.victim != f.alone && !has_other(f.winners(), f.alone);
  for (std::size_t i = 0; i < f.players; ++i)
    alone = alone && (table::seat_at(i) == f.alone || f.statuses[table::seat_at(i)] == 0);
  if (!alone) return WrongFact{FactFault::not_alone, f.alone};
  return std::nullopt;
}

}  // namespace

GameFacts facts_of(const Position& position) {
  const GameState& s = position.state;
  const Outcome& o = s.outcome;
  GameFacts out;
  out.players = s.seats;
  out.by_goal = o.by_goal;
  out.by_rival = o.by_rival;
  out.supreme = o.supreme;
  out.others = o.others;
  if (!o.by_rival.empty()) out.victim = o.victim;  // R-1015: a victim of winners
  for_seats_from(s, table::seat_at(0), [&](SeatId seat) {
    out.events[seat] = static_cast<std::uint8_t>(conquered_events(s, seat));
    if (!in_game(s, seat)) return;
    out.statuses[seat] = static_cast<std::uint8_t>(s[seat].status.size());
    if (players_left(s) == 1) out.alone = seat;
  });
  out.last_clan_point = position.options.last_clan_point;
  out.sole_winner_supreme = position.options.sole_winner_supreme;
  return out;
}

std::optional<WrongFact> wrong_fact(const GameFacts& facts) {
  for (const auto check : {&wrong_seats, &wrong_winners, &wrong_supremes, &wrong_counts, &wrong_last_clan})
    if (const auto fault = check(facts)) return fault;
  return std::nullopt;
}

}  // namespace rising_clan
