// SPDX-License-Identifier: GPL-3.0-or-later
// What these events do to the state.
#include <cstddef>
#include <span>

#include "engine/gormiti/events/luck_events.h"

namespace gormiti {

void Shuffled::apply(GameState& state, const Shuffled& e) {
  const Luck stream = e.player == PlayerId::south ? Luck::south_shuffle : Luck::north_shuffle;
  Pile& deck = state.players[e.player].deck;
  state.luck[static_cast<std::size_t>(stream)].shuffle(std::span(deck.begin(), deck.size()));
}

void LuckSpent::apply(GameState& state, const LuckSpent& e) {
  state.luck[static_cast<std::size_t>(e.stream)].below(e.of);
}

}  // namespace gormiti
