// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/state/rulebook.h"

namespace naruto {

/// How many Ninja that are no cards count among those that fit: texts say that Ninja of these names are in a village.
/// A name of which a Ninja is really there counts no further one.
int counted_as_present(const Position& position, const Filter& filter, const Context& context);

}  // namespace naruto
