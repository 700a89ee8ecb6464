// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/rising_clan/game.h"

namespace rising_clan {

/// What a seat of the program decides in a part of a lesson that is played freely, by what this seat may see alone.
/// Plain: plays its permanents, joins what it is likely to pass, adds a card to an own roll where that decides it,
/// stops an attack when it has no substitution left; attacks whom it knows for a rival, or one whose role it does not
/// know and who would lose no more than a substitution, where the die has an even chance; rests otherwise. Gives no
/// gifts, spends no credits and uses no abilities. Whom it chooses among equals follows from `luck`. Something is
/// allowed.
Action spar(const PlayerView& view, std::vector<Action> allowed, const Catalog& cards, table::RandomStream luck);

/// The same for whoever is asked, with a copy of the luck of the position. The game is not over.
Action spar(const GameState& state, const Rulebook& rules);

}  // namespace rising_clan
