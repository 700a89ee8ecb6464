// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "ui/faces/fonts.h"
#include "ui/sheet/paint_tools.h"
#include "ui/sheet/sheet_names.h"

namespace playsheet {

using table::PlayerId;

namespace {

QString iconOf(const DrawerSection& section) {
  if (section.looked) {
    return QStringLiteral("eye");
  }
  switch (section.place) {
    case SheetPlace::Chakra:
      return QStringLiteral("charge");
    case SheetPlace::Removed:
      return QStringLiteral("removed");
    case SheetPlace::Hand:
      return QStringLiteral("hand");
    case SheetPlace::Deck:
      return QStringLiteral("deck");
    case SheetPlace::Reinforcement:
      return QStringLiteral("squad");
    default:
      return QStringLiteral("graveyard");
  }
}

struct BubblePlan {
  QRectF box, rule;
  QStringList lines;
  qreal left = 0;  ///< of the words
  qreal step = 0;
};

QFont bubbleFont(qreal textScale) { return fonts::card(14 * textScale, 700); }

constexpr qreal kBeside = 8;  ///< between a card, with its marks, and the bubble about it

/// How much of the cards a box there would cover; the card that it is about counts most.
qreal coveredBy(const SheetLayout& layout, const PlacedCard& about, const QRectF& box) {
  const auto area = [&box](const QRectF& rect) {
    const QRectF both = rect & box;
    return both.isEmpty() ? 0 : both.width() * both.height();
  };
  qreal sum = 8 * area(about.rect.adjusted(-4, -4, 4, 4));
  for (const PlacedCard& card : layout.cards) {
    sum += card.drawer == about.drawer ? area(card.rect) : 0;
  }
  return sum;
}

/// Beside the card: towards the middle of the sheet first, wherever the fewest cards are covered.
QPointF placeBubble(const SheetLayout& layout, const PlacedCard& card, const QSizeF& size) {
  const QRectF area = layout.area.adjusted(6, 6, -6, -6);
  const QRectF& at = card.rect;
  const QPointF above(at.center().x() - size.width() / 2, at.top() - kBeside - size.height());
  const QPointF below(above.x(), at.bottom() + kBeside);
  const QPointF right(at.right() + kBeside, at.center().y() - size.height() / 2);
  const QPointF left(at.left() - kBeside - size.width(), right.y());
  const bool low = at.center().y() > layout.area.center().y();
  QPointF best;
  qreal least = 1e12;
  for (const QPointF& wish : {low ? above : below, right, left, low ? below : above}) {
    const QPointF corner(std::clamp(wish.x(), area.left(), std::max(area.left(), area.right() - size.width())),
                         std::clamp(wish.y(), area.top(), std::max(area.top(), area.bottom() - size.height())));
    const qreal cost = coveredBy(layout, card, QRectF(corner, size));
    if (cost < least) {
      least = cost;
      best = corner;
    }
  }
  return {std::round(best.x()), std::round(best.y())};
}

BubblePlan planBubble(const SheetLayout& layout, const Bubble& bubble) {
  BubblePlan plan;
  const PlacedCard* card = layout.find(bubble.card);
  PlacedCard about = card != nullptr ? *card : PlacedCard{};
  if (card == nullptr) {
    about.rect = bubble.place;
  }
  if (about.rect.isEmpty() || !bubble.isShown()) {
    return plan;
  }
  const qreal z = layout.sizes.text;
  constexpr qsizetype kLines = 4;  // a longer reason has a wider bubble
  for (qreal most = 150 * z; (plan.lines.isEmpty() || plan.lines.size() > kLines) && most < 420 * z; most += 30 * z) {
    plan.lines = fitParagraphs(bubble.reason, bubbleFont(z), most, 12, MayCut::CardName);
  }
  const qreal ruleWidth = ruleIdWidth(bubble.rule, z);
  qreal width = ruleWidth;
  for (const QString& line : plan.lines) {
    width = std::max(width, QFontMetricsF(bubbleFont(z)).horizontalAdvance(line));
  }
  plan.step = 17 * z;
  const bool ruled = !bubble.rule.isEmpty();
  const auto rows = static_cast<qreal>(plan.lines.size() + (ruled ? 1 : 0));
  const QSizeF size(width + 44 * z, plan.step * rows + 14);
  plan.box = QRectF(placeBubble(layout, about, size), size);
  plan.left = plan.box.left() + 14 + 18 * z;
  if (ruled) {
    plan.rule = QRectF(plan.left - 6, plan.box.bottom() - 10 - plan.step, ruleWidth + 12, plan.step + 8);
  }
  return plan;
}

}  // namespace

void paintDrawer(QPainter& painter, const SheetContext& context, PlayerId player) {
  const DrawerPlan& drawer = context.layout.drawers[player];
  if (!drawer.isOpen()) {
    return;
  }
  const SheetSizes& sizes = context.layout.sizes;
  drawPanel(painter, context, drawer.rect, 10);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(context.seatColour(player), 2));
  painter.drawRoundedRect(drawer.rect.adjusted(1, 1, -1, -1), 10, 10);
  const QFont title = fonts::ui(14 * sizes.text, 600);
  for (const DrawerSection& section : drawer.sections) {
    const qreal side = 18 * sizes.text;
    const qreal middle = section.title.center().y();
    drawIcon(painter, iconOf(section), {section.title.left(), middle - side / 2}, side, context.theme.muted);
    const qreal most = std::min(section.title.right(), drawer.close.left()) - section.title.left() - side - 12;
    const QString name =
        section.looked ? Sheet::tr("Cards being looked at") : placeName(context, section.place, player);
    const qreal width = drawWords(
        painter, {section.title.left() + side + 8, middleBaseline(title, middle)}, name,
        {title, context.theme.text, TextAlign::Left, section.looked ? MayCut::Never : MayCut::PlayerName}, most - 30);
    drawWords(painter, {section.title.left() + side + 16 + width, middleBaseline(title, middle)},
              QString::number(section.count), {fonts::card(16 * sizes.text, 700), context.theme.muted});
    if (section.count == 0) {
      const QFont words = fonts::ui(13 * sizes.text);
      drawWords(painter, {section.title.left(), section.title.bottom() + 30 * sizes.text}, Sheet::tr("No cards here"),
                {words, context.theme.muted});
    }
  }
  drawIcon(painter, QStringLiteral("close"), drawer.close.topLeft(), drawer.close.width(), context.theme.muted);
}

QRectF bubbleRule(const SheetLayout& layout, const Bubble& bubble) { return planBubble(layout, bubble).rule; }

void paintBubble(QPainter& painter, const SheetContext& context, const Bubble& bubble, bool hot) {
  const BubblePlan plan = planBubble(context.layout, bubble);
  if (plan.box.isEmpty()) {
    return;
  }
  const qreal z = context.layout.sizes.text;
  drawPanel(painter, context, plan.box);
  drawIcon(painter, bubble.allowed ? QStringLiteral("check") : QStringLiteral("lock"),
           plan.box.topLeft() + QPointF(10, 9), 16 * z, bubble.allowed ? context.theme.legal : context.theme.warn);
  qreal baseline = plan.box.top() + 4 + plan.step;
  for (const QString& line : plan.lines) {
    drawWords(painter, {plan.left, baseline}, line, {bubbleFont(z), context.theme.text});
    baseline += plan.step;
  }
  if (!plan.rule.isEmpty()) {
    drawRuleId(painter, {plan.left, baseline}, bubble.rule, hot ? context.theme.focus : context.theme.muted, z);
  }
}

}  // namespace playsheet
