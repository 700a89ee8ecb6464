// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/gormiti/match/card_game.h"
#include "tests/gormiti/cards_file.h"

/// Matches of the ready decks.
namespace gormiti_tests {

/// South has the first ready deck of this mode, north the second.
gormiti::MatchSetup match_setup(gormiti::Mode mode, std::uint64_t seed);
/// As far as so many random decisions lead.
gormiti::Match played(gormiti::Mode mode, std::uint64_t seed, int decisions = 100000);

}  // namespace gormiti_tests
