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
    default:
      return QStringLiteral("graveyard");
  }
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

void paintBubble(QPainter& painter, const SheetScene& scene, const Bubble& bubble) {
  const PlacedCard* card = scene.layout.find(bubble.card);
  if (card == nullptr) {
    return;
  }
  const SheetSizes& sizes = scene.layout.sizes;
  const QFont words = fonts::card(14 * sizes.text, 700);
  const QFont rule = fonts::card(13 * sizes.text, 500);
  const qreal most = std::max(118 * sizes.text, card->rect.width());
  const QStringList lines = fitParagraphs(bubble.reason, words, most, 5);
  qreal width = QFontMetricsF(rule).horizontalAdvance(bubble.rule);
  for (const QString& line : lines) {
    width = std::max(width, QFontMetricsF(words).horizontalAdvance(line));
  }
  const qreal step = 17 * sizes.text;
  const bool ruled = !bubble.rule.isEmpty();
  const QSizeF size(width + 44 * sizes.text, step * static_cast<qreal>(lines.size() + (ruled ? 1 : 0)) + 14);
  const QRectF area = scene.layout.area.adjusted(6, 6, -6, -6);
  const qreal x = std::clamp(card->rect.center().x() - size.width() / 2, area.left(), area.right() - size.width());
  const qreal y = std::clamp(card->rect.top() + card->rect.height() * 0.32, area.top(), area.bottom() - size.height());
  const QRectF box(QPointF(std::round(x), std::round(y)), size);
  drawPanel(painter, scene, box);
  drawIcon(painter, QStringLiteral("lock"), box.topLeft() + QPointF(10, 9), 16 * sizes.text, scene.theme.warn);
  qreal baseline = box.top() + 4 + step;
  const qreal left = box.left() + 14 + 18 * sizes.text;
  for (const QString& line : lines) {
    drawWords(painter, {left, baseline}, line, {words, scene.theme.text});
    baseline += step;
  }
  if (ruled) {
    drawWords(painter, {left, baseline}, bubble.rule, {rule, scene.theme.muted});
  }
}

}  // namespace playsheet
