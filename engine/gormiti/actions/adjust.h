// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/gormiti/actions/action.h"
#include "engine/gormiti/decks/refusal.h"

/// The judge's desk: what both players agree on is changed outside the rules, one step at a time. Everything else stays
/// as the rules have it: how many zones there are, who may bear what, what texts wait for, what follows from a change.
namespace gormiti {

/// Strategic mode, in a phase in which its player may do anything: nothing is half done. The quick mode has hardly
/// anything on the table, and takes back instead.
bool desk_may_open(const Position& position);

/// Why the change cannot be made; it does not ask whether both have agreed.
Refusal check_adjust(const Position& position, const Adjust& action);

/// Makes it, as an `Agreed` event and those that say what changed; abilities that wait for it trigger, and a check
/// follows (G-440).
void adjust(Change& change, const Adjust& action);

/// Every change of this card that can be made now, in a fixed order; empty for one that cannot be touched. Damage in
/// steps of 5, counters one at a time.
std::vector<Adjust> adjustments(const GameState& state, const Rulebook& rules, CardId card);

/// The same for what is a player's and no card's: the deck.
std::vector<Adjust> adjustments(const GameState& state, const Rulebook& rules, PlayerId player);

}  // namespace gormiti
