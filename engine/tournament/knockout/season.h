// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/tournament/event/event.h"

namespace tournament {

/// A line of the ranking over events (T-809).
struct SeasonLine {
  std::string person;  ///< programme code; in events of a club the person, else the name
  std::string name;
  int place = 0;  ///< equal sums share it: 1, 2, 2, 4
  int points = 0;
  int events = 0;
};

/// Who an entry is over many events: its person; where nobody asked, its name, and of two of one name in an event what
/// tells them apart (T-P04, T-809).
std::string person_of(const Event& event, const Entry& entry);

/// Sums the totals of T-803 over the official events of a season and an edition; empty words take all. Cancelled and
/// unofficial events (T-216), rehearsals and events that have not ended count nothing. Two forms of one person are
/// never merged (T-206): what is summed is the code.
std::vector<SeasonLine> season_ranking(const std::vector<Event>& events, Kind kind, const std::string& season = {},
                                       const std::string& edition = {});

}  // namespace tournament
