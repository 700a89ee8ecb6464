// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/actions/advance.h"

#include "engine/rising_clan/actions/do_action.h"
#include "engine/rising_clan/effects/presence.h"
#include "engine/rising_clan/resolve/run.h"
#include "engine/rising_clan/rules/abomination.h"
#include "engine/rising_clan/rules/attack.h"
#include "engine/rising_clan/rules/challenge.h"
#include "engine/rising_clan/rules/credit.h"
#include "engine/rising_clan/rules/disadvantage.h"
#include "engine/rising_clan/rules/elimination.h"
#include "engine/rising_clan/rules/event_step.h"
#include "engine/rising_clan/rules/gift.h"
#include "engine/rising_clan/rules/rolling.h"
#include "engine/rising_clan/rules/setup.h"
#include "engine/rising_clan/rules/turn.h"
#include "engine/rising_clan/rules/window.h"

namespace rising_clan {
namespace {

void step_interrupt(Change& change) {
  const Frame frame = change.top();
  if (frame.stage > 0 || !in_game(change.state(), frame.seat)) return change.pop();
  change.ask(QuestionKind::interrupt, frame.seat);
}

/// One step of the work on top.
void step(Change& change) {
  using enum FrameKind;
  switch (change.top().kind) {
    case setup:
      return step_setup(change);
    case turn:
      return step_turn(change);
    case window:
      return step_window(change);
    case initiative:
      return step_initiative(change);
    case natural:
      return step_natural(change);
    case roll:
      return step_roll(change);
    case event:
      return step_event(change);
    case challenge:
      return step_challenge(change);
    case attack:
      return step_attack(change);
    case free:
      return step_free(change);
    case disadvantage:
      return step_disadvantage(change);
    case abomination:
      return step_abomination(change);
    case use:
      return step_use(change);
    case run:
      return step_run(change);
    case interrupt:
      return step_interrupt(change);
    case giving:
      return step_giving(change);
    case gift:
      return step_gift(change);
    case search:
      return step_search(change);
    case look:
      return step_look(change);
  }
}

bool nothing_is_half_done(const GameState& state) {
  const FrameKind top = state.frames.back().kind;
  return top == FrameKind::setup || top == FrameKind::turn;
}

/// as soon as nothing is half done.
void let_go(Change& change) {
  for (std::size_t i = 0; i < change.state().seats && !change.state().over(); ++i) {
    const SeatId seat = table::seat_at(i);
    if (!change.state().conceding.has(seat)) continue;
    if (change.state().question.seat == seat) change.answered();
    eliminate(change, {.victim = seat});
  }
}

}  // namespace

void advance(Change& change) {
  while (!change.state().over()) {
    const GameState& s = change.state();
    if (!s.conceding.empty() && nothing_is_half_done(s)) {
      let_go(change);
      continue;
    }
    if (s.question.kind != QuestionKind::none) {
      if (!s.conceding.has(s.question.seat)) return;
      const Question question = s.question;
      const Action action = answer_of_conceding(change.position());
      change.answered();
      do_action(change, question.seat, question, action);
      continue;
    }
    look_after_effect(change, {});
    if (s.over()) return;
    const Frame& top = s.frames.back();
    if (nothing_is_half_done(s) || top.window == WindowKind::before_turn) lay_pending_recalls(change);
    step(change);
  }
}

}  // namespace rising_clan
