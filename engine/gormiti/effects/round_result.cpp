// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/effects/round_result.h"

namespace gormiti {

RoundResult result_of_round(const Position& position) {
  RoundResult out;
  for (const PlayerId player : table::kPlayers)
    for (const CardId card : position.state[player].down) out.sums[player] += position.definition(card).atk;
  const auto [south, north] = out.sums.values;
  if (south != north) out.winner = south > north ? Outcome::south : Outcome::north;
  return out;
}

}  // namespace gormiti
