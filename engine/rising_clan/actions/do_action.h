// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/actions/action.h"
#include "engine/rising_clan/events/change.h"

namespace rising_clan {

/// Carries out an action that has been checked, whose question is answered.
void do_action(Change& change, SeatId by, const Question& question, const Action& action);

/// What somebody answers who has conceded: nothing, or the first legal choice.
Action answer_of_conceding(const Position& position);

}  // namespace rising_clan
