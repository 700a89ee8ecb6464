// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/events/change.h"

/// Dice: the order of work at a roll, natural 6 and 1, first player and priority (R-104, R-105, R-112, R-114,
///
namespace rising_clan {

/// The columns of R-112.
bool has_natural_six(RollKind kind);
bool has_natural_one(RollKind kind);
bool takes_half_marks(RollKind kind);
bool has_window(RollKind kind);

/// A roll is pushed and will be made; its result is in the state when the work below goes on.
void begin_roll(Change& change, const Roll& roll);
/// The roll that lies there already (an attack's, a fight's) is made.
void make_roll(Change& change);
/// Rolls the die of this roll anew, and asks for natural 6 and 1 again.
void throw_die(Change& change, std::size_t index);

void step_roll(Change& change);
void step_natural(Change& change);
void step_initiative(Change& change);

/// The result of a roll as the work below needs it.
Result result_of(const Position& position, const Roll& roll);

}  // namespace rising_clan
