// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/events/change.h"

/// Carrying out lists of nodes, one node and one player at a time.
namespace rising_clan {

void step_run(Change& change);
/// R-244, then the list of the card.
void step_use(Change& change);
void step_look(Change& change);

/// The node that the work on top is at.
const Node& node_now(const Position& position);
/// Whom a choice of a target may name (R-251; R-248 for news).
bool may_be_chosen(const Position& position, SeatId seat);

// The answers to what a node has asked.
void target_chosen(Change& change, SeatId target);
void branch_chosen(Change& change, std::size_t branch);
void card_picked(Change& change, CardId card);
void shame_given(Change& change, SeatId to, CardId card);
void immunity_answered(Change& change, bool shown);

}  // namespace rising_clan
