// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/naruto/match/match.h"

/// Private to the match record: the lines about a match of several games.
namespace naruto {

/// "series 3 seed 1" and a line "game ..." for each game before.
std::string series_lines(const SeriesPart& series);

/// The first of these lines, without games; nothing if it is not one.
std::optional<SeriesPart> read_series_line(std::string_view line);

/// "game winner=south reason=rewards starter=north seed=1"; nothing if it is not one.
std::optional<GameResult> read_game_line(std::string_view line);

}  // namespace naruto
