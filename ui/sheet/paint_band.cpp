// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>

#include "ui/faces/fonts.h"
#include "ui/sheet/paint_lane.h"
#include "ui/sheet/paint_tools.h"

namespace playsheet {
namespace {

void drawRow(QPainter& painter, const SheetContext& context, const SceneCounter& row, const QPointF& left,
             qreal width) {
  const SheetSizes& sizes = context.layout.sizes;
  const qreal side = 17 * sizes.scale;
  drawIcon(painter, row.icon, left - QPointF(0, side / 2), side, context.table.ink);
  const QFont words = fonts::ui(14 * sizes.text);
  drawWords(painter, {left.x() + 28 * sizes.scale, middleBaseline(words, left.y())}, row.words,
            {words, context.table.ink}, width - 90 * sizes.scale);
  const QFont figures = fonts::card(16 * sizes.scale, 700);
  const qreal right = left.x() + width - 26 * sizes.scale;
  drawWords(painter, {right, middleBaseline(figures, left.y())}, QStringLiteral("%1 / %2").arg(row.used).arg(row.limit),
            {figures, context.table.ink, TextAlign::Right});
  if (row.used >= row.limit) {
    const qreal tick = 16 * sizes.scale;
    drawIcon(painter, QStringLiteral("check"), {right + 8 * sizes.scale, left.y() - tick / 2}, tick, context.theme.ok);
  }
}

/// What the active player has done this turn, and how much of it the rules allow.
void drawCounters(QPainter& painter, const SheetContext& context) {
  const SheetSizes& sizes = context.layout.sizes;
  const QRectF& room = context.layout.counters;
  if (room.isEmpty()) {
    return;
  }
  const std::vector<SceneCounter>& rows = context.scene.counters;
  const auto count = static_cast<qreal>(rows.size());
  const qreal step = std::min(26 * sizes.text, (room.height() - 8) / (count + 1));
  qreal y = room.center().y() - count / 2 * step;
  const QFont title = fonts::ui(13 * sizes.text, 600);
  drawWords(painter, {room.left(), middleBaseline(title, y)},
            Sheet::tr("This turn: %1").arg(context.dressing.names[context.scene.active]),
            {title, context.table.muted, TextAlign::Left, MayCut::PlayerName}, room.width());
  for (const SceneCounter& row : rows) {
    y += step;
    drawRow(painter, context, row, {room.left(), y}, room.width());
  }
}

void drawJustPlayed(QPainter& painter, const SheetContext& context) {
  const QRectF& room = context.layout.justPlayed;
  if (room.isEmpty() || !context.dressing.justPlayed) {
    return;
  }
  const SceneCard* card = context.index.find(*context.dressing.justPlayed);
  if (card == nullptr) {
    return;
  }
  const SheetSizes& sizes = context.layout.sizes;
  const QFont small = fonts::ui(13 * sizes.text, 500);
  const QFont name = fonts::display(18 * sizes.text);
  const QFont words = fonts::ui(14 * sizes.text);
  const qreal x = room.left();
  const qreal middle = room.center().y();
  drawWords(painter, {x, middle - 20 * sizes.text}, Sheet::tr("Just played"), {small, context.table.muted});
  drawWords(painter, {x, middle + 4 * sizes.text}, context.face(card->face).name,
            {name, context.table.ink, TextAlign::Left, MayCut::CardName}, room.width());
  const QStringList lines = fitParagraphs(context.dressing.justPlayedText, words, room.width(), 2, MayCut::PlayerName);
  qreal y = middle + 28 * sizes.text;
  for (const QString& line : lines) {
    drawWords(painter, {x, y}, line, {words, context.table.ink}, room.width());
    y += 19 * sizes.text;
  }
}

void drawNotice(QPainter& painter, const SheetContext& context) {
  if (context.layout.notice.isEmpty()) {
    return;
  }
  const SheetSizes& sizes = context.layout.sizes;
  const SceneNotice& notice = context.scene.notice;
  const QRectF& room = context.layout.notice;
  const QPointF middle = room.center();
  const qreal side = 26 * sizes.scale;
  const QPointF icon(middle.x() - side / 2, middle.y() - 18 * sizes.text - side);
  if (icon.y() > context.layout.band.top()) drawIcon(painter, notice.icon, icon, side, context.table.muted);
  drawWords(painter, {middle.x(), middle.y() + 6}, notice.title,
            {fonts::ui(15 * sizes.text, 600), context.table.ink, TextAlign::Centre,
             notice.named ? MayCut::PlayerName : MayCut::Never},
            room.width());
  drawWords(painter, {middle.x(), middle.y() + 6 + 20 * sizes.text}, notice.words,
            {fonts::ui(13 * sizes.text), context.table.muted, TextAlign::Centre}, room.width());
}

}  // namespace

void paintNotice(QPainter& painter, const SheetContext& context) {
  if (context.scene.begun && !context.scene.over) {
    drawCounters(painter, context);
  }
  drawNotice(painter, context);
}

void paintBand(QPainter& painter, const SheetContext& context) {
  const SheetLayout& layout = context.layout;
  if (!layout.lanes.isEmpty()) {
    for (const LanePlan& lane : layout.lanes) {
      paintLane(painter, context, lane);
    }
    return;
  }
  QRectF band = layout.band;
  if (!layout.chain.isEmpty()) {
    band.setRight(layout.chain.left() - layout.sizes.gap);
  }
  drawPane(painter, context, band, context.table.band, 0.62, 10);
  drawJustPlayed(painter, context);
  paintNotice(painter, context);
}

void paintLaneTops(QPainter& painter, const SheetContext& context) {
  for (const LanePlan& lane : context.layout.lanes) {
    paintLaneTop(painter, context, lane);
  }
}

}  // namespace playsheet
