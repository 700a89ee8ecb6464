// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"
#include "engine/naruto/resolve/selection.h"

/// Targets of triggered texts: chosen as soon as they have been set off and nothing else goes on, and looked at again
/// when they are applied (N-TGT-01, N-TGT-04).
namespace naruto {

/// A text that waits has a target to be chosen: it is, or its player is asked, or the text is dropped for lack of one
/// (N-TGT-03). False: all have theirs.
bool aim_next_trigger(Change& change);

void run_aim(Change& change, const Work& work);

/// The cards that can be chosen for the open question.
Cards aim_candidates(const Position& position, const Work& work);

/// Empties the targets of the text that are none any more; false if it had some and has none left.
bool recheck_aim(const Position& position, const PendingTrigger& trigger, Context& context);

}  // namespace naruto
