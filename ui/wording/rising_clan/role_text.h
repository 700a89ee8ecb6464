// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "ui/wording/rising_clan/words.h"

namespace playsheet::rising_clan_wording {

/// What a role card says to its player, one line for each thing: how it wins by its rivals, and whether these must be
/// in the game. `seats`: players at the start; `group`: with three players, 1 or 2.
/// The clan is the name of the role; `goal_text` tells the other way to win.
std::string role_text(rising_clan::RoleId role, int seats, int group, const rising_clan::Catalog& cards,
                      Language language);

}  // namespace playsheet::rising_clan_wording
