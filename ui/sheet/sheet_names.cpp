// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet/sheet_names.h"

#include <QStringList>

#include "ui/sheet/ledger_words.h"

namespace playsheet {

using table::PlayerId;

QString placeName(SheetPlace place, const QString& player) {
  switch (place) {
    case SheetPlace::Village:
      return Sheet::tr("%1’s village").arg(player);
    case SheetPlace::Band:
      return Sheet::tr("Battlefield");
    case SheetPlace::Lane:
      return Sheet::tr("Battle");
    case SheetPlace::Chakra:
      return Sheet::tr("%1’s chakra area").arg(player);
    case SheetPlace::Hand:
      return Sheet::tr("%1’s hand").arg(player);
    case SheetPlace::Graveyard:
      return Sheet::tr("%1’s discard pile").arg(player);
    case SheetPlace::Deck:
      return Sheet::tr("%1’s deck").arg(player);
    case SheetPlace::Rewards:
      return Sheet::tr("%1’s battle rewards").arg(player);
    case SheetPlace::Removed:
      return Sheet::tr("%1’s removed cards").arg(player);
    case SheetPlace::Reinforcement:
      return Sheet::tr("%1’s reinforcement deck").arg(player);
    case SheetPlace::StandBy:
      return Sheet::tr("Left out of the teams");
    case SheetPlace::TurnMarker:
      return Sheet::tr("%1’s turn marker").arg(player);
    case SheetPlace::None:
      break;
  }
  return {};
}

QString placeDescription(const SheetContext& context, SheetPlace place, PlayerId player) {
  const SceneSeat& seat = context.scene.seats[player];
  QString name = placeName(place, context.dressing.names[player]);
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
    if (seen.injured) {
      parts << Sheet::tr("injured");
    }
    if (card.head) {
      parts << Sheet::tr("head Ninja");
    }
    if (seen.owner != seen.controller) {
      parts << Sheet::tr("belongs to %1").arg(context.dressing.names[seen.owner]);
    }
    if (seen.leftOut) {
      parts << Sheet::tr("left out of the teams");
    }
    const QString letter = context.index.teamLetter(card.seen.controller, seen.team);
    if (const QString team = teamName(context, card.id); !team.isEmpty()) {
      parts << team;
    } else if (!letter.isEmpty()) {
      parts << Sheet::tr("team %1").arg(letter);
    }
    if (const SceneCard* host = context.index.find(seen.host)) {
      parts << Sheet::tr("attached to %1").arg(context.face(host->face).name);
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
  if (mark.chargeable) parts << Sheet::tr("can only be charged");
  if (mark.refused) parts << Sheet::tr("not allowed now");
  return parts.join(QStringLiteral(", "));
}

}  // namespace playsheet
