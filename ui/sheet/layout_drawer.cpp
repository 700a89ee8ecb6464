// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "ui/faces/card_painter.h"
#include "ui/sheet/layout_parts.h"

namespace playsheet {

using table::PlayerId;

namespace {

constexpr qreal kSpace = 12;  ///< between cards, so that their frames do not touch

struct Section {
  SheetPlace place = SheetPlace::None;
  bool looked = false;
  QVector<const SceneCard*> cards;
};

/// Chakra by symbol, so that it is quick to pay from; piles from the top down.
Section sectionOf(const LayoutWork& work, PlayerId player, SheetPlace place) {
  Section section{place, false, {}};
  for (const SceneCard& card : work.player(player)[place].cards) {
    section.cards.append(&card);
  }
  if (place == SheetPlace::Chakra) {
    const auto symbolOf = [&](const SceneCard* card) {
      const QStringList& symbols = work.face(*card).symbols;
      const qsizetype at = symbols.isEmpty() ? -1 : QStringLiteral("LFWNEV").indexOf(symbols.first());
      return at < 0 ? 6 : at;
    };
    std::stable_sort(section.cards.begin(), section.cards.end(),
                     [&](const SceneCard* a, const SceneCard* b) { return symbolOf(a) < symbolOf(b); });
  } else if (place != SheetPlace::Hand && place != SheetPlace::Reinforcement) {
    std::reverse(section.cards.begin(), section.cards.end());
  }
  return section;
}

QVector<Section> sectionsOf(const LayoutWork& work, PlayerId player) {
  const DrawerWish& wish = work.input.drawers[player];
  QVector<Section> sections;
  if (wish.looked) {
    Section section{SheetPlace::None, true, {}};
    for (const SceneCard& card : work.input.scene.lookedAt) {
      section.cards.append(&card);
    }
    sections.append(section);
  }
  for (const SheetPlace place : wish.places) {
    const Section section = sectionOf(work, player, place);
    if (place != SheetPlace::Reinforcement || !section.cards.isEmpty()) {  // face down it cannot lie open
      sections.append(section);
    }
  }
  return sections;
}

/// How the cards of all sections are laid: in so many rows, one step for all.
struct Grid {
  int rows = 1;
  qreal card = 104;
  qreal step = 80;
  qreal title = 150;  ///< least breadth of a section

  qreal columns(qsizetype cards) const { return std::ceil(static_cast<qreal>(cards) / rows); }
  qreal cardWidth() const { return faceSize(card, FaceSize::Board).width(); }
  qreal breadth(const Section& section) const {
    const qreal all = std::max(0.0, columns(section.cards.size()) - 1) * step + cardWidth();
    return std::max(title, all);
  }
  qreal sum(const QVector<Section>& sections) const {
    qreal result = 24 + 16 * static_cast<qreal>(sections.size() - 1);
    for (const Section& section : sections) {
      result += breadth(section);
    }
    return result;
  }
};

Grid gridFor(const QVector<Section>& sections, const SheetSizes& sizes, const QSizeF& room) {
  Grid grid;
  grid.title = 236 * sizes.text;
  const auto setRows = [&](int rows) {
    grid.rows = rows;
    grid.card = std::floor(std::min(sizes.card, (room.height() - kSpace * (rows - 1)) / rows));
    grid.step = grid.cardWidth() + kSpace;
  };
  setRows(1);
  while (grid.sum(sections) > room.width() && room.height() / (grid.rows + 1) >= 80) {
    setRows(grid.rows + 1);
  }
  while (grid.sum(sections) > room.width() && grid.step > 12) {
    grid.step -= 1;
  }
  return grid;
}

/// The player's own half: the village, and the band as far as no other drawer needs it.
QRectF halfOf(const LayoutWork& work, PlayerId player) {
  const SheetLayout& layout = work.layout;
  if (work.input.scene.ring()) {
    return layout.band;
  }
  const DrawerWish& facing = work.input.drawers[table::other(player)];
  const bool shared = facing.looked || !facing.places.isEmpty();
  QRectF half = layout.villages[player] | layout.band;
  const qreal limit = layout.band.center().y() + (player == layout.bottom ? 2 : -2);
  if (shared && player == layout.bottom) {
    half.setTop(limit);
  } else if (shared) {
    half.setBottom(limit);
  }
  return half;
}

void placeSection(const LayoutWork& work, PlayerId player, const Section& section, const Grid& grid,
                  const QPointF& at) {
  const auto columns = static_cast<qsizetype>(std::max(1.0, grid.columns(section.cards.size())));
  for (qsizetype i = 0; i < section.cards.size(); ++i) {
    const SceneCard* card = section.cards[i];
    const auto column = static_cast<qreal>(i % columns);
    const qsizetype above = i / columns;
    const auto row = static_cast<qreal>(above);
    const QPointF corner(std::round(at.x() + column * grid.step), std::round(at.y() + row * (grid.card + kSpace)));
    PlacedCard result = placed(card, section.place, player, QRectF(corner, faceSize(grid.card, FaceSize::Board)));
    result.drawer = true;
    work.layout.cards.append(result);
  }
}

}  // namespace

void layOutDrawer(const LayoutWork& work, PlayerId player) {
  const QVector<Section> sections = sectionsOf(work, player);
  if (sections.isEmpty()) {
    return;
  }
  const SheetSizes& sizes = work.layout.sizes;
  const QRectF half = halfOf(work, player);
  const qreal title = std::round(34 * sizes.text);
  const Grid grid = gridFor(sections, sizes, {half.width(), half.height() - title - 14});
  const qreal width = std::min(half.width(), std::max(grid.sum(sections), grid.title + 24));
  const qreal height = std::min(half.height(), title + grid.rows * (grid.card + kSpace) + 2);
  DrawerPlan& drawer = work.layout.drawers[player];
  const qreal top = player == work.layout.bottom ? half.bottom() - height : half.top();
  const QRectF& hand = work.layout.raised[player];
  const bool besideHand = !hand.isEmpty() && hand.left() - half.left() - sizes.gap >= width;
  const qreal right = besideHand ? hand.left() - sizes.gap : half.right();
  drawer.rect = QRectF(right - width, top, width, height);
  const qreal side = std::round(24 * sizes.text);
  drawer.close = QRectF(drawer.rect.right() - side - 6, top + (title - side) / 2, side, side);
  qreal x = drawer.rect.left() + 12;
  for (const Section& section : sections) {
    const qreal breadth = grid.breadth(section);
    drawer.sections.append(
        {section.place, section.looked, QRectF(x, top, breadth, title), static_cast<int>(section.cards.size())});
    placeSection(work, player, section, grid, {x, top + title});
    x += breadth + 16;
  }
}

}  // namespace playsheet
