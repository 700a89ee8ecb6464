// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/tournament/journal/command.h"
#include "ui/wording/language.h"

namespace playsheet::tournament_wording {

/// What a line of the journal did, in a few words: what undo and redo are about. `event` knows the players.
std::string step_text(const tournament::Line& line, const tournament::Event& event, wording::Language language);

/// A changed option as it stands on standings and report (T-P37): what, in which round, why.
std::string change_text(const tournament::RuleChange& change, wording::Language language);

}  // namespace playsheet::tournament_wording
