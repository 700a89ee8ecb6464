// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/state/player_view.h"

namespace playsheet {

/// The parts of a turn as the phase strip shows them: start, mission, organization, battle, end; -1 before the first.
int phaseOf(naruto::Step step);

/// Whether the question can be answered by Pass without a look at the hand.
bool isPad(naruto::ChoiceKind kind);

}  // namespace playsheet
