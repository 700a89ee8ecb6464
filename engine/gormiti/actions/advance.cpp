// SPDX-License-Identifier: GPL-3.0-or-later
// The states of G-10 that ask nobody.
#include "engine/gormiti/actions/advance.h"

#include "engine/gormiti/effects/triggers.h"
#include "engine/gormiti/resolve/resolve.h"
#include "engine/gormiti/rules/attack.h"
#include "engine/gormiti/rules/clash.h"
#include "engine/gormiti/rules/quick.h"
#include "engine/gormiti/rules/setup.h"
#include "engine/gormiti/rules/turn.h"

namespace gormiti {
namespace {

void end_combat(Change& change) {
  change.emit(CombatDone{});
  change.step(Step::main2);
}

/// G-D01, G-D02, G-D15, G-D03.
void set_up(Change& change) {
  const GameState& state = change.state();
  const auto [south, north] = table::kPlayers;
  switch (state.step) {
    case Step::choose_hero:
      if (state[south].chosen == kNoCard) return change.ask(QuestionKind::choose_hero, south);
      if (state[north].chosen == kNoCard) return change.ask(QuestionKind::choose_hero, north);
      reveal_heroes(change);
      change.step(Step::cut);
      // Seat 2 cuts the deck of seat 1, then the other way round (G-408).
      return change.ask(QuestionKind::cut, north);
    case Step::cut:
      deal_first_hands(change);
      if (!change.options().opening_exchange) break;
      change.step(Step::exchange);
      return change.ask(QuestionKind::exchange, south);
    default:
      break;
  }
  draw_lot(change);
  change.step(Step::turn_start);
}

void choose_defender(Change& change) {
  const PlayerId player = table::other(change.state().active);
  CardId only = kNoCard;
  int legal = 0;
  for_each_fighter(change.state(), player, [&](CardId fighter) {
    if (check_defender(change.position(), fighter)) return;
    only = fighter;
    ++legal;
  });
  if (legal > 1) return change.ask(QuestionKind::choose_defender, player);  // one has to (G-503, G-507)
  change.step(Step::joined);
  join_clash(change, only);
}

/// G-522, G-D21: passed without asking where open facts rule out every Move.
bool moves_over(const Position& position, PlayerId player) {
  const int most = position.options.moves_per_side;
  if (most > 0 && moves_played(position.state, player) >= most) return true;
  return position.options.auto_pass &&
         (most == 0 || position.state[player].hand.empty() || moves_forbidden(position, player));
}

void resolve_next_move(Change& change) {
  const CardId card = move_to_resolve(change.state());
  Context context;
  context.source = change.state().object(card);
  change.emit(WorkPushed{{.kind = WorkKind::finish_move, .context = context}});
  begin_use(change, card, own_fighter(change.state(), change.state()[card].owner));
}

/// The attacker has played or passed before the defender is asked, and decides nothing more (G-528).
void ask_for_moves(Change& change) {
  const GameState& state = change.state();
  const bool attacking = state.step == Step::attacker_move;
  if (!both_there(state)) return change.step(Step::clash_end);  // G-527: the payment of a Move
  const PlayerId player = attacking ? state.active : table::other(state.active);
  if (!moves_over(change.position(), player)) return change.ask(QuestionKind::play_move, player);
  change.step(attacking ? Step::defender_move : Step::resolve_moves);
}

/// G-D16, G-D10.
void clash(Change& change) {
  const GameState& state = change.state();
  switch (state.step) {
    case Step::joined:
      return change.step(both_there(state) ? Step::attacker_move : Step::clash_end);
    case Step::resolve_moves:
      if (!both_there(state)) return change.step(Step::clash_end);
      if (state.clash.resolved < state.clash.moves.size()) return resolve_next_move(change);
      return change.step(Step::damage);
    case Step::damage:
      change.step(Step::clash_end);
      return clash_damage(change);
    case Step::clash_end:
      change.step(Step::clash_over);
      return end_clash(change);
    default:
      change.emit(ClashEnded{});
      return change.step(Step::combat);
  }
}

/// G-D04, G-D12, G-415.
void turn(Change& change) {
  switch (change.state().step) {
    case Step::turn_start:
      change.step(Step::main1);
      return start_turn(change);
    case Step::turn_end:
      change.step(Step::turn_expiry);
      return add(change, triggered_by_turn(change.position(), EventKind::turn_ends));
    case Step::turn_expiry:
      change.step(Step::turn_late);
      return expire_turn(change);
    case Step::turn_late:
      if (!expire_late(change)) change.step(Step::turn_over);
      return;
    default:
      count_turn(change);
      if (!change.state().over()) change.step(Step::turn_start);
  }
}

void quick(Change& change) {
  const GameState& state = change.state();
  if (state.step == Step::quick_draw) {
    change.step(Step::swap);
    return draw_pairs(change);
  }
  if (state.step == Step::swap) {
    for (const PlayerId player : table::kPlayers)
      // One after the other; what the first has said the second does not see (G-909).
      if (!state[player].decided && may_swap(change.position(), player)) return change.ask(QuestionKind::swap, player);
    return change.step(Step::reveal);
  }
  play_round(change);
  change.step(Step::quick_draw);
}

/// What the present step does by itself.
void go_on(Change& change) {
  const GameState& state = change.state();
  // One count for all that ends late in a turn, for it must end (G-420, G-447).
  if (state.taken > 0 && state.step != Step::turn_late) change.emit(TakenReset{});
  switch (state.step) {
    case Step::choose_hero:
    case Step::cut:
    case Step::exchange:
      return set_up(change);
    case Step::main1:
    case Step::main2:
      return change.ask(QuestionKind::strategic, state.active);
    case Step::combat:
      // The next attack is declared when the clash before it is over (G-509).
      return anybody_ready(change.position()) ? change.ask(QuestionKind::combat, state.active) : end_combat(change);
    case Step::choose_defender:
      return choose_defender(change);
    case Step::attacker_move:
    case Step::defender_move:
      return ask_for_moves(change);
    case Step::joined:
    case Step::resolve_moves:
    case Step::damage:
    case Step::clash_end:
    case Step::clash_over:
      return clash(change);
    case Step::turn_start:
    case Step::turn_end:
    case Step::turn_expiry:
    case Step::turn_late:
    case Step::turn_over:
      return turn(change);
    case Step::quick_draw:
    case Step::swap:
    case Step::reveal:
      return quick(change);
    case Step::over:
      return;
  }
}

/// What has triggered waits until the Moves are resolved, and then for the end of the clash (G-427, G-519, G-536).
bool triggers_wait(const GameState& state) {
  if (state.step == Step::resolve_moves) return state.clash.resolved == 0 && !state.clash.moves.empty();
  return state.step == Step::attacker_move || state.step == Step::defender_move || state.step == Step::damage ||
         state.step == Step::clash_end;
}

}  // namespace

void advance(Change& change) {
  const GameState& state = change.state();
  while (!state.over() && state.question.kind == QuestionKind::none) {
    if (!state.work.empty())
      work_on(change);
    else if (!state.triggers.empty() && !triggers_wait(state))
      resolve_waiting(change);
    else
      go_on(change);
  }
}

}  // namespace gormiti
