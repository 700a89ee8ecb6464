// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QRectF>
#include <QVector>
#include <array>
#include <functional>
#include <vector>

#include "ui/sheet/row_fit.h"
#include "ui/sheet/scene_index.h"
#include "ui/sheet/sheet.h"
#include "ui/sheet/sheet_spec.h"

/// Where everything of the sheet lies. Pure: the same scene, size and wishes give the same rectangles; nothing is
/// painted or remembered here.
namespace playsheet {

/// One card at its place, face up or face down.
struct PlacedCard {
  int id = -1;  ///< CardId; -1 face down: then nothing of the card is known here
  SceneCard seen;
  SheetPlace place = SheetPlace::None;
  table::PlayerId player = table::PlayerId::south;  ///< on whose side it lies
  int lane = -1;
  QRectF rect;
  bool head = false;
  bool board = true;    ///< drawn with the board face at any height
  bool tucked = false;  ///< attached to another card and mostly under it
  bool drawer = false;
  bool turned = false;     ///< by 180 degrees, with all that is drawn on it
  int stack = 1;           ///< so many cards that are alike lie there, this one on top
  bool tag = false;        ///< drawn as a tag with its name, too low for a face
  bool elsewhere = false;  ///< on another page of its row, not drawn: `rect` is the arrow that leads there
};

struct PlacedTeam {
  QRectF tray;
  QRectF tab;  ///< of the letter
  QString letter;
  table::PlayerId player = table::PlayerId::south;
  bool leftOut = false;  ///< no team: Ninja that were left out, or the place for them
  int member = -1;       ///< one of its Ninja
};

/// The parts of a folded or open seat. What is not drawn has an empty rectangle.
struct SeatPlan {
  bool open = false;  ///< unfolded: plate, hand, piles; else a strip
  QRectF plate;       ///< the whole strip, or the left end of an open seat
  QRectF disc, words, turn, rewards, pips, gauge, chakra, hand, deck, graveyard, removed, reinforcement, piles;
  QRectF figures;  ///< of an open seat: the counters under its piles
  QRectF lamps;    ///< at the right end of the hand
  std::array<QRectF, 6> symbols;
  QRectF chakraTotal;
  // in a ring
  bool panel = false;           ///< small, of somebody who does not sit at the near side
  QRectF emblem;                ///< of the side that the player is known to be of
  std::vector<QRectF> tallies;  ///< in the order of the scene's; empty where there is no room
  qreal scale = 1;
  bool backs = false;  ///< the hand is drawn as backs in the strip
};

/// Where a lane says what comes of its battle, on the line between its halves.
struct VerdictPlan {
  QRectF pill;         ///< empty where nothing is said
  bool whole = false;  ///< all its words, else the short ones
  bool ruled = false;  ///< with the id of its rule
  qreal words = 0;     ///< breadth of the pill without the id
};

struct LanePlan {
  int battle = 0;
  QRectF rect;
  table::PerPlayer<QRectF> half;
  table::PerPlayer<QRectF> row;  ///< around the cards of that side, empty without cards
  table::PerPlayer<QRectF> ledger;
  table::PerPlayer<bool> ledgerFits;  ///< beside the cards, without covering any
  VerdictPlan verdict;                ///< no ledger lies under it
};

/// Where a die stands, and what is added to it.
struct RollPlan {
  QRectF rect, die;
  QRectF ledger;       ///< the addends, one under the other, and their sum
  QRectF against;      ///< the same of what it has to reach
  bool brief = false;  ///< there is room for a sum in a line, no ledger
};

struct DrawerSection {
  SheetPlace place = SheetPlace::None;
  bool looked = false;
  QRectF title;
  int count = 0;
};

struct DrawerPlan {
  QRectF rect;
  QRectF close;
  QVector<DrawerSection> sections;
  bool isOpen() const { return !rect.isEmpty(); }
};

/// Arrows to the other pages of a row that does not fit; empty where nothing lies.
struct PagerPlan {
  QRectF back, forth;
};

struct SheetLayout {
  SheetSizes sizes;
  QRectF area, band, chain;
  bool battle = false;
  table::PlayerId bottom = table::PlayerId::south;  ///< whose side is there
  table::AtTable<SeatPlan> seats;
  table::AtTable<QRectF> villages;
  table::AtTable<QRectF> raised;     ///< a hand that is shown without a band of its own lies over its village
  table::AtTable<QRectF> teamLine;   ///< rule between what stays and the teams
  table::AtTable<PagerPlan> pagers;  ///< of the villages
  table::AtTable<DrawerPlan> drawers;
  QRectF justPlayed, counters, notice;
  QVector<PlacedTeam> teams;
  QVector<RowPlaces::Slot> emptySlots;
  QVector<LanePlan> lanes;
  QVector<RollPlan> rolls;
  QVector<QRectF> stocks;
  QVector<PlacedCard> cards;  ///< in painting order

  QRectF zone(SheetPlace place, table::PlayerId player) const;
  const PlacedCard* find(int card) const;             ///< what lies on top when it is drawn twice
  const PlacedCard* cardAt(const QPointF& at) const;  ///< the topmost, face down ones included
  /// The card nearest behind the arrow that is there; null without one.
  const PlacedCard* behindArrow(const QPointF& at) const;
  bool onDrawer(const QPointF& at) const;
};

/// Which piles of a player lie open in a drawer.
struct DrawerWish {
  QVector<SheetPlace> places;
  bool looked = false;  ///< and the cards that are looked at
};

struct LayoutInput {
  const SheetSpec& spec;
  const Scene& scene;
  const SheetDressing& dressing;
  std::function<const CardFace&(int)> face;  ///< by the number that a card of the scene has
  QSizeF size;
  qreal textScale = 1;
  bool keepChain = false;  ///< leave the right end of the band free while a chain exists
  table::AtTable<DrawerWish> drawers;
  /// The CardId whose page of the village is shown if it has several; none: the first page.
  table::AtTable<int> villageAt = table::AtTable<int>::all(-1);
};

SheetLayout layOut(const LayoutInput& input);

/// From one pip of the rewards to the next, where signs are not enlarged.
inline qreal pipStep(const SheetSpec& spec) { return spec.pips.isEmpty() ? 12 : 27; }

}  // namespace playsheet
