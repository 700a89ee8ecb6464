// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/rules/scoring.h"

#include <algorithm>
#include <optional>

#include "engine/rising_clan/effects/presence.h"

namespace rising_clan {
namespace {

constexpr int kGoal = 15;                  // R-1002
constexpr int kRival = 15, kSupreme = 18;  // R-1003
constexpr int kEvent = 5;                  // R-1004
constexpr int kStatus = 2;                 // R-1010
constexpr int kLastClan = 1;               // R-1007
constexpr int kVictim = 15;                // R-1006

/// R-1005: the winner who has the fewest events.
std::optional<int> fewest_of_winners(const GameState& s) {
  std::optional<int> fewest;
  for_seats_from(s, table::seat_at(0), [&](SeatId seat) {
    if (s.outcome.winners().has(seat)) fewest = std::min(fewest.value_or(99), conquered_events(s, seat));
  });
  return fewest;
}

/// R-1013: of a goal and a rival both; who is out has no status any more. R-1014: without a winner no events.
int gain_of(const Position& position, SeatId seat, std::optional<int> fewest) {
  const GameState& s = position.state;
  const Outcome& o = s.outcome;
  int gain = o.by_goal.has(seat) ? kGoal : 0;
  if (o.by_rival.has(seat)) gain += o.supreme.has(seat) ? kSupreme : kRival;
  const int events = conquered_events(s, seat);
  if (fewest && (o.winners().has(seat) || events >= *fewest)) gain += kEvent * events;
  if (in_game(s, seat)) gain += kStatus * static_cast<int>(s[seat].status.size());
  // R-1019: alone, winner or not, captured or not.
  const bool point = chosen(position.options.last_clan_point, s.seats > 2 ? 1 : 0) != 0;
  if (point && in_game(s, seat) && players_left(s) == 1) gain += kLastClan;
  return gain;
}

}  // namespace

int conquered_events(const GameState& state, SeatId seat) {
  return static_cast<int>(state[seat].conquered.size() + state[seat].markers.size());
}

Score score(const Position& position, const PerSeat<int>& totals_before) {
  const GameState& s = position.state;
  Score out;
  const auto fewest = fewest_of_winners(s);
  for_seats_from(s, table::seat_at(0), [&](SeatId seat) {
    out.gain[seat] = gain_of(position, seat, fewest);
    if (s.outcome.victim == seat && !s.outcome.by_rival.empty())
      out.loss[seat] = kVictim + s.outcome.by_rival.size() - 1;  // R-1006, R-1020
    out.total[seat] = std::max(0, totals_before[seat] + out.gain[seat] - out.loss[seat]);
  });
  return out;
}

}  // namespace rising_clan
