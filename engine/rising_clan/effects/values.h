// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/state/rulebook.h"

/// The four values, and what a roll counts.
namespace rising_clan {

/// The base threshold: with permanent changes.
int base_value(const Position& position, SeatId seat, Stat stat);
/// R-110, not below 0.
int final_value(const Position& position, SeatId seat, Stat stat);

/// Die (halved if marked) and value and all amounts, static ones too.
int roll_total(const Position& position, const Roll& roll);
/// What it must reach, as it is now.
int roll_target(const Position& position, const Roll& roll);
/// Reached is enough, in every success roll.
inline bool reaches(const Position& position, const Roll& roll) {
  return roll_total(position, roll) >= roll_target(position, roll);
}

/// A success roll of the seat itself: no die for a place, no creature's.
inline bool is_success_roll(const Roll& roll) {
  return roll.kind != RollKind::first_player && roll.kind != RollKind::priority;
}
inline bool is_own_roll(const Roll& roll, SeatId seat) {
  return is_success_roll(roll) && roll.kind != RollKind::creature && roll.roller == seat;
}
inline bool is_own_die(const Roll& roll, SeatId seat) { return roll.kind != RollKind::creature && roll.roller == seat; }

bool has_item(const Position& position, SeatId seat, ItemType item);

/// The conditions that concern a roll, for the seat that would use a card now.
bool roll_meets(const Position& position, std::uint16_t conditions, const Roll& roll, SeatId seat);

}  // namespace rising_clan
