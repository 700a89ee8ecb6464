// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"
#include "engine/naruto/rules/refusal.h"

/// Mastery (section 14.3).
namespace naruto {

/// Asks whether the applied Jutsu returns to the hand for a chakra (CR-23); false if there is nothing to ask.
bool offer_mastery(Change& change, const Context& context);

/// Why this card is not the chakra that Mastery asks for: own, with a symbol of the Jutsu (N-MAST-01, N-MAST-04).
Refusal check_mastery_chakra(const Position& position, const Context& context, CardId chakra);

/// The chakra is discarded and the Jutsu returns to its owner's hand, from play as well (N-MAST-08), unless another
/// text sends it elsewhere (N-MAST-09).
void use_mastery(Change& change, const Context& context, CardId chakra);

}  // namespace naruto
