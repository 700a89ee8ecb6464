// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/rising_clan/actions/player_view.h"
#include "engine/rising_clan/match/match_setup.h"
#include "engine/table/players.h"
#include "ui/table/table_facts.h"

/// What both a match that is played and one that is watched show of Rising Clan.
namespace playsheet {

/// The roles and goals that were not dealt, as cards of the scene: nothing before the game is over (R-1111, R-416).
std::vector<int> risingSetAside(const rising_clan::PlayerView& view, const rising_clan::Catalog& cards);
/// The face of a card of the scene, of a role or a goal; nothing for one that the view does not know.
std::optional<int> risingFaceNumber(const rising_clan::PlayerView& view, const rising_clan::Catalog& cards, int card);
/// What is counted beside the sheet.
std::vector<CardCount> risingCounts(const rising_clan::PlayerView& view, table::PlayerId player);
/// "Rising Clan, 5 players, 2 house rules"
QString risingRules(const rising_clan::MatchSetup& match, const QString& language);

}  // namespace playsheet
