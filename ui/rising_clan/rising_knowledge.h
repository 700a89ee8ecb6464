// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/rising_clan/match/card_game.h"
#include "engine/table/players.h"

namespace playsheet {

/// Who may know what at this moment (R-1111, R-1112), from public facts alone: it is the same for whoever looks, and
/// may be read at any time. Of each player: role, goal, hand and gifts that are not opened, to whom each is known, and
/// who has looked. HTML; a link is the id of a rule.
QString risingKnowledge(const rising_clan::Match& match, const table::AtTable<QString>& names, const QString& language);

}  // namespace playsheet
