// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/gormiti/effects/triggers.h"

/// Coming to the field (G-320, G-426, G-432, G-433, G-622, G-624).
namespace gormiti {

/// From the hand into the lowest free Fighter zone, which there is. A check follows.
void enter_fighter(Change& change, CardId card);
void enter_weapon(Change& change, CardId card, CardId bearer);
void enter_arena(Change& change, CardId card);
/// As many as fit, together, as what a step does: it checks.
void enter_tokens(Change& change, PlayerId owner, DefinitionId token, int n);

/// An own Fighter that may bear this Weapon has room for one more (G-310).
bool has_room(const Position& position, CardId bearer);
/// The restriction of a Weapon is met (G-433, G-621).
bool may_bear(const Position& position, CardId weapon, CardId bearer);
/// The place behind the other Weapons of this Fighter.
std::uint8_t next_weapon_place(const GameState& state, CardId bearer);

}  // namespace gormiti
