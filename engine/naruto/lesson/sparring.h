// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/game.h"

namespace naruto {

/// What the other player decides in a part of a lesson that is played freely. Plain and without luck: brings a Ninja
/// when one can come, sends one team a turn, blocks what it can, uses no Jutsu; it can be beaten by what the lessons
/// teach. `player` is asked, and the game is not over.
Action spar(const GameState& state, const Rulebook& rules);

}  // namespace naruto
