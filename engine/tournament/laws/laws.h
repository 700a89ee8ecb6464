// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/tournament/journal/fold.h"

namespace tournament {

/// What must hold for every event at every moment (T-555): nobody sits at two tables of a round, a bye exactly where a
/// group is odd, points add up to 30, 20, 29 and 0 for each match, draw, bye and double loss, places are counted
/// 1, 2, 2, 4, nobody stands twice in a ranking. Names of what is broken.
std::vector<std::string> broken_laws(const Event& event);

/// The journal as text is read back as the same event (T-P16); taking the last step back and bringing it back gives
/// the same event (T-P13).
std::vector<std::string> broken_journal_laws(const Journal& journal);

}  // namespace tournament
