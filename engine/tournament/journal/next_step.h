// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>

#include "engine/tournament/event/event.h"
#include "engine/tournament/journal/command.h"
#include "engine/tournament/words/refusal.h"

namespace tournament {

/// What an organiser does next (T-106, T-P01).
enum class NextStep {
  enter_players,
  deal_groups,
  draft_round,
  publish,
  start,
  enter_results,
  draw_ties,
  play_ties,
  make_cut,
  end,
  report,
  none
};
NextStep next_step(const Event& event);

/// The command of a step that is one; nothing for what is done by going somewhere.
std::variant<std::monostate, Command, Refusal> command_of(NextStep step, const Event& event);

}  // namespace tournament
