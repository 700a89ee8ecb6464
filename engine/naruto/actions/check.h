// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/actions/action.h"
#include "engine/naruto/rules/refusal.h"
#include "engine/naruto/state/rulebook.h"

namespace naruto {

/// Why the action is not a legal answer to the open question; allowed if it is. `apply` and `options` both ask here, so
/// that they cannot differ.
Refusal check(const Position& position, const Action& action);

}  // namespace naruto
