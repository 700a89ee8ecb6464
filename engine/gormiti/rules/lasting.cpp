// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/rules/lasting.h"

#include <algorithm>

namespace gormiti {

void begin_lasting(Change& change, LastingEffect effect, Span span, PlayerId owner) {
  const GameState& state = change.state();
  if (effect.a == 0 && effect.b == 0) return;
  if (span == Span::battle_end && !state.clash.joined) return;  // G-451
  // Turns alternate: the next one of the owner is the next but one while it is the owner's.
  const int own_next = state.turn + (state.active == owner ? 2 : 1);
  int turn = 0;
  switch (span) {
    case Span::battle_end:
      effect.end = EndKind::clash;
      break;
    case Span::turn_end:  // G-452
      turn = state.turn;
      break;
    case Span::next_turn_end:  // G-453
      turn = state.turn + 1;
      break;
    case Span::your_next_turn_start:  // G-454
      effect.end = EndKind::turn_start;
      turn = own_next;
      break;
    case Span::your_next_turn_end:  // G-455
      turn = own_next;
      break;
  }
  effect.turn = static_cast<std::uint16_t>(turn);
  // Effects of one card that are alike add up in one; others go on beside each other (G-457).
  const bool joins = std::any_of(state.lasting.begin(), state.lasting.end(),
                                 [&](const LastingEffect& each) { return each.joins(effect); });
  if (!joins && state.lasting.size() == kMaxLasting)
    change.emit(CapReached{Cap::lasting});
  else
    change.emit(LastingBegan{effect});
}

bool end_lasting(Change& change, EndKind end) {
  bool any = false;
  for (std::size_t i = change.state().lasting.size(); i-- > 0;) {
    const LastingEffect& each = change.state().lasting[i];
    if (each.end != end || (end != EndKind::clash && each.turn != change.state().turn)) continue;
    change.emit(LastingEnded{static_cast<std::uint8_t>(i)});
    any = true;
  }
  return any;
}

}  // namespace gormiti
