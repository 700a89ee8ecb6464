// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/rising_clan/cards/catalog.h"
#include "engine/rising_clan/state/game_state.h"
#include "ui/wording/language.h"

namespace playsheet::rising_clan_wording {

using wording::Language;

/// What a seat turns up when the game is over.
struct TurnedUp {
  rising_clan::RoleId role = rising_clan::kNoRole;
  rising_clan::GoalId goal = rising_clan::kNoGoal;
};

/// Who wins, and how: "Ada and Kai win: the victim, Naomi (Murak), was their rival. Supreme winner: Ada."
/// Empty while the game goes on.
std::string outcome_text(const rising_clan::Outcome& outcome, const std::vector<TurnedUp>& seats,
                         const rising_clan::Catalog& cards, const std::vector<std::string>& players, Language language);

}  // namespace playsheet::rising_clan_wording
