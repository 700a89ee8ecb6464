// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "engine/table/sudden_death.h"
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

using table::SuddenDeath;

/// The result of a match that is played on after time was called, from this score of whole games: the first step that
/// meets the condition for one player alone wins the match for that player; for both by the same step, play goes on
/// (T-708). `steps` are those after time was called, as the game says them of itself (T-709). Nothing while nobody has
/// won.
std::optional<Score> after_sudden_death(int games_a, int games_b, std::span<const SuddenDeath> steps);

/// The result of a match at the table of the program for which time was called when `games` of its games were over
/// (T-704 to T-708); nothing while it is played on. `won`: for whom each game is that is over by now; `steps`: those
/// after the call of the game that was on then. Without them, since that game is over and left, its winner is ahead.
std::optional<Score> score_after_time(Stage stage, std::size_t games, std::span<const SuddenDeath> won,
                                      std::span<const SuddenDeath> steps);

}  // namespace tournament
