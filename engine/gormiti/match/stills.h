// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "engine/gormiti/events/event.h"

namespace gormiti {

/// A moment of a decision in which nobody is asked and yet there is something to see: a clash with its Moves resolved,
/// before its damage; the pairs of a round that is scored.
struct Still {
  std::size_t events = 0;  ///< so many have happened
  GameState state;
};

/// Those of a decision, in their order. `before` is the state before its events.
std::vector<Still> stills(const GameState& before, const Events& events);

}  // namespace gormiti
