// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/game.h"
#include "engine/gormiti/match/match_setup.h"
#include "ui/rules/rule_place.h"
#include "ui/table/table_facts.h"

namespace playsheet {

/// Every list of a player's cards that are seen, as they are read.
template <class F>
void forEachList(const gormiti::SeenPlayer& player, const F& f) {
  for (const auto* list : {&player.hand, &player.field, &player.down, &player.discard}) f(*list);
}

/// Nothing for a card that is not seen.
const gormiti::SeenCard* findSeen(const gormiti::PlayerView& view, int card);

/// The parts of a turn, or of a round of the quick mode, as the phase strip shows them; -1 before the first and at the
/// end.
int phaseOf(gormiti::Step step, gormiti::Mode mode);

/// Where the rules of a match stand, and those in one line: "Gormiti: Strategic mode, 2 house rules".
RulePlace gormitiRulePlace(gormiti::Mode mode);
QString gormitiRules(const gormiti::MatchSetup& match, const QString& language);

/// What is counted beside the sheet.
std::vector<CardCount> gormitiCounts(const gormiti::PlayerView& view, gormiti::PlayerId player);

}  // namespace playsheet
