// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/faces/card_painter.h"
#include "ui/faces/icons.h"
#include "ui/faces/outline.h"
#include "ui/faces/palette.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace playsheet {
namespace {

/// Rows of scales, each row shifted by half a scale; the last row may touch the border, never cross it.
QPainterPath scales(const QRectF& field) {
  constexpr int kAcross = 6;
  const qreal step = field.width() / kAcross;
  const int rows = static_cast<int>(field.height() / (step / 2));
  QPainterPath path;
  for (int row = 0; row < rows; ++row) {
    const bool shifted = row % 2 != 0;
    const qreal y = field.top() + step * 0.5 * (row + 1);
    if (y + 1 >= field.bottom()) {
      break;
    }
    for (int i = 0; i < kAcross - (shifted ? 1 : 0); ++i) {
      const qreal x = field.left() + step * (i + 0.5 + (shifted ? 0.5 : 0));
      for (const qreal r : {step * 0.48, step * 0.24}) {
        const QRectF box(x - r, y - r, 2 * r, 2 * r);
        path.arcMoveTo(box, 180);
        path.arcTo(box, 180, -180);
      }
    }
  }
  return path;
}

}  // namespace

void paintBack(QPainter& painter, const QRectF& rect, const QColor& seatColour, const QString& seatMark) {
  constexpr qreal kLeastForPattern = 60;  // below, the scales would only be noise
  const qreal w = rect.width();
  const qreal h = rect.height();
  const CardColours& card = cardColours();
  const QColor deep = mix(seatColour, QColor(0x10, 0x10, 0x14), 0.45);
  const QColor light = mix(seatColour, QColor(Qt::white), 0.55);
  const qreal margin = h * 0.045;
  const qreal radius = std::max(3.5, h * 0.045);
  const QRectF field(margin, margin, w - 2 * margin, h - 2 * margin);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(rect.topLeft());
  painter.setPen(QPen(card.ink, 1.2));
  painter.setBrush(card.paper);
  painter.drawPath(bodyOutline(CardFace::Type::Ninja, rect.size()));
  painter.setPen(Qt::NoPen);
  painter.setBrush(deep);
  const qreal inner = std::max(1.0, radius - margin * 0.6);
  painter.drawRoundedRect(field, inner, inner);
  if (h >= kLeastForPattern) {
    painter.strokePath(scales(field),
                       QPen(mix(deep, light, 0.30), std::max(0.6, h * 0.006), Qt::SolidLine, Qt::FlatCap));
  }
  const qreal ring = w * 0.27;
  const QPointF centre(w / 2, h / 2);
  painter.setPen(QPen(light, std::max(1.0, h * 0.012)));
  painter.setBrush(deep);
  painter.drawEllipse(centre, ring, ring);
  paintSeatMark(painter, seatMark, centre, ring * 0.62, light);
  painter.restore();
}

}  // namespace playsheet
