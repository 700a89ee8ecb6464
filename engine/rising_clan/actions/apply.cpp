// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/actions/advance.h"
#include "engine/rising_clan/actions/check_action.h"
#include "engine/rising_clan/actions/do_action.h"
#include "engine/rising_clan/game.h"

namespace rising_clan {

GameState new_game(const Rulebook& rules, const Setup& setup, Events* events) {
  GameState state;
  const bool refused = static_cast<bool>(check_setup(rules, setup));
  if (!refused) set_up(state, rules, setup);
  Change change(state, rules, events);
  if (refused) {
    Outcome outcome;
    outcome.cause = EndCause::no_game;
    change.emit(GameEnded{outcome});
    return state;
  }
  change.push({.kind = FrameKind::setup});
  advance(change);
  return state;
}

Refusal apply(GameState& state, const Rulebook& rules, SeatId by, const Action& action, Events* events) {
  if (const Refusal refusal = check_action({state, rules}, by, action)) return refusal;
  Change change(state, rules, events);
  const Question question = state.question;
  const bool answers = !std::holds_alternative<Concede>(action);
  // Between two acts another seat may come in: the turn player is asked again afterwards.
  if (answers) change.answered();
  do_action(change, by, question, action);
  advance(change);
  return {};
}

Applied applied(const GameState& state, const Rulebook& rules, SeatId by, const Action& action) {
  Applied out{state, {}, {}};
  out.refusal = apply(out.state, rules, by, action, &out.events);
  return out;
}

std::vector<Option> options(const GameState& state, const Rulebook& rules, SeatId seat) {
  return options_of({state, rules}, seat);
}

void allowed_actions(const GameState& state, const Rulebook& rules, std::vector<Action>& out) {
  allowed_of({state, rules}, out);
}

}  // namespace rising_clan
