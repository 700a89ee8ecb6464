// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "engine/tournament/journal/fold.h"

namespace tournament {

/// What can be done about pairings that followed from something that was corrected (T-534).
enum class FollowUp { keep, draft, repair, redraw, cut };

/// One player in the ranking before and after.
struct Moved {
  EntryId id = 0;
  int points_before = 0, points_after = 0;  ///< tenths
  int place_before = 0, place_after = 0;
};

/// A seat of a later knock-out round that another player takes (T-617).
struct Reseated {
  int round = 0;
  int table = 0;
  EntryId from = 0, to = 0;
};

/// What a step would bring, worked out by carrying it out in a copy (T-P12).
struct Consequences {
  std::optional<Refusal> refused;
  std::vector<Moved> moved;
  std::vector<Reseated> reseated;
  /// What there is to choose from, each with the tables that become others; `keep` is always the first.
  std::vector<std::pair<FollowUp, int>> choices;
  FollowUp proposed = FollowUp::keep;
};

Consequences consequences_of(const Journal& journal, const Command& command, const std::string& reason);

/// What could be done now about the pairings of the last round, if they are no longer those that the program would
/// make: somebody left, came, or was corrected.
Consequences open_follow_ups(const Event& event);

/// The step that carries the choice out; nothing for `keep`, or a refusal.
std::variant<std::monostate, Command, Refusal> command_of(FollowUp choice, const Event& event);

}  // namespace tournament
