// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/tournament/event/event.h"
#include "engine/tournament/words/refusal.h"

namespace tournament {

/// Why this cannot be the result of the match; nothing if it can (T-P11).
std::optional<RefusalCode> why_no_result(const Event& event, const Round& round, const Match& match,
                                         const Score& score);

/// What the score becomes when time is called (T-704 to T-707): who leads wins, a level score is a draw in a Swiss
/// round; in a knock-out match a level score is played on (T-706), and nothing comes back. After sudden death the game
/// that decided it counts for its winner (T-707).
std::optional<Score> at_time(Stage stage, int games_a, int games_b);

}  // namespace tournament
