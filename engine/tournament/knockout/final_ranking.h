// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/tournament/knockout/ties.h"

namespace tournament {

/// A line of the final ranking with its points for the ranking over events.
struct Ranked {
  EntryId id = 0;
  int place = 0;       ///< 0: expelled, no place (T-806)
  int last_place = 0;  ///< of those who share it: its points count (T-805)
  int points = 0;      ///< of T-803; 0 in an unofficial event (T-216)
};

struct FinalRanking {
  std::vector<Ranked> order;
  std::optional<OpenTie> open;  ///< tie-break games that the lines of T-549 ask for
  bool official = false;        ///< at least 4 players (T-212, T-216)
};

/// T-602, T-606 to T-608, T-615, T-616 after a Swiss event; T-407, T-410, T-411 after an elimination. Where the last
/// knock-out round left nobody, those of its players who can still play settle the first place (T-965).
FinalRanking final_ranking(const Event& event);

/// The lines of T-549 in a field of this size: below the first place, and below each place with more ranking points
/// than the next one.
std::vector<int> ranking_lines(int players);

}  // namespace tournament
