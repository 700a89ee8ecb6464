// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <variant>

#include "engine/tournament/journal/fold.h"
#include "engine/tournament/pairing/levels.h"

namespace playsheet {

/// Everything of an event for programs (docs/formats.md): entries, rounds, results, standings with every tie-breaker as
/// an exact fraction, the cost of each draft by level, lots, final ranking, penalties.
nlohmann::ordered_json event_json(const tournament::Journal& journal);

/// The levels of a cost in the order in which they are compared.
nlohmann::ordered_json cost_json(const tournament::Cost& cost,
                                 const std::array<tournament::Level, tournament::kLevels>& order);

/// An event that was run elsewhere: players, rounds, results. The journal, or what is wrong and where.
std::variant<tournament::Journal, std::string> journal_of_json(const std::string& text);

}  // namespace playsheet
