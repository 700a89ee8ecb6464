// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"
#include "engine/naruto/rules/refusal.h"

/// The targets of a use that is being put together (N-TGT-01, N-TGT-02), one card after the other.
namespace naruto {

/// The use as far as it is known.
Context context_of_use(const Position& position, const Announcement& use);

/// Asks for the next target; true if none is missing.
bool announced_targets_complete(Change& change);

/// Why this card cannot be the next target. Where the cost comes first, the cards paid have moved already (N-JUT-03).
Refusal check_next_target(const Position& position, CardId card);
void announced_target(Change& change, CardId card);

/// Enough cards are in the group that is being put together.
void announced_group_done(Change& change);

}  // namespace naruto
