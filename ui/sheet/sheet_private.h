// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>

#include "ui/sheet/flights.h"
#include "ui/sheet/sheet_context.h"
#include "ui/sheet/sheet_focus.h"
#include "ui/widgets/lost_press.h"

namespace playsheet {

/// Whether a click on it opens or closes its drawer.
bool opensAsDrawer(SheetPlace place);
/// It is one of the places of a seat, which tell what they are.
bool liesInSeat(SheetPlace place);

/// What the sheet remembers between two paintings. Of the game only the scene that it was shown.
struct Sheet::Private {
  Private(Sheet* sheet, const SheetSpec& form, FaceMaker maker);

  Sheet* q;
  const SheetSpec& spec;
  FaceMaker make;
  QHash<QString, QHash<int, CardFace>> faces;  ///< by language and number
  FaceCache cache;
  Flights flights;

  Scene scene;
  SheetDressing dressing;
  std::optional<table::PlayerId> turnsTo;  ///< whose side comes to the bottom as soon as nothing moves
  std::optional<SceneIndex> index;         ///< of `scene`
  SheetLayout layout;
  bool shown = false;
  int pace = 2;
  qreal textScale = 1;
  bool keepChain = false;
  bool automaticDrawers = true;

  table::AtTable<DrawerWish> drawers;
  table::AtTable<DrawerWish> opened;                             ///< those that opened by themselves
  table::AtTable<int> villageAt = table::AtTable<int>::all(-1);  ///< the card whose page of the village is shown

  QPixmap felt;  ///< the table alone, by size and table
  QString feltName;
  QPixmap ground;     ///< and everything under the cards
  QPixmap tops;       ///< what lies over the cards of the lanes, as large as the band
  bool stale = true;  ///< both are to be made anew
  Bubble bubble;
  QSet<int> meant;
  QVector<RuleSpot> rules;    ///< drawn on `ground` and `tops`
  QVector<LedgerSpot> lines;  ///< likewise
  QSet<int> sources;          ///< of the line that is pointed at, or of the card that the keys point at

  int hovered = -1;
  int hoveredLane = -1;
  std::optional<FocusStop> pointed;  ///< by the keys
  QVector<FocusStop> remembered;     ///< what was pointed at last, one for each zone
  int focused = -1;                  ///< the card of `pointed`
  bool pressed = false;
  LostPress lost{q};  ///< as long as the mouse button is down
  QString pressedRule;
  RuleHints ruleHints;
  bool wasDouble = false;
  QPointF pressedAt;
  SheetSpot pressedSpot;
  bool dragging = false;
  PlacedCard dragged;
  bool onArrow = false;  ///< the dragged card is, and the page was turned
  SheetSpot aimed;       ///< where the dragged card is, as it was told
  QPointF pointer;
  QHash<int, QRectF> dropped;  ///< where a card was let go, until it is known where it goes

  const CardFace& face(int number, const QString& language);
  const CardFace& face(int number) { return face(number, dressing.language); }
  const Theme& theme() const;
  const TableTop& table() const;
  LayoutInput layoutInput();
  SheetContext context();

  void relayout();
  void wishBottom(table::PlayerId bottom, table::PlayerId now);
  bool turnAtRest();
  void openMarked();
  void turnPageTo(table::PlayerId player, int card);
  void toggleDrawer(SheetPlace place, table::PlayerId player);
  bool closeDrawers(table::PlayerId player);

  SheetSpot spotAt(const QPointF& at) const;
  int teamAt(const QPointF& at) const;
  void tellDraggedOver();
  QString ruleAt(const QPointF& at) const;
  SheetPlace pileAt(const QPointF& at, table::PlayerId player) const;
  void hover(const QPointF& at);
  void click(const SheetSpot& spot, const QPointF& at);
  void drop(const QPointF& at);
  bool letGo();
  void flyHome(const QRectF& from);
  void setBubble(const Bubble& wanted);
  QSet<int> sourcesAt(const QPointF& at) const;
  QSet<int> sourcesOf(int card) const;
  void showSources(const QSet<int>& cards);
  QRectF ghostRect() const;
  QVector<FocusStop> stops() const;
  std::optional<FocusStop> stopIn(const QVector<FocusStop>& all, const FocusZone& zone) const;
  void pointTo(const std::optional<FocusStop>& stop);
  void keepPointed();
  bool movePointed(int key);
  bool moveZone(bool next);
  void pressPointed();
  bool openPileOf(int card);
  void tellFocus();
  void tellSelection(const QHash<int, CardMark>& before);
  void endLostDrag();

  void paintFlights(QPainter& painter, const SheetContext& context);
  void paintGhost(QPainter& painter, const SheetContext& context);
  void paintPointedPile(QPainter& painter) const;
  /// Keeps the memory of a pixmap whose size stays.
  void fitPixmap(QPixmap& pixmap, const QSizeF& size) const;
  void makeFelt();
  void makeGround(const SheetContext& context);
  void makeTops(const SheetContext& context);
};

}  // namespace playsheet
