// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "ui/wording/rising_clan/words.h"

namespace playsheet::rising_clan_wording {

/// How a role wins besides by its goal: its rivals, one of them with two players.
std::string role_text(rising_clan::RoleId role, const rising_clan::Catalog& cards, bool two_players, Language language);

}  // namespace playsheet::rising_clan_wording
