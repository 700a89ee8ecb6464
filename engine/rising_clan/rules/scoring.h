// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/state/rulebook.h"

/// Points of a game in a tournament (R-1002 to R-1010, R-1013 to R-1015, R-1018 to R-1020); the tournament as a whole
/// is `tournament.h`.
namespace rising_clan {

/// What each seat gains and loses by a game that is over, and the totals after it (R-1015).
struct Score {
  PerSeat<int> gain{};
  PerSeat<int> loss{};
  PerSeat<int> total{};
};
Score score(const Position& position, const PerSeat<int>& totals_before);

/// Conquered events and markers, honour challenges and abominations not counted (R-1008, R-1009, R-1018).
int conquered_events(const GameState& state, SeatId seat);

}  // namespace rising_clan
