// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "engine/tournament/journal/command.h"
#include "engine/tournament/pairing/pair.h"
#include "engine/tournament/words/refusal.h"

/// What the program proposes; a person decides (T-107). The same event gives the same proposals on every machine
/// (T-558).
namespace tournament {

/// Which stage the next round belongs to.
Stage next_stage(const Event& event);

/// The next round: the draft of a Swiss pairing, an elimination or a play-off round; or why there is none (T-P06,
/// T-514). While the last round is only drafted, a new draft of that round. Where the cut has to be made again before
/// play-offs that are not published, what follows from the new cut (T-534, T-539).
std::variant<Draft, Refusal> propose_round(const Event& event);

/// The last round once more after a correction (T-534): `repair` changes the fewest published tables among the best
/// pairings, `redraw` pairs anew. Tables that have begun stay.
std::variant<Draft, Refusal> propose_again(const Event& event, How how);

/// Groups of a large field, dealt at random (T-513); nothing while one group is enough.
std::optional<DealGroups> propose_groups(const Event& event);

/// The problems of a Swiss round as it was or would be paired, one for each group. `how` as above. Empty for round 1,
/// which is a shuffle (T-551).
std::vector<PairingProblem> problems_of(const Event& event, int round, How how);

/// The event as it was before this round was drafted.
Event before_round(const Event& event, int round);

/// Tables of a round that stay in a new draft (T-534).
Tables locked_tables(const Event& event, const Round& round);

}  // namespace tournament
