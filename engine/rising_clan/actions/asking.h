// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/actions/player_view.h"

namespace rising_clan {

/// What the open question is about; there is one. Public facts alone (R-1104, R-1105).
Asking asking_of(const Position& position);

}  // namespace rising_clan
