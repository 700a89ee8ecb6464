// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"

/// Victory (section 13: N-WIN-01 to N-WIN-09).
namespace naruto {

/// First check rewards, second check empty decks, for both players (N-WIN-05, N-WIN-06). True if the game has ended.
bool check_victory(Change& change);

/// The rewards that this player needs, as texts have it (N-WIN-01, N-WIN-09).
int rewards_to_win(const Position& position, PlayerId player);

/// A text says that this player wins (N-WIN-09).
void win_by_text(Change& change, PlayerId winner);

/// N-WIN-07.
void concede(Change& change, PlayerId player);

}  // namespace naruto
