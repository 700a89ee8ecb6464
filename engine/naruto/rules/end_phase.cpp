// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/end_phase.h"

#include <algorithm>

#include "engine/naruto/effects/triggers.h"

namespace naruto {

bool ask_hand_adjustment(Change& change) {
  const PlayerId active = change.state().active;
  const int over = static_cast<int>(change.state()[active].hand.size()) - change.edition().hand_limit;
  if (over <= 0) return false;
  change.ask(ChoiceKind::hand_adjustment, active, static_cast<std::size_t>(over), static_cast<std::size_t>(over));
  return true;
}

void move_marker(Change& change) {
  const PlayerId active = change.state().active;
  const int value = std::min(change.state()[active].marker + 1, change.edition().marker_cap);
  change.emit(MarkerMoved{active, static_cast<std::uint8_t>(value)});
}

void end_effects(Change& change) {
  Happened facts;
  facts.what = Happening::turn_ends;
  facts.player = change.state().active;
  happened(change, facts);
}

void change_turn(Change& change) {
  const PlayerId active = change.state().active;
  for (std::size_t i = change.state().lasting.size(); i-- > 0;) {
    if (change.state().lasting[i].last_turn <= change.state().turn)
      change.emit(LastingEnded{static_cast<std::uint8_t>(i)});
  }
  change.emit(TurnBegan{table::other(active), static_cast<std::uint16_t>(change.state().turn + 1)});
}

}  // namespace naruto
