// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"
#include "engine/naruto/rules/refusal.h"

/// Sending attacking and blocking teams, and their return (sections 9.1 to 9.3: N-ATK, N-BLK, N-RET).
namespace naruto {

/// The team of this Ninja attacks with it as head.
Refusal check_send(const Position& position, CardId head, PlayerId player);
void send(Change& change, CardId head, PlayerId player);

/// The team of `head` blocks the team in which `attacker` attacks: at most one for each attacking team (N-BLK-02,
/// N-BLK-03). Where a text allows it, a team that blocks already takes a further one (N-BLK-13).
Refusal check_block(const Position& position, CardId head, CardId attacker, PlayerId player);
void block(Change& change, CardId head, CardId attacker, PlayerId player);

/// A Ninja whose team must still be sent and can be (N-ATK-07); allowed if no duty is left.
Refusal check_duties(const Position& position, PlayerId player, bool attack);

/// Some team of the player can still be sent: otherwise the question is not asked.
bool anything_to_send(const Position& position, PlayerId player, bool attack);

/// All attackers, or all blocks, are named: what happens "when sent out" comes now, for blocks also what depends on
/// being opposed, on both sides (N-BAT-04). Then the next step begins.
void end_attack(Change& change);
void end_block(Change& change);

/// All teams go back to stand-by (N-RET-01).
void return_teams(Change& change);

/// What waits for the beginning or the end of the phase, with or without a team sent (N-BAT-03).
void tell_battle_phase(Change& change, bool begins);

/// An effect makes a Ninja in battle head or back of its team (N-ATK-04); the only one of a team cannot be pushed back
/// (N-BLK-05).
void move_place(Change& change, CardId ninja, Role to);

}  // namespace naruto
