// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/effects/triggers.h"

#include "engine/gormiti/events/change.h"

#include <algorithm>
#include <tuple>

namespace gormiti {
namespace {

bool plays(const EventTest& on, const Happening& happening) {
  if (on.as != Role::any && on.as != happening.role) return false;
  if (on.event == EventKind::battle_result && on.result == Result::destroyed_other) return happening.destroyed_other;
  return on.event != EventKind::leaves_play || on.cause == LeaveCause::any || on.cause == happening.cause;
}

Trigger trigger_for(const GameState& state, CardId card, std::size_t ability, CardId subject) {
  Trigger trigger;
  trigger.context = context_of(state, card);
  trigger.place = field_place(state, card);
  trigger.owner = state[card].owner;
  trigger.ability = static_cast<std::uint8_t>(ability) & 0x3FU;
  if (subject == kNoCard) return trigger;
  trigger.context.subject = state.object(subject);
  trigger.subject = field_place(state, subject);
  trigger.subject_owner = state[subject].owner;
  return trigger;
}

void keep(Triggered& out, const Trigger& trigger) {
  if (out.list.full())
    out.cut = true;
  else
    out.list.push_back(trigger);
}

/// Calls `f(card, ability number, ability)` for the abilities on the field that listen to this event.
template <class F>
void for_each_listener(const Position& position, EventKind event, F&& f) {
  const auto listeners = [event](const FieldTexts& texts) { return texts.listeners[static_cast<std::size_t>(event)]; };
  for_each_of(position.state, cards_with(position, listeners), [&](CardId card) {
    const CardDefinition& definition = position.definition(card);
    for (std::size_t i = 0; i < definition.abilities.size(); ++i)
      if (definition.abilities[i].kind == AbilityKind::triggered && definition.abilities[i].on.event == event)
        f(card, i, definition.abilities[i]);
  });
}

}  // namespace

Triggered triggered_by(const Position& position, EventKind event, std::span<const Happening> happenings) {
  Triggered out;
  for_each_listener(position, event, [&](CardId card, std::size_t i, const Ability& ability) {
    const Context context = context_of(position.state, card);
    for (const Happening& happening : happenings)  // once for each that fits (G-827)
      if (plays(ability.on, happening) && is_about(position, ability.on.who, happening.card, context))
        keep(out, trigger_for(position.state, card, i, happening.card));
  });
  return out;
}

Triggered triggered_by_turn(const Position& position, EventKind event) {
  Triggered out;
  for_each_listener(position, event, [&](CardId card, std::size_t i, const Ability& ability) {
    if (is_whose(ability.on.whose, position.state[card].owner, position.state.active))
      keep(out, trigger_for(position.state, card, i, kNoCard));
  });
  return out;
}

void add(Change& change, const Triggered& triggered) {
  bool cut = triggered.cut;
  for (const Trigger& trigger : triggered.list) {
    if (change.state().triggers.full())
      cut = true;
    else
      change.emit(TriggerAdded{trigger});
  }
  if (cut) change.emit(CapReached{Cap::triggers});
}

FixedVector<std::uint8_t, kMaxTriggers> batch_in_field_order(const GameState& state) {
  // Two cards share a place only if one had left it before the other came: what has waited longer is of the former.
  const auto first_of_card = [&](const ObjectRef& source) {
    std::uint8_t at = 0;
    while (state.triggers[at].context.source != source) ++at;
    return at;
  };
  const auto key = [&](std::uint8_t at) {
    const Trigger& t = state.triggers[at];
    return std::tuple(t.owner != state.active, t.place, first_of_card(t.context.source), t.ability,
                      t.subject_owner != state.active, t.subject, at);
  };
  FixedVector<std::uint8_t, kMaxTriggers> order;
  for (std::uint8_t i = 0; i < state.batch; ++i) order.push_back(i);
  std::sort(order.begin(), order.end(), [&](std::uint8_t a, std::uint8_t b) { return key(a) < key(b); });
  return order;
}

const Ability& ability_of(const Position& position, const Trigger& trigger) {
  return position.definition(trigger.context.source.card).abilities[trigger.ability];
}

}  // namespace gormiti
