// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/events/change.h"

namespace rising_clan {

/// Honour challenge: its card is the event that is up.
void step_challenge(Change& change);

}  // namespace rising_clan
