// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "ui/faces/card_painter.h"
#include "ui/sheet/layout_parts.h"
#include "ui/sheet/ring_measure.h"

namespace playsheet {
namespace {

constexpr qreal kLeastSecond = 70;   ///< height of a card beside the large one
constexpr qreal kLeastLedger = 150;  ///< breadth of a die with its addends

/// The first card large, the others in a column beside it, as many as there is room for.
qreal layOutMiddleCards(const LayoutWork& work, const QRectF& room) {
  const auto& cards = work.input.scene.middle;
  if (cards.empty()) {
    return room.left();
  }
  const qreal height = std::floor(std::min(room.height() - 16, room.width() * 0.38 * 88 / 63));
  const bool board = height < 120;
  const QSizeF size = faceSize(height, board ? FaceSize::Board : FaceSize::Hand);
  const QRectF first(QPointF(room.left() + 10, std::round(room.center().y() - height / 2)), size);
  const auto put = [&](const SceneCard& card, const QRectF& rect, bool small) {
    PlacedCard shown = placed(card.id >= 0 ? &card : nullptr, SheetPlace::Band, card.controller, rect);
    shown.board = small;
    work.layout.cards.append(shown);
  };
  put(cards.front(), first, board);
  qreal right = first.right();
  const auto others = static_cast<qreal>(cards.size() - 1);
  if (others > 0) {
    const qreal tall = std::max(kLeastSecond, std::floor(std::min((height - 6) / 2, work.layout.sizes.card)));
    const QSizeF small = faceSize(tall, FaceSize::Board);
    const qreal step = others > 1 ? std::min(tall + 6, (height - tall) / (others - 1)) : 0;
    for (std::size_t i = 1; i < cards.size(); ++i)
      put(cards[i],
          QRectF(QPointF(first.right() + 8, std::round(first.top() + step * static_cast<qreal>(i - 1))), small), true);
    right += 8 + small.width();
  }
  return right;
}

/// Many dice in rows, each with a name over it and what it comes to at its right.
void layOutManyRolls(const LayoutWork& work, const QRectF& room) {
  const auto count = static_cast<int>(work.input.scene.rolls.size());
  const int columns = count <= 4 ? 2 : 3, rows = (count + columns - 1) / columns;
  const qreal wide = (room.width() - 6 * (columns - 1)) / columns;
  const qreal tall = (room.height() - 8 - 4 * (rows - 1)) / rows;
  const qreal name = std::min(22 * work.layout.sizes.text, tall * 0.4);
  const qreal gap = std::min(8.0, wide / 15);
  for (int i = 0; i < count; ++i) {
    RollPlan plan;
    plan.brief = true;
    plan.rect =
        QRectF(room.left() + (wide + 6) * (i % columns), room.top() + 4 + (tall + 4) * (i / columns), wide, tall);
    const qreal side = std::min({84 * work.layout.sizes.scale, wide * 0.4, tall - name - 8});
    plan.die = QRectF(plan.rect.left() + gap, plan.rect.top() + name + 2, side, side);
    const qreal figures = plan.die.right() + gap;
    plan.ledger = QRectF(figures, plan.die.top(), plan.rect.right() - gap - figures, side);
    work.layout.rolls.append(plan);
  }
}

/// Two dice one above the other, where beside each other neither would have room.
void layOutStackedRolls(const LayoutWork& work, const QRectF& room) {
  const qreal z = work.layout.sizes.text;
  const auto count = static_cast<qreal>(work.input.scene.rolls.size());
  const qreal tall = (room.height() - 12 - 4 * (count - 1)) / count;
  for (qreal i = 0; i < count; ++i) {
    RollPlan plan;
    plan.brief = true;
    plan.rect = QRectF(room.left(), room.top() + 6 + (tall + 4) * i, room.width(), tall);
    const qreal side = std::max(20 * z, std::min(52 * z, tall - 24 * z - 30 * z));
    plan.die = QRectF(plan.rect.left() + 8, plan.rect.top() + 24 * z, side, side);
    const qreal figures = plan.die.right() + 8;
    plan.ledger = QRectF(figures, plan.die.top(), plan.rect.right() - 6 - figures, side);
    work.layout.rolls.append(plan);
  }
}

/// One die, or two beside each other; the addends of what it has to reach at the right of its own.
void layOutRolls(const LayoutWork& work, const QRectF& room) {
  const auto& rolls = work.input.scene.rolls;
  if (rolls.size() > 2) return layOutManyRolls(work, room);
  const qreal z = work.layout.sizes.text;
  const auto count = static_cast<qreal>(rolls.size());
  const qreal width = (room.width() - 8 * (count - 1)) / count;
  if (count > 1 && width < kLeastLedger * z) return layOutStackedRolls(work, room);
  const QFont title = ring::rollTitleFont(work.layout.sizes);
  const bool long_title = std::any_of(rolls.begin(), rolls.end(), [&](const SceneRoll& roll) {
    return ring::inTwoLines(roll.title, title, width - 16).size() > 1;
  });
  const qreal head = (long_title ? 46 : 28) * z;
  for (std::size_t i = 0; i < rolls.size(); ++i) {
    RollPlan plan;
    plan.rect = QRectF(room.left() + (width + 8) * static_cast<qreal>(i), room.top() + 6, width, room.height() - 12);
    const qreal side = std::min({84 * work.layout.sizes.scale, width * 0.2, plan.rect.height() * 0.45});
    plan.die = QRectF(plan.rect.left() + 10, plan.rect.top() + head + 4 * z, side, side);
    const QRectF lines(plan.die.right() + 8, plan.rect.top() + head, plan.rect.right() - 6 - plan.die.right() - 8,
                       plan.rect.height() - head - 32 * z);
    const bool two = !rolls[i].against.empty() && lines.width() > 250 * z;
    plan.ledger = two ? QRectF(lines.left(), lines.top(), lines.width() / 2, lines.height()) : lines;
    if (two) plan.against = QRectF(lines.center().x() + 4, lines.top(), lines.width() / 2 - 4, lines.height());
    work.layout.rolls.append(plan);
  }
}

}  // namespace

/// From the left: the cards that are being dealt with, what is rolled or said, the decks of the table.
void layOutMiddle(const LayoutWork& work) {
  SheetLayout& layout = work.layout;
  const Scene& scene = work.input.scene;
  const SheetSizes& sizes = layout.sizes;
  const QRectF& band = layout.band;
  const auto stocks = static_cast<qreal>(scene.stocks.size());
  const qreal column = stocks > 0 ? sizes.chain : 0;
  const qreal tall = stocks > 0 ? std::min(46 * sizes.scale, (band.height() - 12) / stocks) : 0;
  qreal top = band.center().y() - tall * stocks / 2;
  for (std::size_t i = 0; i < scene.stocks.size(); ++i) {
    layout.stocks.append(QRectF(band.right() - column, top, column - 6, tall));
    top += tall;
  }
  const QRectF open(band.left(), band.top(), band.width() - column - 8, band.height());
  const qreal left = layOutMiddleCards(work, open) + 10;
  const QRectF words(left, open.top(), std::max(0.0, open.right() - left), open.height());
  if (!scene.rolls.empty()) {
    layOutRolls(work, words);
    return;
  }
  const qreal rows = static_cast<qreal>(scene.counters.size());
  const bool split = rows > 0 && scene.begun && !scene.over && words.height() > (64 + 26 * (rows + 1)) * sizes.text;
  layout.notice = split ? QRectF(words.left(), words.top() + 6, words.width(), words.height() * 0.5) : words;
  if (split) {
    const qreal width = std::min(words.width() - 16, 250 * sizes.text);
    layout.counters = QRectF(words.center().x() - width / 2, layout.notice.bottom(), width, words.height() * 0.5 - 12);
  }
}

}  // namespace playsheet
