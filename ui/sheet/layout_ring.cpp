// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "ui/faces/card_painter.h"
#include "ui/faces/fonts.h"
#include "ui/sheet/layout_parts.h"
#include "ui/sheet/ring_measure.h"

namespace playsheet {

using table::PlayerId;

namespace {

constexpr int kMostTagColumns = 4;
constexpr qreal kTagGap = 3;

/// Name, side and what the player does in a line; below it the figures, as many as there is room for.
void layOutHead(const LayoutWork& work, PlayerId player, const QRectF& room, qreal disc) {
  SeatPlan& seat = work.layout.seats[player];
  const SceneSeat& seen = work.player(player);
  const qreal k = seat.scale;
  const qreal line = ring::headHeight(disc, seat.panel);
  seat.disc = QRectF(room.left() + 6 * k, room.top() + (line - disc) / 2, disc, disc);
  const qreal left = seat.disc.right() + 7 * k;
  const qreal emblem = seen.emblem.isEmpty()
                           ? 0
                           : QFontMetricsF(ring::emblemFont(work.layout.sizes)).horizontalAdvance(seen.emblem) + 12 * k;
  seat.emblem =
      emblem > 0 ? QRectF(room.right() - 6 * k - emblem, room.top() + (line - 19 * k) / 2, emblem, 19 * k) : QRectF();
  const qreal right = seat.emblem.isEmpty() ? room.right() - 6 * k : seat.emblem.left() - 6 * k;
  seat.words = QRectF(left, room.top(), std::max(0.0, right - left), line);
  const qreal step = ring::tallyHeight(k);
  qreal x = room.left() + 6 * k;
  qreal y = room.top() + line;
  for (const SceneTally& tally : seen.tallies) {
    const qreal width = ring::tallyWidth(tally, k);
    if (x + width > room.right() - 2 && x > room.left() + 6 * k) {
      x = room.left() + 6 * k;
      y += step;
    }
    seat.tallies.push_back(y + step > room.bottom() + 1 ? QRectF() : QRectF(x, y, width, step));
    x += width + 4 * k;
  }
}

qreal headBottom(const SeatPlan& seat) {
  qreal bottom = seat.words.bottom();
  for (const QRectF& tally : seat.tallies) {
    bottom = std::max(bottom, tally.bottom());
  }
  return bottom;
}

/// What lies before a player of a panel, as tags in rows; what does not fit is on other pages.
void layOutTags(const LayoutWork& work, PlayerId player, const QRectF& room) {
  SheetLayout& layout = work.layout;
  const auto& cards = work.player(player)[SheetPlace::Village].cards;
  layout.villages[player] = room;
  const qreal tall = ring::tagHeight(layout.seats[player].scale);
  const auto rows = static_cast<std::size_t>(std::max(0.0, std::floor((room.height() + kTagGap) / (tall + kTagGap))));
  if (cards.empty() || rows == 0) {
    return;
  }
  std::size_t columns = 2;
  while (columns < kMostTagColumns && columns * rows < cards.size() &&
         room.width() / static_cast<qreal>(columns + 1) >= ring::leastTag(layout.sizes)) {
    ++columns;
  }
  const std::size_t page = columns * rows;
  const bool paged = cards.size() > page;
  const qreal arrow = paged ? 22 * layout.seats[player].scale : 0;
  const auto shown = std::find_if(cards.begin(), cards.end(), [&](const SceneCard& card) {
    return card.id >= 0 && card.id == work.input.villageAt[player];
  });
  const std::size_t first =
      paged && shown != cards.end() ? static_cast<std::size_t>(shown - cards.begin()) / page * page : 0;
  const std::size_t end = std::min(cards.size(), first + page);
  PagerPlan& pager = layout.pagers[player];
  if (first > 0) {
    pager.back = QRectF(room.left(), room.top(), arrow, room.height());
  }
  if (end < cards.size()) {
    pager.forth = QRectF(room.right() - arrow, room.top(), arrow, room.height());
  }
  const qreal left = room.left() + (paged ? arrow + kTagGap : 0);
  const qreal width = room.right() - (paged ? arrow + kTagGap : 0) - left;
  const qreal share = (width - kTagGap * static_cast<qreal>(columns - 1)) / static_cast<qreal>(columns);
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const bool here = i >= first && i < end;
    const auto column = static_cast<qreal>((i - first) % columns);
    const auto row = static_cast<qreal>((i - first) / columns);
    const QRectF rect(left + column * (share + kTagGap), room.top() + row * (tall + kTagGap), share, tall);
    PlacedCard card = placed(cards[i].id >= 0 ? &cards[i] : nullptr, SheetPlace::Village, player,
                             here        ? rect
                             : i < first ? pager.back
                                         : pager.forth);
    card.seen = cards[i];
    card.tag = true;
    card.elsewhere = !here;
    layout.cards.append(card);
  }
}

/// The backs of a hidden hand are a figure of the panel, and what lies before its player stands below.
void layOutPanel(const LayoutWork& work, PlayerId player, const QRectF& rect) {
  SeatPlan& seat = work.layout.seats[player];
  seat.panel = true;
  seat.plate = rect;
  seat.scale = work.layout.sizes.scale;
  layOutHead(work, player, rect.adjusted(4, 2, -2, -ring::tagHeight(seat.scale) - 8), 22 * seat.scale);
  const auto hand = std::find_if(work.player(player).tallies.begin(), work.player(player).tallies.end(),
                                 [](const SceneTally& tally) { return tally.icon == QLatin1String("hand"); });
  if (hand != work.player(player).tallies.end()) {
    seat.hand = seat.tallies[static_cast<std::size_t>(hand - work.player(player).tallies.begin())];
  }
  const qreal top = headBottom(seat) + 2;
  layOutTags(work, player, QRectF(rect.left() + 9, top, rect.width() - 14, rect.bottom() - 3 - top));
}

void layOutNear(const LayoutWork& work, PlayerId player, const QRectF& room) {
  SheetLayout& layout = work.layout;
  const SheetSizes& sizes = layout.sizes;
  SeatPlan& seat = layout.seats[player];
  seat.open = true;
  seat.scale = sizes.scale * 1.1;
  seat.plate = QRectF(room.left(), room.top(), sizes.plate, room.height());
  layOutHead(work, player, seat.plate.adjusted(6, 6, -4, -4), 34 * sizes.scale);
  const qreal left = seat.plate.right() + sizes.gap;
  layout.villages[player] = QRectF(left, room.top(), room.right() - left, sizes.village);
  seat.hand = QRectF(left, room.top() + sizes.village + sizes.gap, room.right() - left, sizes.hand);
  layOutVillage(work, player);
  layOutHand(work, player, seat.hand, sizes.handCard);
}

/// So many panels one above the other, from the bottom up or from the top down.
std::vector<QRectF> columnOf(const QRectF& room, int count, qreal gap, bool upwards) {
  std::vector<QRectF> rects;
  const qreal tall = std::floor((room.height() - gap * (count - 1)) / std::max(count, 1));
  for (int i = 0; i < count; ++i) {
    const qreal top = upwards ? room.bottom() - (tall + gap) * i - tall : room.top() + (tall + gap) * i;
    rects.emplace_back(room.left(), top, room.width(), tall);
  }
  return rects;
}

}  // namespace

void layOutRing(const LayoutWork& work) {
  SheetLayout& layout = work.layout;
  const SheetSizes& sizes = layout.sizes;
  const auto players = static_cast<std::size_t>(work.input.scene.players);
  const std::array<int, 3> sides = players >= 2 && players - 2 < work.input.spec.ring.size()
                                       ? work.input.spec.ring[players - 2]
                                       : std::array<int, 3>{0, static_cast<int>(players) - 1, 0};
  const QRectF all = layout.area.adjusted(sizes.margin, sizes.gap, -sizes.margin, -sizes.gap);
  const qreal near = sizes.village + sizes.gap + sizes.hand;
  const QRectF own(all.left(), all.bottom() - near, all.width(), near);
  const QRectF top(all.left(), all.top(), all.width(), sizes.strip);
  QRectF middle(all.left(), top.bottom() + sizes.gap, all.width(), own.top() - top.bottom() - 2 * sizes.gap);
  std::vector<QRectF> panels;
  if (sides[0] > 0) {
    panels = columnOf(QRectF(middle.left(), middle.top(), sizes.piles, middle.height()), sides[0], sizes.gap, true);
  }
  const qreal share = std::min((top.width() - sizes.gap * (sides[1] - 1)) / std::max(sides[1], 1), top.width() / 2);
  const qreal spare = top.width() - share * sides[1] - sizes.gap * (sides[1] - 1);
  for (int i = 0; i < sides[1]; ++i) {
    panels.emplace_back(top.left() + spare / 2 + (share + sizes.gap) * i, top.top(), share, top.height());
  }
  if (sides[2] > 0) {
    const QRectF right(middle.right() - sizes.piles, middle.top(), sizes.piles, middle.height());
    const std::vector<QRectF> column = columnOf(right, sides[2], sizes.gap, false);
    panels.insert(panels.end(), column.begin(), column.end());
  }
  for (std::size_t i = 0; i + 1 < players && i < panels.size(); ++i) {
    layOutPanel(work, table::clockwise(layout.bottom, i + 1, players), panels[i]);
  }
  middle.setLeft(middle.left() + (sides[0] > 0 ? sizes.piles + sizes.gap : 0));
  middle.setRight(middle.right() - (sides[2] > 0 ? sizes.piles + sizes.gap : 0));
  layout.band = middle;
  layOutNear(work, layout.bottom, own);
  layOutMiddle(work);
  for (const PlayerId player : work.input.scene.everyone()) {
    layOutDrawer(work, player);
  }
}

}  // namespace playsheet
