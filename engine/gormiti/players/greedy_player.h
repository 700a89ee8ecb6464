// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/game.h"

namespace gormiti {

/// A player without luck who looks one step ahead: of all that the open question offers, what leaves its side best off
/// once everybody has answered what follows; of an attack the clash against the best defender, with the own Move that
/// gains the most, and the attacks of this turn that it makes possible. It values Fighters by ATK, HP and that they
/// have texts, the Hero's HP more, Weapons and Arenas as such, and counts cards in hands and decks without looking at
/// them. An effect that draws lots is seen through, as the moment is played out. It owns nothing.
///
/// Good enough to show how decks stand against each other; no match for people.
class GreedyPlayer {
 public:
  /// For whoever is asked; the game must not be over. Without an allowed answer, which would be a fault of the rules,
  /// it concedes, so that the fault shows.
  Action choose(const GameState& state, const Rulebook& rules) const;
};

}  // namespace gormiti
