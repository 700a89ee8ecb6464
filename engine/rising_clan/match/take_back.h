// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "engine/rising_clan/match/card_game.h"

/// Taking back (R-1113).
namespace rising_clan {

/// Who has to agree that the last `decisions` go because `asker` wants it: all others who have learned something by
/// them that was hidden, all others in the game if a die was rolled, and all others whose own decisions go. Nobody: it
/// is free.
SeatSet consent_to_take_back(const Match& match, std::size_t decisions, SeatId asker);

}  // namespace rising_clan
