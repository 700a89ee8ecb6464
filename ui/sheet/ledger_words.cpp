// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet/ledger_words.h"

#include <QStringList>
#include <algorithm>
#include <cmath>

namespace playsheet {

using naruto::LedgerLine;

QString ledgerWords(const LedgerLine& line, const QString& ninja, const QString& source) {
  switch (line.kind) {
    case LedgerLine::Kind::printed:
      return (line.support ? Sheet::tr("%1, support") : Sheet::tr("%1, head")).arg(ninja);
    case LedgerLine::Kind::coins:
      return Sheet::tr("coins on %1").arg(ninja);
    case LedgerLine::Kind::set:
      return Sheet::tr("set by %1").arg(source);
    case LedgerLine::Kind::mental:
      return Sheet::tr("%1, mental power").arg(ninja);
    case LedgerLine::Kind::modifier:
      break;
  }
  return line.source == line.ninja ? Sheet::tr("%1, its own effect").arg(ninja) : source;
}

QString ledgerFigure(int value, bool plain) {
  const QString digits = QString::number(std::abs(value));
  return value < 0 ? QStringLiteral("−") + digits : plain ? digits : QStringLiteral("+") + digits;
}

const naruto::SeenTeam* teamOf(const SheetDressing& dressing, int member) {
  const auto found = std::find_if(dressing.teams.begin(), dressing.teams.end(), [member](const naruto::SeenTeam& team) {
    return std::find(team.members.begin(), team.members.end(), member) != team.members.end();
  });
  return found != dressing.teams.end() ? &*found : nullptr;
}

namespace {

QString nameIn(const SheetContext& context, int card) {
  const naruto::SeenCard* seen = context.index.find(card);
  return seen != nullptr ? context.face(seen->definition).name : Sheet::tr("a card");
}

}  // namespace

QString teamName(const SheetContext& context, int member) {
  const naruto::SeenTeam* team = teamOf(context.dressing, member);
  if (team == nullptr) {
    return {};
  }
  return Sheet::tr("team %1, %2, head %3")
      .arg(context.index.teamLetter(team->player, team->team), QString::number(team->power),
           nameIn(context, team->members.front()));
}

QString teamLedger(const SheetContext& context, const QPointF& at) {
  const auto& trays = context.layout.teams;
  const auto tray =
      std::find_if(trays.begin(), trays.end(), [&at](const PlacedTeam& each) { return each.tab.contains(at); });
  const naruto::SeenTeam* team = tray != trays.end() ? teamOf(context.dressing, tray->member) : nullptr;
  if (team == nullptr) {
    return {};
  }
  QString title = teamName(context, tray->member);
  title[0] = title[0].toUpper();
  QStringList lines{title};
  for (const LedgerLine& line : team->ledger) {
    lines << ledgerFigure(line.value, lines.size() == 1) + QLatin1Char(' ') +
                 ledgerWords(line, nameIn(context, line.ninja), context.face(line.definition).name);
  }
  return lines.join(QLatin1Char('\n'));
}

}  // namespace playsheet
