// SPDX-License-Identifier: GPL-3.0-or-later
// What a turn, or a text, remembers.
#include "engine/naruto/events/memory_events.h"

namespace naruto {

void CardNamed::apply(GameState& state, const CardNamed& e) {
  if (e.tracks) {
    state.tracked[e.player] = e.name;
    return;
  }
  const ObjectRef by{e.by, state.cards[e.by].life};
  for (std::size_t i = state.named.size(); i-- > 0;)
    if (state.named[i].by == by) state.named.erase_at(i);
  if (state.named.full()) state.named.erase_at(0);
  state.named.push_back({by, e.name});
}

void ChakraSpent::apply(GameState& state, const ChakraSpent& e) {
  for (std::size_t i = 0; i < state.card_count; ++i)
    if (state.cards[i].attached_to == e.jutsu && state.cards[i].zone != Zone::village)
      state.cards[i].attached_to = kNoCard;
  for (const CardId card : e.chakra) state.cards[card].attached_to = e.jutsu;
}

void TurnNoted::apply(GameState& state, const TurnNoted& e) { state.cards[e.card].noted_this_turn = true; }

}  // namespace naruto
