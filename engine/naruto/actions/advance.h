// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"

namespace naruto {

/// Goes on by itself until somebody has to decide or the game is over (the state machine of section 17.1).
void advance(Change& change);

}  // namespace naruto
