// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"

/// How long effects last (N-EFF-07, N-EFF-17 to N-EFF-19, N-HLT-09).
namespace naruto {

/// Ends one lasting effect; control that was taken for a time goes back (N-OWN-07).
void end_lasting(Change& change, std::size_t index);

/// Ends it on this one of the cards that it is on.
void end_lasting_on(Change& change, std::size_t index, CardId card);

/// Ends the lasting effects that come from a text of this card (N-EFF-17); `injured`: only those of texts that are not
/// Valid (N-HLT-09).
void end_lasting_of(Change& change, CardId source, bool injured);

/// "During the battle" is over (N-EFF-19).
void end_battle_effects(Change& change);

/// "This turn" is over (N-EFF-07).
void end_turn_effects(Change& change);

}  // namespace naruto
