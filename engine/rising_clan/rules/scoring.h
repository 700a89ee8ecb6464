// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/rising_clan/rules/game_facts.h"

/// Points of a game in a tournament (R-1002 to R-1010, R-1013 to R-1015, R-1018 to R-1020); the tournament as a whole
/// is `tournament.h`.
namespace rising_clan {

/// What points are given or taken for.
enum class PointsFor : std::uint8_t { goal, rival, supreme, events, statuses, last_clan, defeat };

struct Amount {
  PointsFor what = PointsFor::goal;
  int count = 1;   ///< events, status cards, winners who count somebody as their rival
  int points = 0;  ///< below 0: lost
  friend bool operator==(const Amount&, const Amount&) = default;
};
/// What a game gives and takes from a seat, one reason after the other; nothing of no points is among them.
std::vector<Amount> amounts(const GameFacts& facts, SeatId seat);

/// What each seat gains and loses by a game that is over, and the totals after it (R-1015).
struct Score {
  PerSeat<int> gain{};
  PerSeat<int> loss{};
  PerSeat<int> total{};
};
Score score(const GameFacts& facts, const PerSeat<int>& totals_before);
Score score(const Position& position, const PerSeat<int>& totals_before);

/// Conquered events and markers, honour challenges and abominations not counted (R-1008, R-1009, R-1018).
int conquered_events(const GameState& state, SeatId seat);

}  // namespace rising_clan
