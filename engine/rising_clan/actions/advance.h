// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/events/change.h"

namespace rising_clan {

/// Goes on until somebody has to decide or the game is over.
void advance(Change& change);

}  // namespace rising_clan
