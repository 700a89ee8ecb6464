// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/game.h"

namespace gormiti {

/// A player without luck who looks one step ahead: of all that the open question offers, what leaves its side best off
/// once everybody has passed; of an attack the clash that it begins, against the best defender. It values Fighters by
/// ATK and HP, the Hero more, and counts cards in hands and decks without looking at them. An effect that draws lots is
/// seen through, as the moment is played out. It owns nothing.
///
/// Good enough to show how decks stand against each other; no match for people.
class GreedyPlayer {
 public:
  /// For whoever is asked; the game must not be over. Without an allowed answer, which would be a fault of the rules,
  /// it concedes, so that the fault shows.
  Action choose(const GameState& state, const Rulebook& rules) const;
};

}  // namespace gormiti
