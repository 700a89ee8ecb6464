// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/decks/refusal.h"
#include "engine/gormiti/effects/filter.h"

/// Who may attack and who may defend (G-417, G-418, G-501, G-505, G-506, G-529, G-531, G-532, G-533, G-706, G-707).
namespace gormiti {

/// G-418: no combat before this turn.
inline int first_combat_turn(const Options& options) { return options.second_player_may_attack_turn2 ? 2 : 3; }

/// Why this Fighter of the active player cannot attack, or nothing (G-R28 to G-R30).
Refusal check_ready(const Position& position, CardId fighter);
bool anybody_ready(const Position& position);
bool cannot_attack(const Position& position, CardId fighter);

/// Why this Fighter cannot defend against the attack in progress, or nothing (G-R32, G-R33).
Refusal check_defender(const Position& position, CardId fighter);

/// Both decks empty, and no Fighter but the Heroes (G-706, G-707).
bool only_heroes_left(const GameState& state);
/// Then the Hero must attack, in a turn in which combat is possible (G-706, G-707).
inline bool attack_is_due(const Position& position) {
  return position.state.turn >= first_combat_turn(position.options) && only_heroes_left(position.state);
}

}  // namespace gormiti
