// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/victory.h"

#include "engine/naruto/effects/rules_in_force.h"

namespace naruto {

int rewards_to_win(const Position& position, PlayerId player) {
  int n = position.edition.rewards_to_win;
  for_each_rule<RewardsToWin>(position, [&](const RewardsToWin& rule, const RuleSource& source) {
    if (rule.of == Side::any || player_of(rule.of, source.context) == player) n = amount_of(position, rule, source);
  });
  return n;
}

bool check_victory(Change& change) {
  const GameState& state = change.state();
  const PlayerId active = state.active;
  for (const PlayerId player : {active, table::other(active)})  // both at once: the active player (N-WIN-02)
    if (reward_count(change.position(), player) >= rewards_to_win(change.position(), player)) {
      change.emit(GameEnded{player, EndReason::rewards});
      return true;
    }
  for (const PlayerId player : {active, table::other(active)})  // both empty: the active player loses (N-WIN-04)
    if (state[player].deck.empty()) {                           // no other zone counts (N-WIN-08)
      change.emit(GameEnded{table::other(player), EndReason::deck_out});
      return true;
    }
  return false;
}

void win_by_text(Change& change, PlayerId winner) {
  if (!change.state().over()) change.emit(GameEnded{winner, EndReason::card_text});
}

void concede(Change& change, PlayerId player) { change.emit(GameEnded{table::other(player), EndReason::concession}); }

}  // namespace naruto
