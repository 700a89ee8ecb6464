// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/victory.h"

namespace naruto {

bool check_victory(Change& change) {
  const GameState& state = change.state();
  const PlayerId active = state.active;
  for (const PlayerId player : {active, table::other(active)})  // both at once: the active player (N-WIN-02)
    if (static_cast<int>(state[player].rewards.size()) >= change.edition().rewards_to_win) {
      change.emit(GameEnded{player, EndReason::rewards});
      return true;
    }
  for (const PlayerId player : {active, table::other(active)})  // both empty: the active player loses (N-WIN-04)
    if (state[player].deck.empty()) {
      change.emit(GameEnded{table::other(player), EndReason::deck_out});
      return true;
    }
  return false;
}

void concede(Change& change, PlayerId player) { change.emit(GameEnded{table::other(player), EndReason::concession}); }

}  // namespace naruto
