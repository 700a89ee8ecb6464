// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/tournament/event/event.h"
#include "ui/wording/language.h"

namespace playsheet::tournament_wording {

/// What stands against a player so far: "verbal warnings: 1, official warnings: 2".
std::string ledger_text(const tournament::Event& event, tournament::EntryId id, wording::Language language);

/// What this penalty would bring, before it is given: the counts after it, and whether it expels (T-961).
std::string outlook_text(const tournament::Event& event, tournament::EntryId id, tournament::Grade grade,
                         wording::Language language);

/// What a penalty that was given does: where it is served, or what it came to.
std::string effect_text(const tournament::Event& event, const tournament::Penalty& penalty, wording::Language language);

}  // namespace playsheet::tournament_wording
