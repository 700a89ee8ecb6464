// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>
#include <algorithm>

#include "ui/faces/fonts.h"
#include "ui/sheet/paint_tools.h"
#include "ui/sheet/sheet_names.h"

namespace playsheet {

using naruto::PlayerId;

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

BubblePlan planBubble(const SheetLayout& layout, const Bubble& bubble) {
  BubblePlan plan;
  const PlacedCard* card = layout.find(bubble.card);
  if (card == nullptr) {
    return plan;
  }
  const qreal z = layout.sizes.text;
  const qreal most = std::max(118 * z, card->rect.width());
  plan.lines = fitParagraphs(bubble.reason, bubbleFont(z), most, 5);
  const qreal ruleWidth = ruleIdWidth(bubble.rule, z);
  qreal width = ruleWidth;
  for (const QString& line : plan.lines) {
    width = std::max(width, QFontMetricsF(bubbleFont(z)).horizontalAdvance(line));
  }
  plan.step = 17 * z;
  const bool ruled = !bubble.rule.isEmpty();
  const auto rows = static_cast<qreal>(plan.lines.size() + (ruled ? 1 : 0));
  const QSizeF size(width + 44 * z, plan.step * rows + 14);
  const QRectF area = layout.area.adjusted(6, 6, -6, -6);
  const qreal x = std::clamp(card->rect.center().x() - size.width() / 2, area.left(), area.right() - size.width());
  const qreal y = std::clamp(card->rect.top() + card->rect.height() * 0.32, area.top(), area.bottom() - size.height());
  plan.box = QRectF(QPointF(std::round(x), std::round(y)), size);
  plan.left = plan.box.left() + 14 + 18 * z;
  if (ruled) {
    plan.rule = QRectF(plan.left - 6, plan.box.bottom() - 10 - plan.step, ruleWidth + 12, plan.step + 8);
  }
  return plan;
}

}  // namespace

void paintDrawer(QPainter& painter, const SheetScene& scene, PlayerId player) {
  const DrawerPlan& drawer = scene.layout.drawers[player];
  if (!drawer.isOpen()) {
    return;
  }
  const SheetSizes& sizes = scene.layout.sizes;
  drawPanel(painter, scene, drawer.rect, 10);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(scene.seatColour(player), 2));
  painter.drawRoundedRect(drawer.rect.adjusted(1, 1, -1, -1), 10, 10);
  const QFont title = fonts::ui(14 * sizes.text, 600);
  for (const DrawerSection& section : drawer.sections) {
    const qreal side = 18 * sizes.text;
    const qreal middle = section.title.center().y();
    drawIcon(painter, iconOf(section), {section.title.left(), middle - side / 2}, side, scene.theme.muted);
    const qreal most = std::min(section.title.right(), drawer.close.left()) - section.title.left() - side - 12;
    const QString name =
        section.looked ? Sheet::tr("Cards looked at") : placeName(section.place, scene.dressing.names[player]);
    const qreal width = drawWords(painter, {section.title.left() + side + 8, middleBaseline(title, middle)}, name,
                                  {title, scene.theme.text}, most - 30);
    drawWords(painter, {section.title.left() + side + 16 + width, middleBaseline(title, middle)},
              QString::number(section.count), {fonts::card(16 * sizes.text, 700), scene.theme.muted});
    if (section.count == 0) {
      const QFont words = fonts::ui(13 * sizes.text);
      drawWords(painter, {section.title.left(), section.title.bottom() + 30 * sizes.text}, Sheet::tr("No card here"),
                {words, scene.theme.muted});
    }
  }
  drawIcon(painter, QStringLiteral("close"), drawer.close.topLeft(), drawer.close.width(), scene.theme.muted);
}

QRectF bubbleRule(const SheetLayout& layout, const Bubble& bubble) { return planBubble(layout, bubble).rule; }

void paintBubble(QPainter& painter, const SheetScene& scene, const Bubble& bubble, bool hot) {
  const BubblePlan plan = planBubble(scene.layout, bubble);
  if (plan.box.isEmpty()) {
    return;
  }
  const qreal z = scene.layout.sizes.text;
  drawPanel(painter, scene, plan.box);
  drawIcon(painter, QStringLiteral("lock"), plan.box.topLeft() + QPointF(10, 9), 16 * z, scene.theme.warn);
  qreal baseline = plan.box.top() + 4 + plan.step;
  for (const QString& line : plan.lines) {
    drawWords(painter, {plan.left, baseline}, line, {bubbleFont(z), scene.theme.text});
    baseline += plan.step;
  }
  if (!plan.rule.isEmpty()) {
    drawRuleId(painter, {plan.left, baseline}, bubble.rule, hot ? scene.theme.focus : scene.theme.muted, z);
  }
}

}  // namespace playsheet
