// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/tournament/event/event.h"

/// What of an event is handed on as tables for programs (T-P30): fields with commas, a point in numbers, and no word
/// that a spreadsheet would take for a formula. The players: player_list.h.
namespace tournament {

/// Every match of every round, with its result and cause; empty while there is none.
std::string results_table(const Event& event);
/// The Swiss ranking with every tie-breaker; the exact shares stand in the JSON of an event, for a spreadsheet takes
/// 5/9 for a day.
std::string standings_table(const Event& event);
/// The final ranking with its points.
std::string ranking_table(const Event& event);

}  // namespace tournament
