// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/naruto/match/record_head.h"

namespace naruto {

/// Where everything is, for whoever reads a report of a ruling: turn, question, every zone of both players, teams,
/// coins, battles and the chain. Cards are numbers as in the rest of a record, their names stand behind as remarks.
std::vector<std::string> position_lines(const GameState& state, const Catalog& cards);

/// Reads the lines of a position and compares them with the state; the first one that differs, or nothing.
std::optional<RecordProblem> check_position(RecordLines& lines, const GameState& state, const Catalog& cards);

/// "N-001 Naruto Uzumaki"; empty for a number that no card has.
std::string code_and_name(const GameState& state, const Catalog& cards, CardId card);

}  // namespace naruto
