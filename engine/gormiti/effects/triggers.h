// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

#include "engine/gormiti/effects/filter.h"

/// What sets off abilities (G-442).
namespace gormiti {

class Change;  // not its header: actions are read where `emit` is a word of the window's library

/// What happened to one object. Those of one moment are given together, in field order.
struct Happening {
  CardId card = kNoCard;
  Role role = Role::any;               ///< battle_joined, battle_result
  bool destroyed_other = false;        ///< battle_result
  LeaveCause cause = LeaveCause::any;  ///< leaves_play
};

/// Abilities that have triggered but do not wait yet: of cards that leave they are found before the cards leave.
struct Triggered {
  FixedVector<Trigger, kMaxTriggers> list;
  bool cut = false;  ///< there was no room for all
};

Triggered triggered_by(const Position& position, EventKind event, std::span<const Happening> happenings);
/// G-825, G-826.
Triggered triggered_by_turn(const Position& position, EventKind event);
/// From now on they wait.
void add(Change& change, const Triggered& triggered);

/// Places of the batch in field order (G-110, G-443).
FixedVector<std::uint8_t, kMaxTriggers> batch_in_field_order(const GameState& state);

const Ability& ability_of(const Position& position, const Trigger& trigger);

}  // namespace gormiti
