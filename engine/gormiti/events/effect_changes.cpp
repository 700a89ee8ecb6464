// SPDX-License-Identifier: GPL-3.0-or-later
// What these events do to the state.
#include "engine/gormiti/events/effect_events.h"

namespace gormiti {

void LastingBegan::apply(GameState& state, const LastingBegan& e) {
  for (LastingEffect& each : state.lasting) {
    if (!each.joins(e.effect)) continue;
    each.a = static_cast<std::int16_t>(each.a + e.effect.a);
    each.b = static_cast<std::int16_t>(each.b + e.effect.b);
    return;
  }
  state.lasting.push_back(e.effect);
}

void LastingEnded::apply(GameState& state, const LastingEnded& e) { state.lasting.erase_at(e.index); }

void TriggersDropped::apply(GameState& state, const TriggersDropped&) {
  state.triggers.clear();
  state.batch = 0;
}

void TriggerAdded::apply(GameState& state, const TriggerAdded& e) { state.triggers.push_back(e.trigger); }

void BatchBegan::apply(GameState& state, const BatchBegan&) {
  state.batch = static_cast<std::uint8_t>(state.triggers.size());
}

void TriggerTaken::apply(GameState& state, const TriggerTaken& e) {
  state.triggers.erase_at(e.index);
  --state.batch;
  ++state.taken;
}

void TakenReset::apply(GameState& state, const TakenReset&) { state.taken = 0; }

void WorkPushed::apply(GameState& state, const WorkPushed& e) { state.work.push_back(e.work); }

void WorkMoved::apply(GameState& state, const WorkMoved& e) {
  state.work.back().index = e.index;
  state.work.back().stage = e.stage;
}

void WorkPopped::apply(GameState& state, const WorkPopped&) { state.work.pop_back(); }

}  // namespace gormiti
