// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/events/event.h"
#include "ui/wording/rising_clan/player_names.h"
#include "ui/wording/rising_clan/words.h"

namespace playsheet::rising_clan_wording {

/// Who reads the log, and what people are called.
struct LogReader {
  PlayerNames players;
  Language language = Language::en;
};

/// The line of the log for one event, as `rising_clan::told` gives it to whoever reads: a card without identity has no
/// name (R-1112). Empty for what tells nobody anything. `before` and `after`: the states around the decision.
std::string log_text(const rising_clan::Event& event, const rising_clan::GameState& before,
                     const rising_clan::GameState& after, const rising_clan::Catalog& cards, const LogReader& reader);

}  // namespace playsheet::rising_clan_wording
