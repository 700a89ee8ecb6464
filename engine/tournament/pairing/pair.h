// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/tournament/pairing/levels.h"
#include "engine/tournament/pairing/problem.h"

namespace tournament {

/// What a question about a pairing wants otherwise (T-559). Entries; kBye for the bye.
struct Wish {
  Tables barred;  ///< these may not meet
  Tables forced;  ///< these must
};

struct Pairing {
  Tables tables;  ///< in the order of the players' numbers; the bye last
  Cost cost;
};

/// The cheapest of all complete pairings (T-527, T-551): exactly, by the matching of pairing/matching.h, or by trying
/// all of them where the look-ahead matters. Nothing if the proof of T-554 fails, or if the levels do not fit into 118
/// bits (T-552): both are reported, and nothing is published.
std::optional<Pairing> pair_cheapest(const PairingProblem& problem, const Wish& wish = {});

/// Bits of each level, in the order in which they are compared: wide enough for the sum over all tables (T-552).
std::array<int, kLevels> level_widths(const PairingProblem& problem, const Wish& wish = {});

/// Round 1 (T-521, T-551): shuffled, neighbours meet, the last has the bye.
Tables pair_first_round(std::uint64_t seed, int group, std::vector<EntryId> players);

}  // namespace tournament
