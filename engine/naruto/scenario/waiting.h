// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/scenario/table.h"

/// Passing and ending steps that a scenario does not mention.
namespace naruto::scenario {

/// The open question takes cards that are neither payment nor target alone: payment, target, components, choice ...
bool asks_for_cards(const Table& table);
/// The player is asked something that a pass answers.
bool may_pass(const Table& table, PlayerId player);

/// Passes and ends steps until the open question fits the decision. False if it never does in this turn; the game may
/// have gone on then.
bool make_way(Table& table, const Decision& decision);

}  // namespace naruto::scenario
