// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/options/refusal.h"
#include "engine/rising_clan/state/rulebook.h"

/// Ninja credits and status cards.
namespace rising_clan {

class Change;

using Credits = FixedVector<CardId, 2>;

/// One credit draws; two draw two, or search.
Refusal check_spend(const Position& position, SeatId seat, const Credits& credits, bool search);
void spend(Change& change, SeatId seat, const Credits& credits, bool search);
void step_search(Change& change);

///
Refusal check_reveal(const Position& position, SeatId seat);

}  // namespace rising_clan
