// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "engine/tournament/event/event.h"

namespace tournament {

/// The rounds of one stage, in their order.
std::vector<const Round*> rounds_of(const Event& event, Stage stage);

/// True once round 1 is open: options and deck lists are fixed then (T-108, T-P27).
bool first_round_is_open(const Event& event);

/// Whether an option can be changed now (T-108): at will, with a reason and from the next pairing or cut on, or no
/// more.
enum class Settable : std::uint8_t { freely, with_reason, no_more };
Settable settable(const Event& event, const OptionRow& row);

/// True once a round of the play-offs is open.
bool playoffs_are_open(const Event& event);

/// Swiss rounds that are still to be drafted (T-514); 0 as well when the Swiss part was ended early.
int swiss_rounds_left(const Event& event);

/// True once nothing of the Swiss rounds is missing: all planned ones are complete, or it was ended early, or fewer
/// than two can play (T-514, T-601).
bool is_swiss_over(const Event& event);

/// The first round in which a result is missing or not confirmed; 0: none. The next one waits for it (T-P06), also for
/// a round of long ago that a revoked penalty has opened again (T-962).
int incomplete_round(const Event& event);

/// True if this match can no longer be paired otherwise: it has a result, or runs (T-534, T-539).
bool has_begun(const Round& round, const Match& match);

}  // namespace tournament
