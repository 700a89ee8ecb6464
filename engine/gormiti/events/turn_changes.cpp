// SPDX-License-Identifier: GPL-3.0-or-later
// What these events do to the state.
#include "engine/gormiti/events/turn_events.h"

namespace gormiti {

void HeroChosen::apply(GameState& state, const HeroChosen& e) { state.players[e.player].chosen = e.card; }

void StarterDrawn::apply(GameState& state, const StarterDrawn& e) { state.starter = e.starter; }

void TurnBegan::apply(GameState& state, const TurnBegan& e) {
  state.turn = e.turn;
  state.active = e.active;
  for (CardState& c : state.cards) {
    c.attacks = 0;
    c.extra_attacks = 0;
    c.used = 0;
    c.entered_this_turn = false;
  }
  state.combat_done = state.must_attack = state.forced_turn = state.hp_changed = state.moved = false;
}

void StepBegan::apply(GameState& state, const StepBegan& e) { state.step = e.step; }

void Passed::apply(GameState&, const Passed&) {}

void AttackForced::apply(GameState& state, const AttackForced& e) {
  state.forced_turn = true;
  state.must_attack = e.must;
}

void SwapDecided::apply(GameState& state, const SwapDecided& e) {
  state.players[e.player].chosen = e.card;
  state.players[e.player].decided = true;
}

void RoundScored::apply(GameState& state, const RoundScored& e) {
  ++state.round;
  if (e.winner == Outcome::south) ++state.players[PlayerId::south].rounds;
  if (e.winner == Outcome::north) ++state.players[PlayerId::north].rounds;
  if (e.winner != Outcome::draw) state.last_round = e.winner;
  for (const PlayerId player : table::kPlayers) {
    state.players[player].chosen = kNoCard;
    state.players[player].decided = false;
  }
}

void Agreed::apply(GameState&, const Agreed&) {}

void CapReached::apply(GameState&, const CapReached&) {}

/// With its reason (G-104); nothing waiting is resolved (G-105, G-610, G-D14).
void GameEnded::apply(GameState& state, const GameEnded& e) {
  state.outcome = e.outcome;
  state.end = e.reason;
  state.step = Step::over;
  state.question = {};
  state.picks.clear();
  state.work.clear();
  state.triggers.clear();
  state.batch = 0;
}

void CombatDone::apply(GameState& state, const CombatDone&) {
  state.combat_done = true;
  state.must_attack = false;
}

void TurnsCounted::apply(GameState& state, const TurnsCounted& e) {
  state.forced_turns = e.forced;
  state.quiet_turns = e.quiet;
}

void Asked::apply(GameState& state, const Asked& e) { state.question = e.question; }

}  // namespace gormiti
