// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>
#include <vector>

#include "engine/gormiti/events/card_events.h"
#include "engine/gormiti/events/clash_events.h"
#include "engine/gormiti/events/effect_events.h"
#include "engine/gormiti/events/luck_events.h"
#include "engine/gormiti/events/turn_events.h"

/// The closed list of events: all that can happen to a game. Applying a list of them to the old state gives the new.
namespace gormiti {

using Event = table::OneOf<TurnEvents, CardEvents, ClashEvents, EffectEvents, LuckEvents>::Event;
using Events = std::vector<Event>;

inline bool is_bookkeeping(const Event& event) {
  return std::visit([]<class E>(const E&) { return table::kIsBookkeeping<E>; }, event);
}

/// The only function that writes a game state.
void apply_event(GameState& state, const Event& event);

}  // namespace gormiti
