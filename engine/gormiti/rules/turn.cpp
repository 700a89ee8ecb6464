// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/rules/turn.h"

#include <algorithm>

#include "engine/gormiti/rules/check.h"
#include "engine/gormiti/rules/drawing.h"
#include "engine/gormiti/rules/lasting.h"

namespace gormiti {
namespace {

constexpr int kMostCounted = 255;

/// The counters of durations of the active player go down; those at 0 are discarded (G-436).
void count_down(Change& change) {
  CardBits over;
  const GameState& state = change.state();
  for_each_on_field(state, state.active, [&](CardId card) {
    if (state[card].duration == 0) return;
    change.emit(DurationChanged{card, static_cast<std::uint8_t>(state[card].duration - 1)});
    if (state[card].duration == 0) over.add(card);
  });
  leave_field(change, over, LeaveCause::discarded);
}

std::uint8_t counted(std::uint8_t before, bool again) {
  return static_cast<std::uint8_t>(again ? std::min(before + 1, kMostCounted) : 0);
}

}  // namespace

void start_turn(Change& change) {
  const GameState& state = change.state();
  const PlayerId next = state.turn == 0 ? state.starter : table::other(state.active);
  change.emit(TurnBegan{static_cast<std::uint16_t>(state.turn + 1), next});
  OneStep ends(change);
  if (end_lasting(change, EndKind::turn_start)) ends.end();
  if (state.over()) return;
  OneStep drawing(change);
  if (state.turn > 1 || change.options().start_draw) draw(change, next, 1);
  drawing.end();
  if (state.over()) return;
  add(change, triggered_by_turn(change.position(), EventKind::turn_begins));
}

void expire_turn(Change& change) {
  OneStep step(change);
  end_lasting(change, EndKind::turn_end);
  count_down(change);
  step.end();
}

bool expire_late(Change& change) {
  OneStep step(change);
  if (!end_lasting(change, EndKind::turn_end)) return false;
  step.end();
  return true;
}

void count_turn(Change& change) {
  const GameState& state = change.state();
  const Options& options = change.options();
  const bool empty = state[PlayerId::south].deck.empty() && state[PlayerId::north].deck.empty();
  const std::uint8_t forced = counted(state.forced_turns, state.forced_turn && !state.hp_changed);
  const std::uint8_t quiet = counted(state.quiet_turns, empty && !state.hp_changed && !state.moved);
  if (forced != state.forced_turns || quiet != state.quiet_turns) change.emit(TurnsCounted{forced, quiet});
  // More than one at once: the first in this order gives the reason (G-711).
  if (forced >= options.stalemate_turns)
    change.emit(GameEnded{Outcome::draw, EndReason::stalemate});
  else if (options.quiet_turns != 0 && quiet >= options.quiet_turns)
    change.emit(GameEnded{Outcome::draw, EndReason::quiet});
  else if (options.turn_limit != 0 && state.turn >= options.turn_limit)
    change.emit(GameEnded{Outcome::draw, EndReason::turn_limit});
}

}  // namespace gormiti
