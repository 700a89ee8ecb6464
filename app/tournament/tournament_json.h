// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <variant>
#include <vector>

#include "engine/tournament/journal/fold.h"
#include "engine/tournament/pairing/levels.h"

namespace playsheet {

/// Of what is written and read.
inline constexpr int kEventJsonVersion = 1;

/// Everything of an event for programs (docs/formats.md): entries, rounds, results, standings with every tie-breaker as
/// an exact fraction, the cost of each draft by level, lots, final ranking, penalties, and its journal.
nlohmann::ordered_json event_json(const tournament::Journal& journal);

/// The levels of a cost in the order in which they are compared.
nlohmann::ordered_json cost_json(const tournament::Cost& cost,
                                 const std::array<tournament::Level, tournament::kLevels>& order);

/// An event that was run elsewhere: players, rounds, results; or what `event_json` wrote, whose journal is taken over
/// as it is. The journal, or what is wrong and where. `remarks`: what the file says that is not taken from it.
std::variant<tournament::Journal, std::string> journal_of_json(const std::string& text,
                                                               std::vector<std::string>* remarks = nullptr);

}  // namespace playsheet
