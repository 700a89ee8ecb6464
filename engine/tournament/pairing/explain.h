// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "engine/tournament/pairing/pair.h"

namespace tournament {

/// "Why?" of a table, as data (T-559, T-P07): the best pairing without it, or with another one, and the first level of
/// T-527 in which that is worse. The words are the interface's.
struct Reason {
  bool possible = true;  ///< false: there is no other pairing at all
  Level level = Level::lots;
  std::int64_t chosen = 0;  ///< of the level
  std::int64_t other = 0;
  Tables instead;  ///< the other pairing
};

/// Why `a` meets `b` (kBye: has the bye), in the cheapest pairing of the problem. Nothing if no pairing was found.
std::optional<Reason> why_table(const PairingProblem& problem, EntryId a, EntryId b);
/// Why `a` does not meet `b` (kBye: does not have the bye).
std::optional<Reason> why_not_table(const PairingProblem& problem, EntryId a, EntryId b);

}  // namespace tournament
