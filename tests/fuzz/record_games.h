// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/match/match.h"
#include "tests/fuzz/fuzz.h"

namespace playsheet::fuzz {

/// Two small decks of the known cards that play by themselves.
naruto::MatchSetup small_match(std::uint64_t seed);

/// A random game of them, so many decisions of it.
naruto::Match played_match(std::uint64_t seed, std::size_t decisions);

}  // namespace playsheet::fuzz
