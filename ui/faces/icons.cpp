// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/faces/icons.h"

#include "ui/faces/fonts.h"
#include "ui/faces/icon_shapes.h"
#include "ui/faces/palette.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

namespace playsheet {
namespace {

QColor colourFor(IconPaint role, const QColor& own, const QColor& ink, const QColor& paper) {
  switch (role) {
    case IconPaint::Ink:
      return ink;
    case IconPaint::Paper:
      return paper;
    case IconPaint::Fixed:
      return own;
    case IconPaint::None:
      break;
  }
  return {};
}

void paintShapes(QPainter& painter, const IconShapes& icon, const QRectF& box, const QColor& ink, const QColor& paper) {
  const qreal scale = std::min(box.width() / icon.box.width(), box.height() / icon.box.height());
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(box.center());
  painter.scale(scale, scale);
  painter.translate(-icon.box.center());
  for (const IconShape& shape : icon.shapes) {
    const QColor fill = colourFor(shape.fill, shape.fillColour, ink, paper);
    const QColor stroke = colourFor(shape.stroke, shape.strokeColour, ink, paper);
    if (fill.isValid()) {
      painter.fillPath(shape.path, fill);
    }
    if (stroke.isValid()) {
      QPen pen = shape.pen;
      pen.setColor(stroke);
      painter.strokePath(shape.path, pen);
    }
  }
  painter.restore();
}

QString symbolFile(QChar symbol) {
  return QStringLiteral(":/icons/symbols/%1.svg").arg(symbolColours(symbol).name.toLower());
}

/// Attributes are many and new ones come with every set: two letters tell them until somebody draws an icon.
void paintInitials(QPainter& painter, const QString& id, const QRectF& box, const QColor& ink) {
  const QString letters = id.left(1).toUpper() + id.mid(1, 1).toLower();
  const QFont font = fonts::card(box.height() * 0.84, 700);
  const qreal width = QFontMetricsF(font).horizontalAdvance(letters);
  painter.setFont(font);
  painter.setPen(ink);
  painter.drawText(QPointF(box.center().x() - width / 2, box.top() + box.height() * 0.80), letters);
}

QPixmap clearPixmap(int size, qreal devicePixelRatio) {
  const int side = std::max(1, static_cast<int>(std::ceil(size * devicePixelRatio)));
  QPixmap pixmap(side, side);
  pixmap.setDevicePixelRatio(devicePixelRatio);
  pixmap.fill(Qt::transparent);
  return pixmap;
}

}  // namespace

bool paintActionIcon(QPainter& painter, const QString& name, const QRectF& box, const QColor& ink,
                     const QColor& paper) {
  const IconShapes icon = iconShapes(QStringLiteral(":/icons/actions/%1.svg").arg(name));
  if (icon.isEmpty()) {
    return false;
  }
  paintShapes(painter, icon, box, ink, paper);
  return true;
}

void paintAttribute(QPainter& painter, const QString& id, const QRectF& box, const QColor& ink, const QColor& paper) {
  const IconShapes icon = iconShapes(QStringLiteral(":/icons/attributes/%1.svg").arg(id.toLower()));
  if (icon.isEmpty()) {
    paintInitials(painter, id, box, ink);
  } else {
    paintShapes(painter, icon, box, ink, paper);
  }
}

void paintSymbolBadge(QPainter& painter, QChar symbol, const QRectF& box, bool rim) {
  const IconShapes icon = iconShapes(symbolFile(symbol));
  if (icon.isEmpty()) {
    return;
  }
  const bool dark = QStringLiteral("EVetbmn").contains(symbol);
  if (rim && dark) {
    IconShapes outline{icon.box, {icon.shapes.first()}};
    outline.shapes.first().stroke = IconPaint::Fixed;
    outline.shapes.first().strokeColour = cardColours().paper;
    outline.shapes.first().pen.setWidthF(2.4);
    paintShapes(painter, outline, box, {}, {});
    outline.shapes = icon.shapes.mid(1);
    paintShapes(painter, outline, box, {}, {});
    return;
  }
  paintShapes(painter, icon, box, {}, {});
}

qreal symbolPillWidth(qreal height) { return height * 1.7; }

void paintSymbolPill(QPainter& painter, QChar symbol, const QPointF& topLeft, qreal height) {
  const qreal width = symbolPillWidth(height);
  const CardColours& card = cardColours();
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(card.ink);
  if (symbol.isLower()) {  // of an element, which has no letter that people would know
    const QRectF disc(topLeft.x() + width - height * 1.2, topLeft.y(), height * 1.2, height * 1.2);
    painter.drawEllipse(disc);
    paintSymbolBadge(painter, symbol, disc.adjusted(2, 2, -2, -2), true);
    painter.restore();
    return;
  }
  painter.drawRoundedRect(QRectF(topLeft, QSizeF(width, height)), height / 2, height / 2);
  paintSymbolBadge(painter, symbol, QRectF(topLeft + QPointF(2.5, 2), QSizeF(height - 4, height - 4)), true);
  const QFont font = fonts::card(std::max(13.0, height * 0.74), 700);
  const QFontMetricsF metrics(font);
  const QString letter(symbol);
  const QPointF baseline(topLeft.x() + height + (width - height) / 2 - 1.5 - metrics.horizontalAdvance(letter) / 2,
                         topLeft.y() + height / 2 + metrics.capHeight() / 2);
  painter.setFont(font);
  painter.setPen(card.paper);
  painter.drawText(baseline, letter);
  painter.restore();
}

void paintSeatMark(QPainter& painter, const QString& mark, const QPointF& centre, qreal radius, const QColor& colour) {
  const IconShapes icon = iconShapes(QStringLiteral(":/icons/seats/%1.svg").arg(mark));
  if (icon.isEmpty()) {
    return;
  }
  // The mark fills 14 of the grid's 16 units from the middle.
  const qreal half = radius * 16 / 14;
  paintShapes(painter, icon, QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), colour, {});
}

const QStringList& seatMarks() {
  static const QStringList marks{QStringLiteral("peak"), QStringLiteral("moon"), QStringLiteral("sun"),
                                 QStringLiteral("wave"), QStringLiteral("fan"),  QStringLiteral("pine"),
                                 QStringLiteral("kite"), QStringLiteral("drum"), QStringLiteral("gate")};
  return marks;
}

QPixmap actionPixmap(const QString& name, int size, const QColor& ink, qreal devicePixelRatio, const QColor& paper) {
  QPixmap pixmap = clearPixmap(size, devicePixelRatio);
  QPainter painter(&pixmap);
  paintActionIcon(painter, name, QRectF(0, 0, size, size), ink, paper);
  return pixmap;
}

QPixmap appPixmap(int size, qreal devicePixelRatio) {
  // The only icon with gradients: the general renderer reads it, and it is painted a few times in a run.
  QSvgRenderer renderer(QStringLiteral(":/icons/app/playsheet.svg"));
  QPixmap pixmap = clearPixmap(size, devicePixelRatio);
  QPainter painter(&pixmap);
  renderer.render(&painter, QRectF(0, 0, size, size));
  return pixmap;
}

}  // namespace playsheet
