// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "engine/naruto/match/series.h"
#include "ui/naruto/match_plan.h"
#include "ui/table/end_sheet.h"

namespace playsheet {

/// The match that a plan begins, before its first game.
naruto::SeriesSetup seriesSetupOf(const MatchPlan& plan);

/// Why a swap is refused, in one or two sentences; empty if it is not.
QString swapText(const naruto::SwapRefusal& refusal, const naruto::Catalog& cards, const QString& language,
                 wording::CardNames names = {});

/// The ids of the rules that forbid it: "N-SIDE-03, N-DECK-05".
QString swapRules(const naruto::SwapRefusal& refusal);

/// "Naomi has a sideboard of 10 cards.", with its cards where the players settled it so; empty if nothing of it
/// is announced.
QString sideboardNotice(const naruto::Series& series, PlayerId player, const naruto::Catalog& cards,
                        const QString& language, wording::CardNames names = {});

/// What the end sheet says of the match after the game that is in `series` last; nothing for a match of one game.
std::optional<SeriesEnd> seriesEnd(const naruto::Series& series, const QString& language);

}  // namespace playsheet
