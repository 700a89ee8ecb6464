// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet/sheet_names.h"

#include <QStringList>

#include "ui/sheet/ledger_words.h"

namespace playsheet {

using table::PlayerId;

QString placeName(const SheetContext& context, SheetPlace place, PlayerId player) {
  const QString& name = context.scene.words.places[static_cast<std::size_t>(place)];
  return name.contains(QLatin1String("%1")) ? name.arg(context.dressing.names[player]) : name;
}

QString placeDescription(const SheetContext& context, SheetPlace place, PlayerId player) {
  const SceneSeat& seat = context.scene.seats[player];
  const QString name = placeName(context, place, player);
  const auto counted = [&] { return Sheet::tr("%1: %n card(s)", nullptr, seat[place].count).arg(name); };
  switch (place) {
    case SheetPlace::Village:
    case SheetPlace::Chakra:
    case SheetPlace::Hand:
    case SheetPlace::Graveyard:
    case SheetPlace::Deck:
    case SheetPlace::Removed:
    case SheetPlace::Reinforcement:
      return counted();
    case SheetPlace::Rewards:
      if (!context.scene.words.score.isEmpty()) {
        return context.scene.words.score.arg(name).arg(seat[place].count);
      }
      return context.dressing.race[player].isEmpty() ? counted()
                                                     : counted() + QStringLiteral(". ") + context.dressing.race[player];
    default:
      return name;
  }
}

QString cardName(const SheetContext& context, const PlacedCard& card) {
  if (card.id < 0) {
    return Sheet::tr("card, face down");
  }
  const SceneCard& seen = card.seen;
  QStringList parts{context.face(seen.face).name};
  if (seen.place == SheetPlace::Village) {
    parts << seen.states;
    if (card.head) {
      parts << context.scene.words.leads;
    }
    if (seen.owner != seen.controller) {
      parts << Sheet::tr("belongs to %1").arg(context.dressing.names[seen.owner]);
    }
    if (seen.leftOut) {
      parts << context.scene.words.leftOut;
    }
    const QString letter = context.index.teamLetter(card.seen.controller, seen.team);
    if (const QString team = teamName(context, card.id); !team.isEmpty()) {
      parts << team;
    } else if (!letter.isEmpty()) {
      parts << context.scene.words.team.arg(letter);
    }
    if (const SceneCard* host = context.index.find(seen.host)) {
      parts << context.scene.words.host.arg(context.face(host->face).name);
    }
  }
  const CardMark mark = context.dressing.marks.value(card.id);
  if (mark.selected && !mark.payment) parts << Sheet::tr("selected");
  if (mark.payment) parts << (mark.selected ? Sheet::tr("selected as payment") : Sheet::tr("can pay"));
  if (mark.picked && (mark.target || mark.legal))
    parts << Sheet::tr("can be chosen");
  else if (mark.target)
    parts << Sheet::tr("can be a target");
  else if (mark.legal)
    parts << Sheet::tr("can be used");
  if (context.meant.contains(card.id)) parts << Sheet::tr("highlighted");
  if (mark.struck) parts << Sheet::tr("target of the effect being applied");
  if (mark.chargeable) parts << context.scene.words.onlyCharge;
  if (mark.refused) parts << Sheet::tr("not allowed now");
  return parts.join(QStringLiteral(", "));
}

}  // namespace playsheet
