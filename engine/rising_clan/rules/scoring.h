// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/state/rulebook.h"

/// Points of a tournament.
namespace rising_clan {

/// What each seat gains and loses by a game that is over, and the totals after it (R-1015).
struct Score {
  PerSeat<int> gain{};
  PerSeat<int> loss{};
  PerSeat<int> total{};
};
Score score(const Position& position, const PerSeat<int>& totals_before);

/// Conquered events and markers, honour challenges not counted (R-1018).
int conquered_events(const GameState& state, SeatId seat);

/// Who has won the tournament by these totals: nobody yet, one seat, or several who play another game (R-1011, R-1012).
SeatSet leaders_at_target(const Position& position, const PerSeat<int>& totals);

}  // namespace rising_clan
