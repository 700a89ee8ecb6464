// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/decks/refusal.h"
#include "engine/gormiti/events/change.h"

/// One clash, from the choice of the defender to its end (G-510).
namespace gormiti {

/// Both Fighters are still there.
bool both_there(const GameState& state);
/// The Fighter of this player in the clash.
ObjectRef own_fighter(const GameState& state, PlayerId player);

/// G-510.
void join_clash(Change& change, CardId defender);
/// G-515, G-537.
void clash_damage(Change& change);
/// G-519, G-520: what it triggers waits.
void end_clash(Change& change);

/// An ability forbids this player to play Moves in this clash (G-534).
bool moves_forbidden(const Position& position, PlayerId player);
/// How many Moves the player has played in this clash.
int moves_played(const GameState& state, PlayerId player);
/// Why this Move cannot be played, but for its cost (G-R34 to G-R39).
Refusal check_move(const Position& position, PlayerId player, CardId card);
/// The Move at this place of the order in which they are resolved (G-514, G-522).
CardId move_to_resolve(const GameState& state);

}  // namespace gormiti
