// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "engine/rising_clan/events/event.h"
#include "engine/rising_clan/state/rulebook.h"

/// What a decision makes known, and to whom (R-1111, R-1112). Taken back freely is one that has made nothing known and
/// asked no die (R-1113).
namespace rising_clan {

struct Disclosed {
  SeatSet learned;      ///< they know a card, a role or a goal now that was hidden from them
  bool chance = false;  ///< a die was rolled, or something was drawn by chance

  friend bool operator==(const Disclosed&, const Disclosed&) = default;
};
Disclosed disclosed(const GameState& before, const GameState& after, std::span<const Event> events);

/// The events as this seat is told them (R-1112): a card that it does not know has no identity, and what only keeps
/// order inside the program is left out. They are read, never applied: such a card cannot be moved. `before`: the state
/// that they began with.
Events told(std::span<const Event> events, const GameState& before, const Options& options, SeatId viewer);

}  // namespace rising_clan
