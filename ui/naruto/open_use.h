// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/naruto/match/match.h"

/// What a question is about, as far as the view does not tell it; the engine's own functions say it. For whoever
/// decides only.
namespace playsheet {

/// Names of the squad that is being formed which no chosen Ninja has yet (N-SQUAD-03).
std::vector<naruto::Word> missingNames(const naruto::Match& match);

/// Cards are put in order by picking them, the first one to the top (CR-31).
bool isArranging(const naruto::Match& match);

/// The targets of the effect that is being carried out while it asks something; both players have heard them named.
std::vector<naruto::CardId> struckCards(const naruto::Match& match);

/// The cards picked so far for an effect, in order.
std::vector<naruto::CardId> pickedSoFar(const naruto::Match& match);

/// How many targets the group has, of any number, that is being put together.
int targetsInGroup(const naruto::Match& match);

}  // namespace playsheet
