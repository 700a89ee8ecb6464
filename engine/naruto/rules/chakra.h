// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"

/// Charging chakra (section 7.8: N-CHG-01 to N-CHG-05).
namespace naruto {

/// One card from the hand into the chakra area; every card can be charged (N-CHG-03).
void charge(Change& change, CardId card);

/// A text lets the player charge in the exchange of jutsu (N-CHG-05).
bool may_charge_in_exchange(const Position& position, PlayerId player);

/// Tells those who wait for it that this card has come to the chakra area; `for_growth`: that it is about to, as the
/// base of a growth.
void tell_charged(Change& change, CardId card, bool for_growth);

}  // namespace naruto
