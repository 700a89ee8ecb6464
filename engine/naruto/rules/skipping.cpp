// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/skipping.h"

namespace naruto {
namespace {

constexpr std::uint8_t bit(Skipped what) { return static_cast<std::uint8_t>(1U << static_cast<unsigned>(what)); }
constexpr int kMostExtraTurns = 9;

}  // namespace

void leave_out_next(Change& change, PlayerId player, Skipped what) {
  const PlayerState& p = change.state()[player];
  change.emit(Ahead{player, static_cast<std::uint8_t>(p.skips | bit(what)), p.extra_turns});
}

void grant_extra_turn(Change& change, PlayerId player) {
  const PlayerState& p = change.state()[player];
  const int turns = at_most_or_tell(change, p.extra_turns + 1, kMostExtraTurns, Cap::extra_turns);
  if (turns > p.extra_turns) change.emit(Ahead{player, p.skips, static_cast<std::uint8_t>(turns)});
}

bool is_left_out(Change& change, PlayerId player, Skipped what) {
  const PlayerState& p = change.state()[player];
  if ((p.skips & bit(what)) == 0) return false;
  change.emit(Ahead{player, static_cast<std::uint8_t>(p.skips & ~bit(what)), p.extra_turns});
  change.emit(LeftUndone{player, what});
  return true;
}

NextTurn next_turn(Change& change) {
  const PlayerId active = change.state().active;
  NextTurn next{table::other(active), false};
  const PlayerState& p = change.state()[active];
  if (p.extra_turns > 0) {
    change.emit(Ahead{active, p.skips, static_cast<std::uint8_t>(p.extra_turns - 1)});
    next = {active, true};
  }
  // Each skip is used up once, so this ends.
  while (is_left_out(change, next.player, Skipped::turn)) next = {table::other(next.player), false};
  return next;
}

}  // namespace naruto
