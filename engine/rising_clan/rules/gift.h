// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/events/change.h"
#include "engine/rising_clan/options/refusal.h"

/// The gift rule, with the expansion and without it, and Shame.
namespace rising_clan {

Refusal check_give(const Position& position, SeatId seat, SeatId to, CardId card);
/// The first card of one act; more to the same player may follow.
void give(Change& change, SeatId seat, SeatId to, CardId card);
void step_giving(Change& change);

Refusal check_open(const Position& position, SeatId seat, std::size_t place);
void open_gift(Change& change, SeatId seat, std::size_t place);
void step_gift(Change& change);

}  // namespace rising_clan
