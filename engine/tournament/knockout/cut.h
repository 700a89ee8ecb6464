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

/// The event without its play-offs and its cut: in this one the cut is made, and made again (T-534).
Event before_playoffs(const Event& event);

}  // namespace tournament
