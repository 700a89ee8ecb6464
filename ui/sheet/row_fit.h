// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>
#include <QVector>

/// Cards side by side in a row that never scrolls: gaps are tightened, then the cards of a team overlap, then cards
/// that are alike lie on one stack, then the whole row shrinks to its floor, and at last it is dealt to pages.
namespace playsheet {

struct RowCard {
  int id = -1;
  bool lying = false;
  QVector<int> tucked;  ///< cards attached to it
  int like = -1;        ///< the first card that nobody can tell from it; such cards may lie on one stack
};

struct RowUnit {
  enum class Kind { Card, Slot, Rule, Team, Stack };
  Kind kind = Kind::Card;
  QVector<RowCard> cards;
  QString letter;
  bool leftOut = false;  ///< of Ninja in no team; drawn even without a card
  QString icon = {};     ///< of an empty slot
};

struct RowFit {
  qreal card = 104;     ///< height of an upright card
  qreal single = 8;     ///< after a card that stands alone
  qreal inside = 6;     ///< between cards of a team
  qreal between = 8;    ///< after a team
  qreal pad = 6;        ///< of a tray
  qreal tab = 18;       ///< for the letter
  qreal cover = 0;      ///< share of a back that the card before it covers
  bool slot = true;     ///< the empty slot is drawn
  bool stacks = false;  ///< cards that are alike lie on one stack
};

struct RowPlaces {
  struct Card {
    int id = -1;
    QRectF rect;
    bool first = false;  ///< of its team
    bool tucked = false;
    int stack = 1;           ///< so many cards lie there, this one on top
    bool elsewhere = false;  ///< on another page: `rect` is the arrow that leads there
  };
  struct Tray {
    QRectF rect, tab;
    QString letter;
    bool leftOut = false;
    int member = -1;  ///< one of its cards
  };
  QVector<Card> cards;  ///< in painting order
  QVector<Tray> trays;
  struct Slot {
    QRectF rect;
    QString icon;
  };
  QVector<Slot> emptySlots;
  qreal rule = -1;     ///< where the rule stands
  QRectF back, forth;  ///< arrows to the cards of other pages, empty without such
  QRectF bounds;
  RowFit fit;
};

/// The room of a row: from its left edge on, upright cards centred on the middle line.
struct RowRoom {
  qreal left = 0;
  qreal middle = 0;
  qreal width = 0;
};

RowFit fitRow(const QVector<RowUnit>& units, const RowFit& natural, qreal width, qreal floor);

/// Whether the row is no broader than that with these gaps and sizes.
bool rowFits(const QVector<RowUnit>& units, const RowFit& fit, qreal width);

/// The cards of a team cover each other more than they should, as far as the row needs it to fit: for what has no
/// pages.
RowFit coverFurther(const QVector<RowUnit>& units, RowFit fit, qreal width);

/// How far the row moves to the right so that what stands before its rule is in the middle, as far as there is room.
qreal centring(const QVector<RowUnit>& units, const RowFit& fit, qreal width);

/// All of the row, broader than its room if it does not fit.
RowPlaces placeRow(const QVector<RowUnit>& units, const RowFit& fit, const RowRoom& room);

/// All of the row if it fits, else the page on which the card `shown` lies (the first page without one), an arrow at
/// each end behind which there are more cards.
RowPlaces placePage(const QVector<RowUnit>& units, const RowFit& fit, const RowRoom& room, int shown);

}  // namespace playsheet
