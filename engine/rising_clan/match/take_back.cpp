// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/match/take_back.h"

#include <algorithm>

namespace rising_clan {

SeatSet consent_to_take_back(const Match& match, std::size_t decisions, SeatId asker) {
  const auto& moments = match.moments();
  const std::size_t kept = moments.size() - std::min(decisions, moments.size() - 1);
  SeatSet out;
  for (std::size_t i = kept; i < moments.size(); ++i) {
    const auto& moment = moments[i];
    out = out | moment.known.learned;
    if (moment.known.chance) out = out | SeatSet::first(moment.state.seats);
    if (moment.press == table::Press::by_hand) out = out.with(moment.by);
  }
  // Who was out of the game before them has nothing to say any more.
  const GameState& before = moments[kept - 1].state;
  for (std::size_t i = 0; i < before.seats; ++i)
    if (!before[table::seat_at(i)].in_game) out = out.without(table::seat_at(i));
  return out.without(asker);
}

}  // namespace rising_clan
