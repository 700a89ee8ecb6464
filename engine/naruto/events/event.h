// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>
#include <vector>

#include "engine/naruto/events/battle_events.h"
#include "engine/naruto/events/card_events.h"
#include "engine/naruto/events/chain_events.h"
#include "engine/naruto/events/effect_events.h"
#include "engine/naruto/events/luck_events.h"
#include "engine/naruto/events/memory_events.h"
#include "engine/naruto/events/turn_events.h"
#include "engine/table/event_kinds.h"

/// The closed list of events. Everything that changes in a game is one of them, with its cause; applying them in order
/// to the old state gives the new one.
namespace naruto {

using Event =
    table::OneOf<TurnEvents, CardEvents, BattleEvents, ChainEvents, EffectEvents, MemoryEvents, LuckEvents>::Event;

using Events = std::vector<Event>;

inline bool is_bookkeeping(const Event& event) {
  return std::visit([]<class E>(const E&) { return table::kIsBookkeeping<E>; }, event);
}

/// Writes one event of a list into the state before it: the events are the change. It forgets what is derived from the
/// state where it may be another now; a Change knows the cards and works it out again.
template <table::EventKind<GameState> E>
void apply_event(GameState& state, const E& event) {
  E::apply(state, event);
}
void apply_event(GameState& state, const Event& event);

}  // namespace naruto
