// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <climits>
#include <string>
#include <utility>
#include <vector>

#include "engine/tournament/event/event.h"
#include "engine/tournament/results/tally.h"
#include "engine/tournament/words/fraction.h"

namespace tournament {

/// A line of the Swiss ranking with every tie-breaker as it stands (T-544, T-546 to T-548).
struct Standing {
  Tally tally;
  int place = 0;       ///< shared places counted 1, 2, 2, 4; 0: expelled, none (T-547, T-806)
  int last_place = 0;  ///< of those who share it
  bool dropped = false;
  bool expelled = false;
  bool meetings_count = false;  ///< all with equal points have met each other (T-548)
  int meetings_points = 0;      ///< (a) of `meetings`, tenths
  int opponents_points = 0;     ///< (b), tenths
  int game_difference = 0;      ///< (c)
  Fraction match_share;         ///< own
  Fraction game_share;
  Fraction opponents_match_share;  ///< (a) of `percentages`
  Fraction opponents_game_share;   ///< (c)
  int lot = 0;                     ///< (d): the smallest is ahead

  EntryId id() const { return tally.id; }
};

/// The lot that orders equals in every ranking list (T-547): one number for each entry and event, drawn or brought
/// along from elsewhere; the smallest is ahead.
int rank_lot(const Event& event, EntryId id);

/// Entries that share a place, best first. Nobody stands in two of them.
using Blocks = std::vector<std::vector<EntryId>>;

/// The Swiss ranking after the rounds before this number (T-547): who is counted, by real points and, with
/// `computed_ties`, by criteria (a) to (c); expelled ones last. With several groups: by place in the group, then points
/// (T-609, T-615). `group` 0: all.
std::vector<Standing> standings(const Event& event, int before_round = INT_MAX, int group = 0);

/// The places of a ranking as blocks; those without a place are left out.
Blocks blocks_of(const std::vector<Standing>& ranking);

/// The floor of T-546.
Fraction share_floor(ShareFloor floor);

}  // namespace tournament
