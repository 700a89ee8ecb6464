// SPDX-License-Identifier: GPL-3.0-or-later
// What luck has come out of the streams.
#include "engine/naruto/events/luck_events.h"

namespace naruto {

void Tossed::apply(GameState& state, const Tossed& e) {
  if (e.turned) return;
  if (!state.dictated_tosses.empty())
    state.dictated_tosses.erase_at(0);
  else
    state.luck[static_cast<std::size_t>(Luck::toss)].below(2);
}

void LuckSpent::apply(GameState& state, const LuckSpent& e) {
  state.luck[static_cast<std::size_t>(Luck::toss)].below(e.of);
}

}  // namespace naruto
