// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/actions/action.h"
#include "engine/rising_clan/actions/player_view.h"
#include "ui/wording/rising_clan/player_names.h"
#include "ui/wording/rising_clan/words.h"

namespace playsheet::rising_clan_wording {

/// What the button of an action says: "Use Smoke Screen on Kai". A card that the viewer does not know is "a card".
std::string action_text(const rising_clan::Action& action, const rising_clan::PlayerView& view,
                        const rising_clan::Catalog& cards, const PlayerNames& players, Language language);

/// The card of this id as the view knows it; no definition for one that it does not know.
rising_clan::DefinitionId definition_in(const rising_clan::PlayerView& view, rising_clan::CardId card);

}  // namespace playsheet::rising_clan_wording
