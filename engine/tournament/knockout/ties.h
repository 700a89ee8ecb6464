// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/tournament/pairing/problem.h"
#include "engine/tournament/ranking/standings.h"

namespace tournament {

/// The cut has this line; the others are places (T-549).
inline constexpr int kCutLine = 0;

/// Tie-break games that are still to be played at a line (T-545).
struct OpenTie {
  int line = kCutLine;
  std::vector<EntryId> tied;  ///< who still plays
  int places = 0;             ///< for so many places
  bool running = false;       ///< a step is drawn, and games of it are missing
  Tables pairs;               ///< of the next step, or of the one that is running
  EntryId sits_out = 0;       ///< as a winner, by lot
};

/// How a tie stands after the games so far.
struct SettledTie {
  std::vector<EntryId> ahead;   ///< above the line: an earlier step is ahead of a later one, inside a step the lot
  std::vector<EntryId> behind;  ///< below it
  std::optional<OpenTie> open;  ///< nothing: settled
};

/// Settles who of a tie gets the `places` above a line (T-543 to T-545, T-549): by lot with `computed_ties`, else by
/// games. Who has left plays none and is behind; if nobody of them can play they share the place (`ahead` is empty). At
/// the cut who has left may be told with the others: the games they played are known then (T-539).
SettledTie settle_tie(const Event& event, int line, const std::vector<EntryId>& tied, int places);

/// Splits the blocks at the lines of T-549, from the top. `open` gets the first tie that is not settled.
Blocks split_at_lines(const Event& event, const Blocks& blocks, const std::vector<int>& lines,
                      std::optional<OpenTie>& open);

/// In the order of the event's lots (T-547 d).
void order_by_lot(const Event& event, std::vector<EntryId>& ids);

}  // namespace tournament
