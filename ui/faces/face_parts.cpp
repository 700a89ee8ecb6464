// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/faces/face_parts.h"

#include "ui/faces/card_look.h"
#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/faces/outline.h"
#include "ui/faces/palette.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace playsheet {
namespace {

bool isSymbol(QChar sign) { return QStringLiteral("LFWNEV").contains(sign); }

void paintChakraSign(QPainter& painter, QChar sign, const QRectF& box) {
  if (isSymbol(sign)) {
    paintSymbolBadge(painter, sign, box, true);
    return;
  }
  const CardColours& card = cardColours();
  painter.setPen(Qt::NoPen);
  painter.setBrush(card.paper2);
  painter.drawEllipse(box);
  const QFont font = fonts::card(std::max(box.height() * 0.80, 13.0), 700);
  const QFontMetricsF metrics(font);
  drawFitted(painter, {QString(sign), metrics.horizontalAdvance(sign), 1}, font, card.ink, box.center().x(),
             box.center().y() + metrics.capHeight() / 2, TextAlign::Centre);
}

qreal costPillWidth(const QString& cost, qreal sign) { return 6 + static_cast<qreal>(cost.size()) * (sign + 1); }

}  // namespace

void paintSymbolColumn(QPainter& painter, const QStringList& symbols, const QPointF& topRight, qreal height) {
  const qreal width = symbolPillWidth(height);
  const auto shown = std::min<qsizetype>(3, symbols.size());
  for (qsizetype i = 0; i < shown; ++i) {
    if (!symbols[i].isEmpty()) {
      paintSymbolPill(painter, symbols[i].front(), topRight + QPointF(-width, static_cast<qreal>(i) * (height + 2)),
                      height);
    }
  }
}

void paintCostTab(QPainter& painter, const CardFace& face, const QPointF& topLeft, qreal side) {
  const CardLook look = lookOf(face.type);
  if (look.paysChakra || (!look.costIsKnown && face.entranceCost.isEmpty())) {
    return;
  }
  const CardColours& card = cardColours();
  const QRectF tab(topLeft, QSizeF(side, side * 1.02));
  painter.setPen(Qt::NoPen);
  painter.setBrush(card.ink);
  painter.drawRoundedRect(tab, side * 0.28, side * 0.28);
  const QString cost = face.entranceCost.isEmpty() ? QStringLiteral("?") : face.entranceCost;
  const QFont font = fonts::card(side * 0.84, 700);
  drawFitted(painter, fitLine(cost, font, side * 0.92), font, card.paper, tab.center().x(),
             tab.center().y() + QFontMetricsF(font).capHeight() / 2, TextAlign::Centre);
  painter.setPen(QPen(card.ink, 1.2));
  painter.setBrush(card.paper);
  for (int i = 0; i < face.handCost; ++i) {
    const QRectF small(topLeft.x() + side * (0.1 + 0.46 * i), topLeft.y() + side * 1.10, side * 0.36, side * 0.48);
    painter.drawRoundedRect(small, side * 0.09, side * 0.09);
  }
}

qreal jutsuCostWidth(const QString& cost, qreal sign) {
  qreal width = 0;
  const QStringList ways = cost.split(u'/', Qt::SkipEmptyParts);
  for (const QString& way : ways) {
    width += costPillWidth(way, sign) + (width > 0 ? sign * 0.5 : 0);
  }
  return width;
}

void paintJutsuCost(QPainter& painter, const QString& cost, const QPointF& topLeft, qreal sign) {
  const CardColours& card = cardColours();
  qreal x = topLeft.x();
  const QStringList ways = cost.split(u'/', Qt::SkipEmptyParts);
  for (const QString& way : ways) {
    if (x > topLeft.x()) {
      paintRule(painter, QPointF(x + sign * 0.36, topLeft.y() + 3), QPointF(x + sign * 0.14, topLeft.y() + sign + 1),
                card.muted, 1.4);
      x += sign * 0.5;
    }
    const QRectF pill(x, topLeft.y(), costPillWidth(way, sign), sign + 4);
    painter.setPen(Qt::NoPen);
    painter.setBrush(card.ink);
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    qreal at = x + 3.5;
    for (const QChar c : way) {
      paintChakraSign(painter, c, QRectF(at, topLeft.y() + 2, sign, sign));
      at += sign + 1;
    }
    x += pill.width();
  }
}

void paintAttributeDisc(QPainter& painter, const QString& id, const QPointF& centre, qreal radius, const QColor& ground,
                        const QColor& ink) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(ground);
  painter.drawEllipse(centre, radius, radius);
  const qreal side = radius * 1.38;
  paintAttribute(painter, id, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), ink, ground);
}

void paintCoins(QPainter& painter, const FaceState& state, const QPointF& bottomLeft, qreal height, qreal mostWidth) {
  const CardColours& card = cardColours();
  const QFont font = fonts::card(std::max(13.0, height * 0.84), 700);
  const qreal capital = QFontMetricsF(font).capHeight();
  qreal y = bottomLeft.y() - height;
  for (const auto& [label, count] : state.coins) {
    const QString number = QStringLiteral("%1").arg(count);
    const QString named = count > 1 ? QStringLiteral("%1 %2%3").arg(label, QChar(0x00D7), number) : label;
    const bool sign = label == u"growth" || label == u"coin" || label == u"turn";
    // A name that has no room is a coin: how many there are is what counts.
    const bool icon = sign || QFontMetricsF(font).horizontalAdvance(named) > mostWidth - height * 0.7;
    const QString words = icon ? number : named;
    const qreal signWidth = icon ? height * 0.86 : 0;
    const FittedLine line = fitLine(words, font, mostWidth - height * 0.7 - signWidth);
    const QRectF pill(bottomLeft.x(), y, std::max(height, line.width + signWidth + height * 0.7), height);
    painter.setPen(QPen(card.ink, 1.2));
    painter.setBrush(card.coin);
    painter.drawRoundedRect(pill, height / 2, height / 2);
    if (icon) {
      const qreal side = height * 0.80;
      paintActionIcon(painter, sign ? label : QStringLiteral("coin"),
                      QRectF(pill.left() + height * 0.28, pill.center().y() - side / 2, side, side), card.ink);
    }
    drawFitted(painter, line, font, card.ink, pill.center().x() + signWidth / 2, pill.center().y() + capital / 2,
               TextAlign::Centre);
    y -= height + 2;
  }
}

void paintLines(QPainter& painter, const QVector<FittedLine>& lines, const LineBlock& block) {
  qreal y = block.baseline;
  for (const FittedLine& line : lines) {
    drawFitted(painter, line, block.font, block.colour, block.x, y, block.align);
    y += block.step;
  }
}

void paintRule(QPainter& painter, const QPointF& from, const QPointF& to, const QColor& colour, qreal width) {
  painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
  painter.drawLine(from, to);
}

QString typeIcon(CardFace::Type type) { return QLatin1String(lookOf(type).icon); }

void paintScanFace(QPainter& painter, const CardFace& face, const QSizeF& size) {
  const QPainterPath outline = bodyOutline(face.type, size);
  paintSoftShadow(painter, outline, size.height() * 0.92);
  QBrush brush(face.scan);
  brush.setTransform(QTransform::fromScale(size.width() / face.scan.width(), size.height() / face.scan.height()));
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.setPen(QPen(cardColours().ink, 1.2));
  painter.setBrush(brush);
  painter.drawPath(outline);
}

}  // namespace playsheet
