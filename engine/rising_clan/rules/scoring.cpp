// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/rules/scoring.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace rising_clan {
namespace {

constexpr int kGoal = 15;                  // R-1002
constexpr int kRival = 15, kSupreme = 18;  // R-1003
constexpr int kEvent = 5;                  // R-1004
constexpr int kStatus = 2;                 // R-1010
constexpr int kLastClan = 1;               // R-1007
constexpr int kVictim = 15;                // R-1006

/// R-1005: the winner who has the fewest events.
std::optional<int> fewest_of_winners(const GameFacts& f) {
  std::optional<int> fewest;
  for (std::size_t i = 0; i < f.players; ++i)
    if (const SeatId seat = table::seat_at(i); f.winners().has(seat))
      fewest = std::min<int>(fewest.value_or(f.events[seat]), f.events[seat]);
  return fewest;
}

/// R-1013: of a goal and a rival both. R-1014: without a winner no events. R-1019: alone, winner or not.
std::vector<Amount> gains(const GameFacts& f, SeatId seat) {
  std::vector<Amount> out;
  if (f.by_goal.has(seat)) out.push_back({PointsFor::goal, 1, kGoal});
  if (f.by_rival.has(seat))
    out.push_back(f.supreme.has(seat) ? Amount{PointsFor::supreme, 1, kSupreme} : Amount{PointsFor::rival, 1, kRival});
  const auto fewest = fewest_of_winners(f);
  const int events = f.events[seat];
  if (fewest && (f.winners().has(seat) || events >= *fewest))
    out.push_back({PointsFor::events, events, kEvent * events});
  out.push_back({PointsFor::statuses, f.statuses[seat], kStatus * f.statuses[seat]});
  if (f.alone == seat && chosen(f.last_clan_point, f.players > 2 ? 1 : 0) != 0)
    out.push_back({PointsFor::last_clan, 1, kLastClan});
  return out;
}

}  // namespace

std::vector<Amount> amounts(const GameFacts& facts, SeatId seat) {
  std::vector<Amount> out = gains(facts, seat);
  if (facts.victim == seat && !facts.by_rival.empty()) {  // R-1006, R-1020
    const int winners = facts.by_rival.size();
    out.push_back({PointsFor::defeat, winners, -(kVictim + winners - 1)});
  }
  std::erase_if(out, [](const Amount& each) { return each.points == 0; });
  return out;
}

int conquered_events(const GameState& state, SeatId seat) {
  return static_cast<int>(state[seat].conquered.size() + state[seat].markers.size());
}

Score score(const GameFacts& facts, const PerSeat<int>& totals_before) {
  Score out;
  for (std::size_t i = 0; i < facts.players; ++i) {
    const SeatId seat = table::seat_at(i);
    for (const Amount& each : amounts(facts, seat))
      (each.points < 0 ? out.loss : out.gain)[seat] += std::abs(each.points);
    out.total[seat] = std::max(0, totals_before[seat] + out.gain[seat] - out.loss[seat]);
  }
  return out;
}

Score score(const Position& position, const PerSeat<int>& totals_before) {
  return score(facts_of(position), totals_before);
}

}  // namespace rising_clan
