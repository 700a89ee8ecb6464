// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/rising_clan/actions/action.h"
#include "engine/rising_clan/actions/player_view.h"
#include "engine/rising_clan/cards/catalog.h"
#include "ui/wording/language.h"

namespace playsheet::rising_clan_wording {

using wording::Language;

/// What the button of an action says: "Use Smoke screen", "Attack Kai". What it means, tells the open question of the
/// view; a card that the view does not know is "a card".
std::string action_text(const rising_clan::Action& action, const rising_clan::PlayerView& view,
                        const rising_clan::Catalog& cards, const std::vector<std::string>& players, Language language);

}  // namespace playsheet::rising_clan_wording
