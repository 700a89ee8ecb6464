// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "engine/gormiti/events/event.h"
#include "engine/gormiti/state/rulebook.h"

/// What decisions make known: which of them is taken back only if the other player agrees (G-R43) is
/// worked out from it (`match.h` of the table).
namespace gormiti {

struct Disclosed {
  PerPlayer<bool> learned;  ///< a card became known that was hidden from this player
  bool chance = false;      ///< the lot, or a random discard
  bool agreed = false;      ///< by both, at the judge's desk: one alone does not take it back

  friend bool operator==(const Disclosed&, const Disclosed&) = default;
};

/// Found out from what each player sees before and after, and from the luck that was spent. What an owner picks out of
/// the own deck was known to him (G-U06); a shuffle tells nothing (G-U03).
Disclosed disclosed(const GameState& before, const GameState& after, const Rulebook& rules,
                    std::span<const Event> events);

}  // namespace gormiti
