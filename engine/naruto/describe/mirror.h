// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/cards/ability.h"

namespace naruto::describe {

/// Whether the second text says of the opponent what the first one says of you.
bool mirrors(const Ability& one, const Ability& other);

}  // namespace naruto::describe
