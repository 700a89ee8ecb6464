// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/naruto/events/event.h"
#include "ui/wording/match_names.h"

namespace playsheet::wording {

/// The line of the log for one event, the same for both seats: players by name, a card that moves between hidden zones
/// without one. Empty for what tells nobody anything. `before` and `after` are the states around this event
/// (`naruto::apply_event` leads from one to the other).
std::string log_text(const naruto::Event& event, const naruto::GameState& before, const naruto::GameState& after,
                     const MatchNames& names, Language language);

}  // namespace playsheet::wording
