// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/events/change.h"

/// Nodes that change values, rolls, attacks and events; each is done at once.
namespace rising_clan {

void add_bonus(Change& change, const Frame& frame, const Node& node, SeatId person);
void add_to_roll(Change& change, const Frame& frame, const Node& node);
void roll_again(Change& change, const Frame& frame);
void cancel_attack(Change& change, const Frame& frame, const Node& node);
void cancel_event(Change& change, const Frame& frame, const Node& node);
///
void mutate(Change& change, const Node& node);

/// A lasting effect of the span of the node.
void begin_lasting(Change& change, const Node& node, Lasting lasting);

}  // namespace rising_clan
