// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gormiti/seen.h"

#include "ui/gormiti/house_options.h"
#include "ui/speech/from_view.h"
#include "ui/speech/seat_words.h"
#include "ui/speech/words.h"
#include "ui/wording/gormiti/words.h"

namespace playsheet {

using gormiti::PlayerId;
using gormiti::PlayerView;
using gormiti::Step;

const gormiti::SeenCard* findSeen(const PlayerView& view, int card) {
  const gormiti::SeenCard* found = nullptr;
  const auto look = [&](const std::vector<gormiti::SeenCard>& list) {
    for (const auto& seen : list)
      if (seen.id == card) found = &seen;
  };
  for (const PlayerId player : table::kPlayers) forEachList(view.players[player], look);
  look(view.open_cards);
  look(view.looked_at);
  return found;
}

int phaseOf(Step step, gormiti::Mode mode) {
  if (mode == gormiti::Mode::quick)
    return step == Step::quick_draw ? 0 : step == Step::swap ? 1 : step == Step::reveal ? 2 : -1;
  if (step < Step::turn_start || step == Step::over) return -1;
  if (step == Step::turn_start) return 0;
  if (step == Step::main1) return 1;
  if (step >= Step::combat && step <= Step::clash_over) return 2;
  if (step == Step::main2) return 3;
  return step >= Step::turn_end && step <= Step::turn_over ? 4 : -1;
}

RulePlace gormitiRulePlace(gormiti::Mode mode) { return {QStringLiteral("gormiti"), fromView(table::name_of(mode))}; }

QString gormitiRules(const gormiti::MatchSetup& match, const QString& language) {
  const QString mode = fromView(gormiti_wording::name_of(match.mode, wordingLanguage(language)));
  const QString rules = QStringLiteral("Gormiti: %1").arg(mode);
  const int changed = changedOptions(match.options, match.mode);
  if (changed == 0) return rules;
  return rules + QStringLiteral(", ") + inLanguage(language, QT_TRANSLATE_N_NOOP("Match", "%n house rule(s)"), changed);
}

std::vector<CardCount> gormitiCounts(const PlayerView& view, PlayerId player) {
  const auto& seen = view.players[player];
  const auto name = [](gormiti::Zone zone) { return fromView(gormiti_wording::name_of(zone, programWording())); };
  return {{QStringLiteral("deck"), name(gormiti::Zone::deck), seen.deck_count, seen.deck_count < 3},
          {QStringLiteral("hand"), name(gormiti::Zone::hand), seen.hand_count},
          {QStringLiteral("graveyard"), name(gormiti::Zone::discard), seen.discard.size()}};
}

}  // namespace playsheet
