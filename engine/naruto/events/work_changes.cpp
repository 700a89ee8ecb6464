// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of texts that wait and of the work of effects.
#include "engine/naruto/events/change.h"

namespace naruto {

void apply_event(GameState& state, const TriggerAdded& e) { state.triggers.push_back(e.trigger); }

void apply_event(GameState& state, const TriggerRemoved& e) { state.triggers.erase_at(e.index); }

void apply_event(GameState& state, const TriggerAimed& e) {
  state.triggers[e.index].context.targets[e.part] = {e.card, state.cards[e.card].life};
}

void apply_event(GameState& state, const WorkPushed& e) { state.work.push_back(e.work); }

void apply_event(GameState& state, const WorkMoved& e) { state.work.back() = e.work; }

void apply_event(GameState& state, const WorkPopped&) { state.work.pop_back(); }

void apply_event(GameState& state, const Acted& e) {
  if (e.work < state.work.size()) state.work[e.work].context.it = e.it;
}

void apply_event(GameState& state, const UseRedirected& e) {
  if (e.link)
    state.chain[e.index].after = e.to & 0x0FU;
  else
    state.work[e.index].node = e.to;
}

}  // namespace naruto
