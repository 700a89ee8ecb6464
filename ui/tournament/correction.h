// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "engine/tournament/journal/fold.h"

namespace playsheet {

/// What can be done about pairings that followed from something that was corrected (T-534).
enum class FollowUp { Keep, Draft, Repair, Redraw, Cut };

/// One player in the ranking before and after.
struct Moved {
  tournament::EntryId id = 0;
  int pointsBefore = 0, pointsAfter = 0;  ///< tenths
  int placeBefore = 0, placeAfter = 0;
};

/// A seat of a later knock-out round that another player takes (T-617).
struct Reseated {
  int round = 0;
  int table = 0;
  tournament::EntryId from = 0, to = 0;
};

/// What a step would bring, worked out by carrying it out in a copy (T-P12).
struct Consequences {
  std::optional<tournament::Refusal> refused;
  std::vector<Moved> moved;
  std::vector<Reseated> reseated;
  /// What there is to choose from, each with the tables that become others; `Keep` is always the first.
  std::vector<std::pair<FollowUp, int>> choices;
  FollowUp proposed = FollowUp::Keep;
};

Consequences consequencesOf(const tournament::Journal& journal, const tournament::Command& command,
                            const std::string& reason);

/// What could be done now about the pairings of the last round, if they are no longer those that the program would
/// make: somebody left, came, or was corrected.
Consequences openFollowUps(const tournament::Event& event);

/// The step that carries the choice out; nothing for `Keep`, or a refusal.
std::variant<std::monostate, tournament::Command, tournament::Refusal> commandOf(FollowUp choice,
                                                                                 const tournament::Event& event);

}  // namespace playsheet
