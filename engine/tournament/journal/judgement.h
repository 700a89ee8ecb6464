// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/tournament/journal/fold.h"
#include "engine/tournament/pairing/pair.h"

namespace tournament {

/// The lot for the bye that an entry holds in one round.
struct ByeLot {
  int entry = 0;
  int lot = 0;  ///< 0, 1, 2 ...: the smallest has the bye (T-527, level 5)
};

/// What one draft of a journal is worth against what the program would have proposed (T-558, T-559).
struct Judgement {
  int line = 0;  ///< number of the line
  int round = 0;
  How how = How::paired;
  bool same = true;    ///< the tables are the proposed ones
  bool proved = true;  ///< a proposal was found and proved (T-554)
  Tables found;
  Tables meant;
  bool has_costs = false;  ///< Swiss, from round 2 on
  Cost found_cost;         ///< all groups together
  Cost meant_cost;
  std::array<Level, kLevels> order{};  ///< in which the levels are compared
  std::vector<ByeLot> bye_lots;        ///< of those who were to be paired then
};

/// One for each draft that counts, made from the state before it.
std::vector<Judgement> judge(const Journal& journal);

/// The event as it was when the draft of this round that holds was made, and how (T-559): what "why?" is asked of.
struct DraftMoment {
  Event event;
  How how = How::paired;
};
DraftMoment draft_moment(const Journal& journal, int round);

}  // namespace tournament
