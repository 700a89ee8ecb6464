// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/actions/action.h"

namespace rising_clan {

/// Why this action cannot be done now by this seat; nothing if it can. `apply` accepts exactly what passes.
Refusal check_action(const Position& position, SeatId by, const Action& action);

/// Cards that a `Pick` of the open question may name, in a fixed order.
FixedVector<CardId, kMostAdvantages> pickable_cards(const Position& position);

}  // namespace rising_clan
