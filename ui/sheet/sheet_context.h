// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegion>
#include <QSet>
#include <functional>

#include "ui/faces/face_cache.h"
#include "ui/sheet/sheet_layout.h"

class QPainter;

namespace playsheet {

/// A rule id that is drawn somewhere and can be clicked.
struct RuleSpot {
  QRectF rect;
  QString rule;
};

/// A line of a ledger that is drawn somewhere, and the card that gives it.
struct LedgerSpot {
  QRectF rect;
  int card = -1;
  int source = -1;
};

/// Everything that the painting functions of the sheet look at; nothing of it changes while they run.
struct SheetContext {
  const SheetLayout& layout;
  const SheetSpec& spec;
  const Scene& scene;
  const SceneIndex& index;
  const SheetDressing& dressing;
  const Theme& theme;
  const TableTop& table;
  FaceCache& faces;
  std::function<const CardFace&(int)> face;
  QSet<int> away;  ///< in the air or in somebody's hand: not drawn at its place
  int hovered = -1;
  int focused = -1;
  int hoveredLane = -1;
  SheetSpot over;  ///< where a dragged card would land
  bool dragging = false;
  QSet<int> meant = {};                  ///< a phrase that is pointed at speaks of them
  QRegion region = {};                   ///< what is painted anew; nothing: all of it
  QVector<RuleSpot>* rules = nullptr;    ///< where painting notes the rule ids that it draws
  QVector<LedgerSpot>* lines = nullptr;  ///< and the lines of ledgers

  /// Whether anything of a card that lies here is to be painted, its frame and what hangs over its edges included.
  bool paints(const QRectF& card) const {
    constexpr int kAround = 40;
    return region.isEmpty() || region.intersects(card.toAlignedRect().adjusted(-kAround, -kAround, kAround, kAround));
  }

  QColor seatColour(table::PlayerId player) const { return theme.seat(table::index(player)); }
  /// Cards do not change with the theme, their backs included.
  QColor backColour(table::PlayerId player) const { return themeOf(ThemeTone::Light).seat(table::index(player)); }
};

void paintFelt(QPainter& painter, const TableTop& table, const QSizeF& size);
void paintSeat(QPainter& painter, const SheetContext& context, table::PlayerId player);
/// At a table in a ring: a player, small or large; the middle with its cards, rolls and decks.
void paintRingSeat(QPainter& painter, const SheetContext& context, table::PlayerId player);
void paintMiddle(QPainter& painter, const SheetContext& context);
/// A card as a tag with its name.
void paintTag(QPainter& painter, const SheetContext& context, const PlacedCard& card, const QRectF& rect);
void paintVillage(QPainter& painter, const SheetContext& context, table::PlayerId player);
void paintBand(QPainter& painter, const SheetContext& context);
/// What the middle says, and what has been done this turn.
void paintNotice(QPainter& painter, const SheetContext& context);
/// What lies over the cards of the lanes: outlook, and ledgers that are opened over them.
void paintLaneTops(QPainter& painter, const SheetContext& context);
/// Lines from what is used to what it is aimed at, over the cards: of the link that is resolved next, and of one that
/// is pointed at.
void paintAims(QPainter& painter, const SheetContext& context);
void paintRaisedHand(QPainter& painter, const SheetContext& context, table::PlayerId player);
void paintCards(QPainter& painter, const SheetContext& context, bool ofDrawers);
void paintDrawer(QPainter& painter, const SheetContext& context, table::PlayerId player);

/// The card alone, in full health and strength as the scene tells it; for the pictures that move as well.
void paintCardFace(QPainter& painter, const SheetContext& context, const PlacedCard& card, const QRectF& rect);
FaceState faceStateOf(const SheetContext& context, const PlacedCard& card);

/// Why something cannot be done, or what would come of it, over the card or the place it is about.
struct Bubble {
  int card = -1;
  QString reason, rule;
  bool allowed = false;  ///< no refusal: without a lock
  QRectF place = {};     ///< where there is no card
  bool passing = false;  ///< it goes with the pointer

  bool isShown() const { return !reason.isEmpty(); }
};
/// `hot`: the pointer is on the rule.
void paintBubble(QPainter& painter, const SheetContext& context, const Bubble& bubble, bool hot);
/// Where the rule id stands in the bubble; empty if there is none.
QRectF bubbleRule(const SheetLayout& layout, const Bubble& bubble);

}  // namespace playsheet
