// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "engine/tournament/pairing/explain.h"
#include "ui/wording/language.h"

namespace playsheet::tournament_wording {

/// "Why?" of a table (T-P07): the first level in which the best other pairing is worse, and whom these two would meet
/// in it. `a` meets `b`; kBye: has the bye.
std::string reason_text(const tournament::Reason& reason, const tournament::Event& event, tournament::EntryId a,
                        tournament::EntryId b, wording::Language language);

/// What a swap by hand makes worse (T-530): the level, before and after.
std::string worse_text(tournament::Level level, std::int64_t before, std::int64_t after, wording::Language language);

/// Why a table of round 1 or of a knock-out round is as it is: drawn by lot, or by the order of the cut.
std::string drawn_text(const tournament::Round& round, wording::Language language);

}  // namespace playsheet::tournament_wording
