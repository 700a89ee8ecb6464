// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet/ledger_words.h"

#include <QStringList>
#include <algorithm>
#include <cmath>

namespace playsheet {

QString ledgerFigure(int value, bool plain) {
  const QString digits = QString::number(std::abs(value));
  return value < 0 ? QStringLiteral("−") + digits : plain ? digits : QStringLiteral("+") + digits;
}

QString filled(const QString& pattern, const QStringList& parts) {
  QString result;
  for (qsizetype i = 0; i < pattern.size(); ++i) {
    const int number = pattern[i] == u'%' && i + 1 < pattern.size() ? pattern[i + 1].digitValue() : -1;
    if (number < 1 || number > parts.size()) {
      result += pattern[i];
    } else {
      result += parts[number - 1];
      ++i;
    }
  }
  return result;
}

QStringList ledgerAddends(const std::vector<SceneRow>& ledger) {
  QStringList addends;
  for (const SceneRow& row : ledger) {
    addends << ledgerFigure(row.value, addends.isEmpty()) + QLatin1Char(' ') + row.words;
  }
  return addends;
}

QString cardNameIn(const SheetContext& context, int card) {
  const SceneCard* seen = context.index.find(card);
  return seen != nullptr ? context.face(seen->face).name : Sheet::tr("a card");
}

const SceneTeam* teamOf(const Scene& scene, int member) {
  const auto found = std::find_if(scene.teams.begin(), scene.teams.end(), [member](const SceneTeam& team) {
    return std::find(team.members.begin(), team.members.end(), member) != team.members.end();
  });
  return found != scene.teams.end() ? &*found : nullptr;
}

QString teamName(const SheetContext& context, int member) {
  const SceneTeam* team = teamOf(context.scene, member);
  if (team == nullptr) {
    return {};
  }
  return context.scene.words.ledTeam.arg(context.index.teamLetter(team->player, team->team),
                                         QString::number(team->power), cardNameIn(context, team->members.front()));
}

QString teamLedger(const SheetContext& context, const QPointF& at) {
  const auto& trays = context.layout.teams;
  const auto tray =
      std::find_if(trays.begin(), trays.end(), [&at](const PlacedTeam& each) { return each.tab.contains(at); });
  const SceneTeam* team = tray != trays.end() ? teamOf(context.scene, tray->member) : nullptr;
  if (team == nullptr) {
    return {};
  }
  QString title = teamName(context, tray->member);
  title[0] = title[0].toUpper();
  return (QStringList{title} + ledgerAddends(team->ledger)).join(QLatin1Char('\n'));
}

}  // namespace playsheet
