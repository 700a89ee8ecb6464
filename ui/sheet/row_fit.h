// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>
#include <QVector>

/// Cards side by side in a row that never scrolls: gaps are tightened, then the cards of a team overlap, then the whole
/// row shrinks to its floor, and at last everything moves together.
namespace playsheet {

struct RowCard {
  int id = -1;
  bool lying = false;
  QVector<int> tucked;  ///< cards attached to it
};

struct RowUnit {
  enum class Kind { Card, Slot, Rule, Team };
  Kind kind = Kind::Card;
  QVector<RowCard> cards;
  QString letter;
  bool leftOut = false;  ///< of Ninja in no team; drawn even without a card
};

struct RowFit {
  qreal card = 104;   ///< height of an upright card
  qreal single = 8;   ///< after a card that stands alone
  qreal inside = 6;   ///< between cards of a team
  qreal between = 8;  ///< after a team
  qreal pad = 6;      ///< of a tray
  qreal tab = 18;     ///< for the letter
  qreal cover = 0;    ///< share of a back that the card before it covers
  qreal squeeze = 1;  ///< last resort
  bool slot = true;   ///< the empty slot is drawn
};

struct RowPlaces {
  struct Card {
    int id = -1;
    QRectF rect;
    bool first = false;  ///< of its team
    bool tucked = false;
  };
  struct Tray {
    QRectF rect, tab;
    QString letter;
    bool leftOut = false;
    int member = -1;  ///< one of its cards
  };
  QVector<Card> cards;  ///< in painting order
  QVector<Tray> trays;
  QVector<QRectF> emptySlots;
  qreal rule = -1;  ///< where the rule stands
  QRectF bounds;
  RowFit fit;
};

RowFit fitRow(const QVector<RowUnit>& units, const RowFit& natural, qreal width, qreal floor);

/// Whether the row is no broader than that with these gaps and sizes.
bool rowFits(const QVector<RowUnit>& units, const RowFit& fit, qreal width);

/// From the left edge on, upright cards centred on the middle line.
RowPlaces placeRow(const QVector<RowUnit>& units, const RowFit& fit, qreal left, qreal middle);

}  // namespace playsheet
