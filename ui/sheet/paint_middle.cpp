// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>
#include <algorithm>
#include <array>

#include "ui/faces/fonts.h"
#include "ui/sheet/ledger_words.h"
#include "ui/sheet/paint_lane.h"
#include "ui/sheet/paint_tools.h"
#include "ui/sheet/ring_measure.h"

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

/// What it has to reach, and what has come of it, in one line or in two.
void drawOutcome(QPainter& painter, const SheetContext& context, const SceneRoll& roll, const RollPlan& plan) {
  const qreal z = context.layout.sizes.text;
  const QFont font = fonts::ui(13 * z, 600);
  const QFontMetricsF metrics(font);
  QStringList texts;
  if (!roll.targetTitle.isEmpty() && plan.against.isEmpty())
    texts << QStringLiteral("%1: %2").arg(roll.targetTitle).arg(roll.target);
  if (!roll.result.isEmpty() && !plan.brief) texts << roll.result;  // of a brief one it stands beside the die
  if (texts.isEmpty()) {
    return;
  }
  const QString all = texts.join(QStringLiteral(" · "));
  if (metrics.horizontalAdvance(all) <= plan.rect.width() - 12 - 16 * z) texts = QStringList{all};
  qreal widest = 0;
  for (const QString& text : texts) widest = std::max(widest, metrics.horizontalAdvance(text));
  const QColor colour = roll.result.isEmpty() ? context.theme.line2
                        : roll.passed         ? context.theme.ok
                                              : context.theme.bad;
  const qreal tall = (6 + 18 * static_cast<qreal>(texts.size())) * z;
  const QRectF pill(plan.rect.left() + 8, plan.rect.bottom() - 4 * z - tall,
                    std::min(widest + 24 * z, plan.rect.width() - 12), tall);
  painter.setPen(QPen(colour, 1.5));
  painter.setBrush(context.theme.surface);
  painter.drawRoundedRect(pill, 12 * z, 12 * z);
  qreal middle = pill.top() + 12 * z;
  for (const QString& text : texts) {
    drawWords(painter, {pill.center().x(), middleBaseline(font, middle)}, text,
              {font, context.theme.text, TextAlign::Centre, MayCut::PlayerName}, pill.width() - 16 * z);
    middle += 18 * z;
  }
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

/// Beside a die without a ledger: its sum, and what has come of it below.
void drawBrief(QPainter& painter, const SheetContext& context, const SceneRoll& roll, const RollPlan& plan) {
  const QFont font = fonts::ui(12.5 * context.layout.sizes.text, 500);
  const qreal line = 15 * context.layout.sizes.text;
  const QStringList lines =
      roll.result.isEmpty() ? QStringList() : ring::inTwoLines(roll.result, font, plan.ledger.width());
  const qreal below = line * static_cast<qreal>(lines.size());
  const QRectF sum = plan.ledger.adjusted(0, 0, 0, -below);
  drawTotal(painter, context, roll, sum);
  for (qsizetype i = 0; i < lines.size(); ++i)
    drawWords(painter, {plan.ledger.left(), middleBaseline(font, sum.bottom() + line * (static_cast<qreal>(i) + 0.5))},
              lines[i], {font, roll.passed ? context.theme.ok : context.theme.bad}, plan.ledger.width());
}

void drawRoll(QPainter& painter, const SheetContext& context, const SceneRoll& roll, const RollPlan& plan) {
  const qreal z = context.layout.sizes.text;
  drawPane(painter, context, plan.rect, context.table.zone, 0.5);
  const QFont title = ring::rollTitleFont(context.layout.sizes, plan.brief);
  qreal base = plan.rect.top() + std::min(20 * z, plan.die.top() - plan.rect.top() - 4);
  const QStringList lines =
      plan.brief ? QStringList{roll.title} : ring::inTwoLines(roll.title, title, plan.rect.width() - 16);
  for (const QString& line : lines) {
    drawWords(painter, {plan.rect.left() + 10, base}, line,
              {title, context.table.ink, TextAlign::Left, MayCut::PlayerName}, plan.rect.width() - 16);
    base += 18 * z;
  }
  drawDie(painter, context, roll, plan.die);
  if (plan.brief) {
    drawBrief(painter, context, roll, plan);
  } else if (!roll.rows.empty()) {
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
