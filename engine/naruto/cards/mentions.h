// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/cards/ability.h"

namespace naruto {

/// Something in these effects speaks of the event that set off their text: the card, the use or the number that it is
/// about. Where nothing does, it makes no difference which of several events they belong to.
bool mentions_event(const Effects& effects);

/// What is to be paid depends on the targets of the use.
bool mentions_targets(const Price& price);

/// A coin is tossed in it, however deep; what it gives to cards as a text of theirs does not count.
bool tosses(const Effect& effect);
bool tosses(const Effects& effects);

/// Something in these texts gives the characteristic to cards.
bool gives(const std::vector<Ability>& texts, Word characteristic);

}  // namespace naruto
