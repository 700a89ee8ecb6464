// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "engine/rising_clan/events/event.h"
#include "engine/rising_clan/state/rulebook.h"

/// What decisions make known, and to whom (R-1111 to R-1113).
namespace rising_clan {

struct Disclosed {
  SeatSet learned;      ///< they know a card, a role or a goal now that was hidden from them
  bool chance = false;  ///< a die was rolled, or something was drawn by chance

  friend bool operator==(const Disclosed&, const Disclosed&) = default;
};
Disclosed disclosed(const GameState& before, const GameState& after, std::span<const Event> events);

/// One decision and what came of it.
struct Decision {
  SeatId by = kNoSeat;
  Disclosed disclosed;
};
/// R-1113: since these decisions no die was rolled and nobody has learned anything hidden.
bool is_free_to_take_back(std::span<const Decision> since);
/// Else all of these must agree; with a die everybody.
SeatSet who_must_agree(const GameState& state, std::span<const Decision> since);

/// The events as this seat is told them (R-1112): a card that it does not know has no identity, and what only keeps
/// order inside the program is left out. `before`: the state that they began with.
Events told(std::span<const Event> events, const GameState& before, const Options& options, SeatId viewer);

}  // namespace rising_clan
