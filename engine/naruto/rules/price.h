// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"

/// What a text asks a player to give for a part of it (N-COST-09, N-EFF-14): all of it or nothing.
namespace naruto {

bool can_pay_price(const Position& position, const Price& price, const Context& context);

/// The parts of a price that need no choice: the card itself, injury, deck top, rewards.
void pay_fixed_part(Change& change, const Price& price, const Context& context);

}  // namespace naruto
