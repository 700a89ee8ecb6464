// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/state/rulebook.h"

namespace naruto {

/// The user of this Jutsu meets its requirement (N-JUT-04).
bool meets_requirement(const Position& position, const Context& use);

/// The Jutsu could be applied with this Ninja of the text's controller as its user and as each of its targets.
bool is_applicable(const Position& position, CardId jutsu, ObjectRef ninja, const Context& context);

}  // namespace naruto
