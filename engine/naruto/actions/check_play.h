// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/rules/refusal.h"
#include "engine/naruto/state/rulebook.h"

namespace naruto {

/// Why the player cannot play this card (on that card) now; what is limited in a turn is told by the rules of each kind
/// (N-MP-02).
Refusal check_play(const Position& position, CardId card, CardId on, PlayerId player);

}  // namespace naruto
