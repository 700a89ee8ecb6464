// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/tournament/knockout/ties.h"

namespace tournament {

/// How many advance (T-6, T-515, T-614); 0: no play-offs, the Swiss ranking is final.
int cut_size(const Event& event);

/// The cut as it would be made now (T-601, T-609, T-610, T-612).
struct Cut {
  std::vector<EntryId> order;   ///< who advances, in provisional order; not all of them while a tie is open
  std::optional<OpenTie> open;  ///< tie-break games that have to be played first
};
Cut make_cut(const Event& event);

/// What the command for this cut says: who advances, and nobody while tie-break games have to be played first.
std::vector<EntryId> order_to_give(const Cut& cut);

/// The event without its play-offs and its cut: in this one the cut is made, and made again (T-534).
Event before_playoffs(const Event& event);

/// The cut that has to be made again: who was to advance has left or been expelled, or a result was corrected, and the
/// play-offs have not opened (T-534, T-539). Nothing while the cut that stands is right, or there is none.
std::optional<Cut> cut_again(const Event& event);

}  // namespace tournament
