// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/actions/action.h"

namespace gormiti {

/// Why this player cannot do this now: the first row of the table of refusals that is true, or nothing. Options and
/// `apply` both ask it, so they cannot differ.
Refusal check_action(const Position& position, PlayerId by, const Action& action);

/// Likewise where the action is known to be of a kind that answers the open question of this player.
Refusal check_answer(const Position& position, PlayerId by, const Action& action);

}  // namespace gormiti
