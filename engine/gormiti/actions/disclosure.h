// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "engine/gormiti/events/event.h"
#include "engine/gormiti/state/rulebook.h"

/// What decisions make known, and which of them may be taken back (G-U01 to G-U20).
namespace gormiti {

struct Disclosed {
  PerPlayer<bool> learned;  ///< a card became known that was hidden from this player
  bool chance = false;      ///< the lot, or a random discard
  bool ended = false;       ///< the game is over

  friend bool operator==(const Disclosed&, const Disclosed&) = default;
};

/// Found out from what each player sees before and after, and from the luck that was spent. What an owner picks out of
/// the own deck was known to him (G-U06); a shuffle tells nothing (G-U03).
Disclosed disclosed(const GameState& before, const GameState& after, const Rulebook& rules,
                    std::span<const Event> events);

/// One decision and what came of it.
struct Decision {
  PlayerId by = PlayerId::south;
  Disclosed disclosed;
};

/// This player may take back all these decisions, from the first on, without asking the other: all are his own, and
/// nothing became known to him, no chance has decided and the game is not over since. Else the other must agree
/// (G-R43).
bool is_free_to_take_back(PlayerId player, std::span<const Decision> since);

}  // namespace gormiti
