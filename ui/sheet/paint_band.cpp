// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>

#include "ui/faces/fonts.h"
#include "ui/sheet/paint_lane.h"
#include "ui/sheet/paint_tools.h"

namespace playsheet {

using naruto::Step;

namespace {

struct Row {
  QString icon, words;
  int used = 0;
  int limit = 0;
};

void drawRow(QPainter& painter, const SheetContext& context, const Row& row, const QPointF& left, qreal width) {
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
  const naruto::SeenPlayer& seen = context.view.players[context.view.active];
  const std::array<Row, 3> rows{
      Row{QStringLiteral("deploy"), Sheet::tr("Ninja"), seen.ninja_deployed, context.spec.ninjaLimit},
      Row{QStringLiteral("client"), Sheet::tr("Client"), seen.clients_deployed, context.spec.clientLimit},
      Row{QStringLiteral("mission"), Sheet::tr("Mission"), seen.missions_used, context.spec.missionLimit}};
  const qreal step = std::min(26 * sizes.text, (room.height() - 8) / 4);
  qreal y = room.center().y() - 1.5 * step;
  const QFont title = fonts::ui(13 * sizes.text, 600);
  drawWords(painter, {room.left(), middleBaseline(title, y)},
            Sheet::tr("This turn: %1").arg(context.dressing.names[context.view.active]),
            {title, context.table.muted, TextAlign::Left, MayCut::PlayerName}, room.width());
  for (const Row& row : rows) {
    y += step;
    drawRow(painter, context, row, {room.left(), y}, room.width());
  }
}

void drawJustPlayed(QPainter& painter, const SheetContext& context) {
  const QRectF& room = context.layout.justPlayed;
  if (room.isEmpty() || !context.dressing.justPlayed) {
    return;
  }
  const naruto::SeenCard* card = context.index.find(*context.dressing.justPlayed);
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
  drawWords(painter, {x, middle + 4 * sizes.text}, context.face(card->definition).name,
            {name, context.table.ink, TextAlign::Left, MayCut::CardName}, room.width());
  const QStringList lines = fitParagraphs(context.dressing.justPlayedText, words, room.width(), 2, MayCut::PlayerName);
  qreal y = middle + 28 * sizes.text;
  for (const QString& line : lines) {
    drawWords(painter, {x, y}, line, {words, context.table.ink}, room.width());
    y += 19 * sizes.text;
  }
}

struct Notice {
  QString icon, title, words;
};

Notice noticeOf(const SheetContext& context) {
  const Step step = context.view.step;
  if (step == Step::over) {
    return {QStringLiteral("reward"), Sheet::tr("%1 wins").arg(context.dressing.names[context.view.winner]),
            Sheet::tr("The game is over.")};
  }
  if (context.view.turn == 0) {
    return {QStringLiteral("deck"), Sheet::tr("The game is being set up"),
            Sheet::tr("Each player draws an opening hand.")};
  }
  if (step == Step::attack) {
    return {QStringLiteral("attack"), Sheet::tr("No team attacks yet"),
            Sheet::tr("Each attacking team gets a lane here.")};
  }
  if (battleIsOn(step)) {
    return {QStringLiteral("attack"), Sheet::tr("No battle"), Sheet::tr("No team is in action.")};
  }
  if (step > Step::return_) {
    return {QStringLiteral("pass"), Sheet::tr("Battle over"), Sheet::tr("The battle phase of this turn is over.")};
  }
  return {QStringLiteral("attack"), Sheet::tr("No battle yet"), Sheet::tr("Teams are sent in the battle phase.")};
}

void drawNotice(QPainter& painter, const SheetContext& context) {
  if (context.layout.notice.isEmpty()) {
    return;
  }
  const SheetSizes& sizes = context.layout.sizes;
  const Notice notice = noticeOf(context);
  const QRectF& room = context.layout.notice;
  const QPointF middle = room.center();
  const bool over = context.view.step == Step::over;  // the winner is named
  const qreal side = 26 * sizes.scale;
  drawIcon(painter, notice.icon, {middle.x() - side / 2, middle.y() - 18 * sizes.text - side}, side,
           context.table.muted);
  drawWords(painter, {middle.x(), middle.y() + 6}, notice.title,
            {fonts::ui(15 * sizes.text, 600), context.table.ink, TextAlign::Centre,
             over ? MayCut::PlayerName : MayCut::Never},
            room.width());
  drawWords(painter, {middle.x(), middle.y() + 6 + 20 * sizes.text}, notice.words,
            {fonts::ui(13 * sizes.text), context.table.muted, TextAlign::Centre}, room.width());
}

}  // namespace

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
  if (context.view.turn > 0 && context.view.step != Step::over) {
    drawCounters(painter, context);
  }
  drawNotice(painter, context);
}

void paintLaneTops(QPainter& painter, const SheetContext& context) {
  for (const LanePlan& lane : context.layout.lanes) {
    paintLaneTop(painter, context, lane);
  }
}

}  // namespace playsheet
