// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>

#include "ui/sheet/sheet_context.h"

/// What of the sheet is told to a screen reader, as a tree: zones, the battles of the band, cards.
namespace playsheet {

struct AccessZone {
  SheetPlace place = SheetPlace::None;  ///< none: the cards that are looked at
  table::PlayerId player = table::PlayerId::south;
  int stock = -1;  ///< which deck of the table
};

/// In the order in which they are read: of two the far side, the band, the near side; of a ring everybody clockwise,
/// the middle, its decks.
QVector<AccessZone> accessZones(const Scene& scene);

/// A zone, a battle in it, or a card in either.
struct AccessNode {
  int zone = 0;
  int lane = -1;
  int index = -1;

  quint32 key() const { return static_cast<quint32>(zone << 24 | (lane + 1) << 16 | (index + 1)); }
};

/// What lies in a zone or battle, whether a drawer is open or not: everybody may read an open pile.
QVector<PlacedCard> cardsOf(const SheetContext& context, const AccessNode& node);
/// Who fights with what.
QString laneName(const SheetContext& context, int lane);
/// The same, and each addend of either sum.
QString laneLedger(const SheetContext& context, int lane);
/// Each roll that is being made, with every addend.
QStringList rollLedgers(const Scene& scene);
/// A player of a ring: name, side, what it does, every figure.
QString seatName(const SheetContext& context, table::PlayerId player);
/// "Event deck: 12 cards, discarded: 3"
QString stockName(const Scene& scene, int stock);
/// Type, figures in force and what is printed, in a sentence each.
QString cardDescription(const SheetContext& context, const PlacedCard& card);

}  // namespace playsheet
