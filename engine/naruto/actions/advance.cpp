// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/advance.h"

#include <algorithm>

#include "engine/naruto/actions/announce.h"
#include "engine/naruto/effects/triggers.h"
#include "engine/naruto/resolve/aiming.h"
#include "engine/naruto/resolve/resolve.h"
#include "engine/naruto/rules/battle.h"
#include "engine/naruto/rules/chain.h"
#include "engine/naruto/rules/end_phase.h"
#include "engine/naruto/rules/public_facts.h"
#include "engine/naruto/rules/setup.h"
#include "engine/naruto/rules/showdown.h"
#include "engine/naruto/rules/skipping.h"
#include "engine/naruto/rules/start_phase.h"
#include "engine/naruto/rules/teams.h"
#include "engine/naruto/rules/victory.h"

namespace naruto {
namespace {

/// Window W: the non-active player may use a Counter or a fitting effect, if public facts allow one.
void window(Change& change, Step next) {
  const PlayerId other = table::other(change.state().active);
  const CounterWindow opens = change.edition().counter_window;
  const bool asked = opens == CounterWindow::every_action ||
                     (opens == CounterWindow::end_of_phase && change.state().step == Step::mission_close);
  if (asked && change.state().passes == 0 && can_counter_publicly(change.position(), other)) {
    change.ask(ChoiceKind::counter_window, other);
    return;
  }
  change.emit(PriorityMoved{change.state().active, 0});
  change.step(next);
}

void step_organize(Change& change) {
  const PlayerId active = change.state().active;
  const PlayerId other = table::other(active);
  if (change.state().passes == 0 && can_use_effect_publicly(change.position(), other)) {
    change.ask(ChoiceKind::counter_window, other);
    return;
  }
  if (anything_to_organize(change.position(), active))
    change.ask(ChoiceKind::organize, active);
  else
    change.step(after_organization(change.state()));
}

/// The battle phase begins, unless a text has it left out (N-TURN-06).
void step_battle_begin(Change& change) {
  if (is_left_out(change, change.state().active, Skipped::battle_phase)) {
    change.step(Step::victory_check);
    return;
  }
  tell_battle_phase(change, true);
  change.step(Step::attack);
}

void step_organize_start(Change& change) {
  if (is_left_out(change, change.state().active, Skipped::organization_phase)) {
    change.step(after_organization(change.state()));  // the teams stay as they are
    return;
  }
  dissolve_teams(change, change.state().active);
  tell_moment(change, Happening::organization_begins);
  change.step(Step::organize);
}

void step_attack(Change& change) {
  // Asked as long as something can be sent, and once more to confirm what was sent.
  if (!change.state().battles.empty() || anything_to_send(change.position(), change.state().active, true))
    change.ask(ChoiceKind::attack, change.state().active);
  else
    change.step(Step::battle_end);  // N-BAT-02
}

void step_block(Change& change) {
  const PlayerId blocker = table::other(change.state().active);
  const auto& battles = change.state().battles;
  const bool blocked = std::any_of(battles.begin(), battles.end(), [](const Battle& b) { return b.blocked; });
  if (blocked || anything_to_send(change.position(), blocker, false))
    change.ask(ChoiceKind::block, blocker);
  else
    end_block(change);
}

/// No chain is open: the active player has the first choice; two passes end the step (N-CHAIN-04, N-CHAIN-09).
void step_exchange(Change& change) {
  if (change.state().passes >= 2) {
    tell_moment(change, Happening::exchange_ends);
    change.step(Step::showdown);
    return;
  }
  const PlayerId player = change.state().priority;
  if (can_answer_publicly(change.position(), player))
    change.ask(ChoiceKind::exchange, player);
  else
    pass_priority(change);
}

/// What waits for its beginning is applied before any power is fixed: the two passes that ended the exchange stand
/// until it has been told.
void step_showdown(Change& change) {
  const bool begun = showdown_under_way(change.state());
  if (!begun && change.state().passes > 0) {
    change.emit(PriorityMoved{change.state().active, 0});
    tell_moment(change, Happening::showdown_begins);
    return;
  }
  const bool left_out = !begun && is_left_out(change, change.state().active, Skipped::showdown);
  if (left_out || showdown(change)) change.step(Step::after_showdown);
}

void step_after_showdown(Change& change) {
  tell_moment(change, Happening::showdown_ends);
  change.step(Step::return_);
}

void step_setup(Change& change) {
  switch (change.state().step) {
    case Step::deal:
      deal(change);
      break;
    case Step::change_hand:
      if (!ask_hand_change(change)) {
        change.emit(PriorityMoved{change.state().starter, 0});
        change.emit(TurnBegan{change.state().starter, 1});
        change.step(Step::turn_start);
      }
      break;
    default:
      break;  // toss and choose_starter end with their answers
  }
}

/// At the end of the turn its player may use texts that wait for it, if public facts allow one.
void step_end_effects(Change& change) {
  const PlayerId active = change.state().active;
  if (change.state().passes == 0 && can_use_effect_publicly(change.position(), active)) {
    change.ask(ChoiceKind::counter_window, active);
    return;
  }
  if (change.state().passes > 0) change.emit(PriorityMoved{active, 0});
  end_effects(change);
  change.step(Step::turn_change);
}

void step_end_phase(Change& change) {
  switch (change.state().step) {
    case Step::victory_check:
      if (!check_victory(change)) change.step(Step::hand_adjustment);  // a game that is won ends here (N-END-02)
      break;
    case Step::hand_adjustment:
      if (!ask_hand_adjustment(change)) change.step(Step::marker);
      break;
    case Step::marker:
      move_marker(change);
      change.step(Step::end_effects);
      break;
    case Step::end_effects:
      step_end_effects(change);
      break;
    default:
      change_turn(change);
      change.step(Step::turn_start);
      break;
  }
}

void begin_mission_phase(Change& change) {
  const bool left_out = is_left_out(change, change.state().active, Skipped::mission_phase);
  if (!left_out) tell_moment(change, Happening::mission_phase_begins);
  change.step(left_out ? Step::organize_start : Step::mission);
}

/// Draw and beginning effects in the order of the edition (N-START-02). The triggers are applied in a step of their
/// own.
void step_start_phase(Change& change) {
  const bool effects_first = change.edition().begin_effects_before_draw;
  switch (change.state().step) {
    case Step::begin_effects:
      begin_effects(change);
      change.step(Step::begin_triggers);
      break;
    case Step::begin_triggers:
      effects_first ? change.step(Step::draw) : begin_mission_phase(change);
      break;
    default:
      draw_step(change);
      effects_first ? begin_mission_phase(change) : change.step(Step::begin_effects);
      break;
  }
}

void step_turn(Change& change) {
  switch (change.state().step) {
    case Step::turn_start:
      begin_turn(change);
      change.step(change.edition().begin_effects_before_draw ? Step::begin_effects : Step::draw);
      break;
    case Step::begin_effects:
    case Step::begin_triggers:
    case Step::draw:
      step_start_phase(change);
      break;
    case Step::mission:
      change.ask(ChoiceKind::mission_action, change.state().active);
      break;
    case Step::mission_window:
      window(change, Step::mission);
      break;
    case Step::mission_close:
      window(change, Step::organize_start);
      break;
    case Step::organize_start:
      step_organize_start(change);
      break;
    case Step::organize:
      step_organize(change);
      break;
    case Step::battle_begin:
      step_battle_begin(change);
      break;
    case Step::attack:
      step_attack(change);
      break;
    case Step::block:
      step_block(change);
      break;
    case Step::exchange:
      step_exchange(change);
      break;
    case Step::showdown:
      step_showdown(change);
      break;
    case Step::after_showdown:
      step_after_showdown(change);
      break;
    case Step::return_:
      return_teams(change);
      change.step(Step::battle_end);
      break;
    case Step::battle_end:
      tell_battle_phase(change, false);
      change.step(Step::victory_check);
      break;
    default:
      step_end_phase(change);
      break;
  }
}

/// Triggered effects wait while the battles are settled, and where they are links while a chain is settled or has no
/// room (N-CHAIN-11, N-LIM-01, A-29).
bool triggers_wait(const Position& position) {
  return showdown_under_way(position.state) ||
         ((position.state.settling || position.state.chain.full()) && triggers_are_links(position));
}

/// One of the triggered effects that wait has its turn: a target is chosen for it, or it begins.
bool trigger_begins(Change& change) {
  const GameState& state = change.state();
  if (state.triggers.empty()) return false;
  if (aim_next_trigger(change)) return true;
  if (const auto first = first_at_once(state)) {
    start_trigger(change, *first);
    return true;
  }
  if (triggers_wait(change.position())) return false;
  start_trigger(change);
  return true;
}

void one_step(Change& change) {
  const GameState& state = change.state();
  // Before anybody is asked, and between one thing and the next: what a text waits for may have come true.
  if (state.announcement.kind == Announced::nothing && state.work.empty() && state.step >= Step::turn_start)
    tell_moment(change, Happening::comes_true);
  if (state.announcement.kind != Announced::nothing)
    continue_announcement(change);
  else if (!state.work.empty())
    run_work(change);
  else if (trigger_begins(change))
    return;
  else if (!state.chain.empty() || state.settling)
    continue_chain(change);
  else if (state.step < Step::turn_start)
    step_setup(change);
  else
    step_turn(change);
}

/// All that goes on is given up. A card that was used goes where it would have gone: nothing stays on the chain without
/// a link.
void drop_work(Change& change) {
  if (!change.state().hits.empty()) change.emit(HitsChanged{});
  while (!change.state().work.empty()) {
    const Work work = change.state().work.back();
    change.emit(WorkPopped{});
    if (const auto* finish = work.as<FinishLink>()) finish_link(change, work.context, finish->after);
  }
  while (!change.state().triggers.empty()) change.emit(TriggerRemoved{0});
}

/// Two cards that set each other off for ever: what waits is dropped, and the game says so. Where nothing waits, or it
/// begins anew, the turns themselves go round without anybody being asked: then the active player is (N-LIM-03).
void break_loop(Change& change, bool again) {
  const GameState& state = change.state();
  const bool waits = !state.work.empty() || !state.triggers.empty();
  change.emit(CapReached{Cap::steps});
  if (state.announcement.kind != Announced::nothing) change.emit(Announcing{});
  drop_work(change);
  if (waits && !again) return;
  abandon_chain(change);
  drop_work(change);  // what that has set off
  if (state.step >= Step::turn_start) change.step(Step::mission);
}

}  // namespace

void advance(Change& change) {
  bool again = false;
  for (int steps = 0; change.state().choice.kind == ChoiceKind::none && !change.state().over(); ++steps) {
    if (steps == kMaxSteps) {
      break_loop(change, again);
      again = true;
      steps = 0;
    }
    one_step(change);
  }
}

}  // namespace naruto
