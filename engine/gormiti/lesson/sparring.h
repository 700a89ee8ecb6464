// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/game.h"

namespace gormiti {

/// What the other player decides in a part of a lesson that is played freely. Plain and without luck: brings the
/// strongest Fighter that costs nothing, one each turn; attacks with one Fighter a turn, never with the Hero unless it
/// must (G-706); puts the Fighter with the most HP before its Hero; plays no Weapon, Arena, Magic or Move and swaps
/// nothing. It can be beaten by what the lessons teach. Somebody is asked, and the game is not over.
Action spar(const GameState& state, const Rulebook& rules);

}  // namespace gormiti
