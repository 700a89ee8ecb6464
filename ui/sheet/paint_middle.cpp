// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>
#include <algorithm>
#include <array>

#include "ui/faces/fonts.h"
#include "ui/sheet/ledger_words.h"
#include "ui/sheet/paint_lane.h"
#include "ui/sheet/paint_tools.h"

/// The middle of a table in a ring: cards that are dealt with lie there, and beside them a die with its ledger, or what
/// is to be said; the decks that belong to nobody.
namespace playsheet {
namespace {

using Spots = std::vector<QPointF>;

/// Where the pips of a die stand, from -1 to 1.
const Spots& pipsOf(int die) {
  static const std::array<Spots, 7> kPips{
      Spots{},
      Spots{{0, 0}},
      Spots{{-1, -1}, {1, 1}},
      Spots{{-1, -1}, {0, 0}, {1, 1}},
      Spots{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}},
      Spots{{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}},
      Spots{{-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {1, 1}},
  };
  return kPips[static_cast<std::size_t>(std::clamp(die, 0, 6))];
}

void drawDie(QPainter& painter, const SheetContext& context, const SceneRoll& roll, const QRectF& die) {
  const QColor edge = roll.nobodys ? context.theme.line2 : context.seatColour(roll.roller);
  painter.setPen(QPen(edge, 2));
  painter.setBrush(QColor(0xFB, 0xF7, 0xEC));
  painter.drawRoundedRect(die, die.width() * 0.16, die.width() * 0.16);
  if (roll.die == 0) {
    const QFont font = fonts::card(die.height() * 0.6, 700);
    drawWords(painter, {die.center().x(), middleBaseline(font, die.center().y())}, QStringLiteral("?"),
              {font, QColor(0x5B, 0x54, 0x47), TextAlign::Centre});
    return;
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(0x1F, 0x1B, 0x16));
  for (const QPointF& pip : pipsOf(roll.die)) {
    painter.drawEllipse(die.center() + pip * die.width() * 0.27, die.width() * 0.085, die.width() * 0.085);
  }
}

/// The addends one under the other, and under a line what they come to.
void drawAddends(QPainter& painter, const SheetContext& context, const std::vector<SceneRow>& rows, int sum,
                 const QString& title, const QRectF& room) {
  const qreal z = context.layout.sizes.text;
  const qreal step = std::min(21 * z, room.height() / static_cast<qreal>(rows.size() + 1));
  const QFont figures = fonts::card(16 * z, 700);
  const QFont words = fonts::ui(12.5 * z);
  qreal y = room.top();
  bool first = true;
  for (const SceneRow& row : rows) {
    const qreal middle = y + step / 2;
    drawWords(painter, {room.left() + 26 * z, middleBaseline(figures, middle)}, ledgerFigure(row.value, first),
              {figures, context.table.ink, TextAlign::Right});
    drawWords(painter, {room.left() + 32 * z, middleBaseline(words, middle)}, row.words,
              {words, context.table.ink, TextAlign::Left, MayCut::Addend}, room.width() - 34 * z);
    if (context.lines != nullptr) {
      context.lines->append({QRectF(room.left(), y, room.width(), step), row.card, row.source});
    }
    y += step;
    first = false;
  }
  painter.setPen(QPen(context.table.edge, 1.2));
  painter.drawLine(QPointF(room.left() + 2, y + 1), QPointF(room.left() + std::min(room.width() - 4, 170 * z), y + 1));
  const QFont large = fonts::card(20 * z, 700);
  const qreal middle = y + step / 2 + 2;
  drawWords(painter, {room.left() + 26 * z, middleBaseline(large, middle)}, QString::number(sum),
            {large, context.table.ink, TextAlign::Right});
  drawWords(painter, {room.left() + 32 * z, middleBaseline(words, middle)}, title,
            {words, context.table.muted, TextAlign::Left, MayCut::Addend}, room.width() - 34 * z);
}

/// What it has to reach, or what has come of it.
void drawOutcome(QPainter& painter, const SheetContext& context, const SceneRoll& roll, const RollPlan& plan) {
  const qreal z = context.layout.sizes.text;
  const QFont font = fonts::ui(13 * z, 600);
  QString text = roll.result;
  if (!roll.targetTitle.isEmpty() && plan.against.isEmpty()) {
    const QString target = QStringLiteral("%1: %2").arg(roll.targetTitle).arg(roll.target);
    text = text.isEmpty() ? target : QStringLiteral("%1 · %2").arg(target, text);
  }
  if (text.isEmpty()) {
    return;
  }
  const QColor colour = roll.result.isEmpty() ? context.theme.line2
                        : roll.passed         ? context.theme.ok
                                              : context.theme.bad;
  const qreal width = std::min(QFontMetricsF(font).horizontalAdvance(text) + 24 * z, plan.rect.width() - 12);
  const QRectF pill(plan.rect.left() + 8, plan.rect.bottom() - 28 * z, width, 24 * z);
  painter.setPen(QPen(colour, 1.5));
  painter.setBrush(context.theme.surface);
  painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
  drawWords(painter, {pill.center().x(), middleBaseline(font, pill.center().y())}, text,
            {font, context.theme.text, TextAlign::Centre, MayCut::PlayerName}, pill.width() - 16 * z);
}

/// What one of many dice comes to: "4 + 2 = 6", or the sum alone.
void drawTotal(QPainter& painter, const SheetContext& context, const SceneRoll& roll, const QRectF& room) {
  if (roll.rows.empty()) return;
  QString sum;
  for (std::size_t i = 0; i < roll.rows.size() && roll.rows.size() > 1; ++i)
    sum += ledgerFigure(roll.rows[i].value, i == 0) + QLatin1Char(' ');
  const QFont figures = fonts::card(std::min(22 * context.layout.sizes.text, room.height() * 0.8), 700);
  const QString all = QStringLiteral("%1= %2").arg(sum).arg(roll.total);
  const bool fits = !sum.isEmpty() && QFontMetricsF(figures).horizontalAdvance(all) <= room.width();
  drawWords(painter, {room.left(), middleBaseline(figures, room.center().y())},
            fits ? all : QString::number(roll.total), {figures, context.table.ink}, room.width());
}

void drawRoll(QPainter& painter, const SheetContext& context, const SceneRoll& roll, const RollPlan& plan) {
  const qreal z = context.layout.sizes.text;
  drawPane(painter, context, plan.rect, context.table.zone, 0.5);
  const QFont title = fonts::ui(14 * z, 600);
  const qreal name = std::min(20 * z, plan.die.top() - plan.rect.top() - 4);
  drawWords(painter, {plan.rect.left() + 10, plan.rect.top() + name}, roll.title,
            {title, context.table.ink, TextAlign::Left, MayCut::PlayerName}, plan.rect.width() - 16);
  drawDie(painter, context, roll, plan.die);
  if (context.layout.rolls.size() > 2) return drawTotal(painter, context, roll, plan.ledger);
  if (!roll.rows.empty()) {
    drawAddends(painter, context, roll.rows, roll.total, {}, plan.ledger);
  }
  if (!plan.against.isEmpty()) {
    drawAddends(painter, context, roll.against, roll.target, roll.targetTitle, plan.against);
  }
  drawOutcome(painter, context, roll, plan);
}

void drawStock(QPainter& painter, const SheetContext& context, const SceneStock& stock, const QRectF& rect) {
  const qreal z = context.layout.sizes.text;
  const qreal k = context.layout.sizes.scale;
  const bool two = rect.height() >= 34 * z;
  const QFont words = fonts::ui(12.5 * z, 500);
  const QFont figures = fonts::card(16 * z, 700);
  const qreal upper = two ? rect.top() + rect.height() * 0.28 : rect.center().y();
  const qreal lower = two ? rect.top() + rect.height() * 0.72 : rect.center().y();
  if (two) {
    drawWords(painter, {rect.left() + 4, middleBaseline(words, upper)}, stock.title, {words, context.table.muted},
              rect.width() - 8);
  }
  const auto figure = [&](qreal x, const QString& icon, int value) {
    drawIcon(painter, icon, {x, lower - 8 * k}, 16 * k, context.table.muted);
    drawWords(painter, {x + 21 * k, middleBaseline(figures, lower)}, QString::number(value),
              {figures, context.table.ink});
  };
  figure(rect.left() + 4, two ? QStringLiteral("deck") : stock.icon, stock.deck);
  figure(rect.left() + rect.width() * 0.52, QStringLiteral("graveyard"), stock.pile);
}

}  // namespace

void paintMiddle(QPainter& painter, const SheetContext& context) {
  const SheetLayout& layout = context.layout;
  drawPane(painter, context, layout.band, context.table.band, 0.62, 10);
  for (std::size_t i = 0; i < context.scene.stocks.size() && i < static_cast<std::size_t>(layout.stocks.size()); ++i) {
    drawStock(painter, context, context.scene.stocks[i], layout.stocks[static_cast<qsizetype>(i)]);
  }
  for (std::size_t i = 0; i < context.scene.rolls.size() && i < static_cast<std::size_t>(layout.rolls.size()); ++i) {
    drawRoll(painter, context, context.scene.rolls[i], layout.rolls[static_cast<qsizetype>(i)]);
  }
  if (layout.rolls.isEmpty()) {
    paintNotice(painter, context);
  }
}

}  // namespace playsheet
