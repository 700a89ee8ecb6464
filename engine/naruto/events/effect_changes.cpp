// SPDX-License-Identifier: GPL-3.0-or-later
// What events do to effects that last, texts that wait and the work of effects.
#include "engine/naruto/events/effect_events.h"
#include "engine/naruto/state/groups.h"

namespace naruto {

void LastingBegan::apply(GameState& state, const LastingBegan& e) {
  state.derived = {};
  if (!joins_last(state, e.effect)) {
    state.lasting.push_back(e.effect);
    return;
  }
  ObjectRef& subject = state.lasting.back().subject;
  if (!is_group(subject)) {
    const std::size_t number = free_group(state).value_or(0);
    state.groups[number] = {};
    state.groups[number].add(subject.card);
    subject = group_ref(number);
  }
  state.groups[subject.life].add(e.effect.subject.card);
}

void LastingEnded::apply(GameState& state, const LastingEnded& e) {
  state.derived = {};
  state.lasting.erase_at(e.index);
}

void EffectStopped::apply(GameState& state, const EffectStopped& e) {
  for (std::size_t i = state.work.size(); i-- > 0;)
    if (!state.work[i].is<FinishLink>() && state.work[i].context.source == e.source) state.work.erase_at(i);
}

void TriggerAdded::apply(GameState& state, const TriggerAdded& e) { state.triggers.push_back(e.trigger); }

void TriggerRemoved::apply(GameState& state, const TriggerRemoved& e) { state.triggers.erase_at(e.index); }

void TriggerAimed::apply(GameState& state, const TriggerAimed& e) {
  state.triggers[e.index].context.targets[e.part] = {e.card, state.cards[e.card].life};
}

void WorkPushed::apply(GameState& state, const WorkPushed& e) { state.work.push_back(e.work); }

void WorkMoved::apply(GameState& state, const WorkMoved& e) { state.work.back() = e.work; }

void WorkPopped::apply(GameState& state, const WorkPopped&) { state.work.pop_back(); }

void Acted::apply(GameState& state, const Acted& e) {
  if (e.work < state.work.size()) state.work[e.work].context.it = e.it;
}

void TargetsGrouped::apply(GameState& state, const TargetsGrouped& e) { state.groups[e.group] = e.cards; }

void NumbersNoted::apply(GameState& state, const NumbersNoted& e) { state.noted = e.noted; }

}  // namespace naruto
