// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "ui/wording/rising_clan/words.h"

namespace playsheet::rising_clan_wording {

/// The text of the card, made from its effects (R-1204), one line for each paragraph. `card` is one of `cards`.
std::string card_text(const rising_clan::CardDefinition& card, const rising_clan::Catalog& cards, Language language);

/// What completes the goal.
std::string goal_text(const rising_clan::GoalDefinition& goal, const rising_clan::Catalog& cards, Language language);

/// What one list of this card does, without its moment and without a full stop: "Heal up to 1 wound".
std::string effect_text(const rising_clan::CardDefinition& card, rising_clan::ListId list,
                        const rising_clan::Catalog& cards, Language language);

}  // namespace playsheet::rising_clan_wording
