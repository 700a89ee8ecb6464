// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/naruto/actions/action.h"
#include "engine/naruto/rules/refusal.h"
#include "engine/naruto/state/rulebook.h"

/// The judge's desk (N-CR-05): what both players agree on is changed outside the rules, one step at a time. Everything
/// else stays as the rules have it: names, what lies where, what texts wait for, what follows from a change.
namespace naruto {

class Change;

/// Nothing is half done: no use is being put together, no text is being carried out, no answer is pending but the
/// usual ones of a turn.
bool desk_may_open(const Position& position);

/// Why the change cannot be made; it does not ask whether both have agreed.
Refusal check_adjust(const Position& position, const Adjust& action);

/// Makes it, as an `Agreed` event and those that say what changed; texts that wait for it notice. The open question is
/// asked again by `advance`, if there still is something to ask.
void adjust(Change& change, const Adjust& action);

/// Every change of this card that can be made now, in a fixed order; empty for one that cannot be touched. Coins one at
/// a time.
std::vector<Adjust> adjustments(const GameState& state, const Rulebook& rules, CardId card);

/// The same for what is a player's and no card's: turn marker and deck.
std::vector<Adjust> adjustments(const GameState& state, const Rulebook& rules, PlayerId player);

}  // namespace naruto
