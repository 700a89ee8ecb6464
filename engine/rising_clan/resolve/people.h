// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/events/change.h"

namespace rising_clan {

/// How many turns a node takes: one for each seat if it is for all, else one.
int rounds_of(const Position& position, const Node& node);
/// Whom the node concerns in the present round of the work on top; nobody: its object is missing.
SeatId person_now(const Position& position, const Node& node);
/// Cards that `cure` may take (R-230, R-1201).
FixedVector<CardId, kMostDisadvantages> curable_cards(const Position& position, SeatId seat);

}  // namespace rising_clan
