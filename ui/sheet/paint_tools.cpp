// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet/paint_tools.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <cmath>

#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"

namespace playsheet {

qreal drawWords(QPainter& painter, const QPointF& baseline, const QString& text, const Pen& pen, qreal most) {
  const QFontMetricsF metrics(pen.font);
  FittedLine line{text, metrics.horizontalAdvance(text), 1};
  if (most > 0 && line.width > most) {
    line = fitLine(text, pen.font, most, pen.may);
  }
  drawFitted(painter, line, pen.font, pen.colour, baseline.x(), baseline.y(), pen.align);
  return line.width;
}

qreal middleBaseline(const QFont& font, qreal middle) { return middle + QFontMetricsF(font).capHeight() / 2; }

void drawPane(QPainter& painter, const SheetContext& context, const QRectF& rect, const QColor& fill, qreal opacity,
              qreal radius) {
  const QRectF inner = rect.adjusted(0.5, 0.5, -0.5, -0.5);
  QColor ground = fill;
  ground.setAlphaF(static_cast<float>(opacity));
  QColor edge = context.table.edge;
  edge.setAlphaF(0.55F);
  painter.setBrush(ground);
  painter.setPen(QPen(edge, 1));
  painter.drawRoundedRect(inner, radius, radius);
}

void drawSeatEdge(QPainter& painter, const SheetContext& context, const QRectF& rect, table::PlayerId player) {
  constexpr qreal kBreadth = 8;
  QPainterPath path(QPointF(rect.left() + kBreadth, rect.top()));
  path.lineTo(rect.left() + 4, rect.top());
  path.arcTo(QRectF(rect.left(), rect.top(), 8, 8), 90, 90);
  path.lineTo(rect.left(), rect.bottom() - 4);
  path.arcTo(QRectF(rect.left(), rect.bottom() - 8, 8, 8), 180, 90);
  path.lineTo(rect.left() + kBreadth, rect.bottom());
  path.closeSubpath();
  painter.fillPath(path, context.seatColour(player));
}

void drawIcon(QPainter& painter, const QString& name, const QPointF& topLeft, qreal side, const QColor& colour) {
  paintActionIcon(painter, name, QRectF(topLeft, QSizeF(side, side)), colour);
}

namespace {

QFont ruleFont(qreal textScale) { return fonts::card(13 * textScale, 500); }

}  // namespace

QFont verdictFont(qreal textScale) { return fonts::ui(13 * textScale, 600); }

qreal ruleIdWidth(const QString& rule, qreal textScale) {
  return QFontMetricsF(ruleFont(textScale)).horizontalAdvance(rule);
}

void drawRuleId(QPainter& painter, const QPointF& baseline, const QString& rule, const QColor& colour,
                qreal textScale) {
  const qreal width = drawWords(painter, baseline, rule, {ruleFont(textScale), colour});
  QColor line = colour;
  line.setAlphaF(0.55F);
  painter.fillRect(QRectF(baseline.x(), std::round(baseline.y() + 2.5 * textScale), width, 1), line);
}

void drawPanel(QPainter& painter, const SheetContext& context, const QRectF& rect, qreal radius) {
  const auto shade = [&](qreal down, qreal opacity) {
    QColor black(Qt::black);
    black.setAlphaF(static_cast<float>(context.table.dark ? opacity : opacity * 0.5));
    painter.setPen(Qt::NoPen);
    painter.setBrush(black);
    painter.drawRoundedRect(rect.translated(0, down), radius, radius);
  };
  shade(3, 0.16);
  shade(1.5, 0.24);
  painter.setBrush(context.theme.surface);
  painter.setPen(QPen(context.theme.line2, 1));
  painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

}  // namespace playsheet
