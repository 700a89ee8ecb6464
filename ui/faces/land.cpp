// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/faces/land.h"

#include "ui/faces/emblem.h"

#include <algorithm>

namespace playsheet {
namespace {

struct Ground {
  const LandLayer& layer;
  qreal x, y, w, bottom;
  qreal top;    ///< height of the land at the edges
  qreal swing;  ///< in pixels

  qreal random(int i, qreal low, qreal high) const {
    return emblemRandom(layer.seed, static_cast<quint32>(layer.index * 97 + i), low, high);
  }
};

QPainterPath closed(const QPolygonF& points) {
  QPainterPath path;
  path.addPolygon(points);
  path.closeSubpath();
  return path;
}

/// Storm crags: steep and stepped.
QPainterPath crags(const Ground& g) {
  constexpr int kCrags = 5;
  QPolygonF points;
  points << QPointF(g.x, g.bottom);
  const auto add = [&](qreal px, qreal py) { points << QPointF(px, std::clamp(py, g.y, g.bottom)); };
  for (int j = 0; j <= kCrags; ++j) {
    const qreal px = g.x + g.w * j / kCrags;
    const bool peak = j % 2 == g.layer.index % 2;
    add(px, peak ? g.top - g.swing * g.random(j, 0.1, 1) : g.top + g.swing * g.random(j, 0, 0.4));
    if (j < kCrags) {
      add(px + g.w / kCrags * 0.38, g.top - g.swing * g.random(j + 20, -0.3, 0.4));
      add(px + g.w / kCrags * 0.5, g.top - g.swing * g.random(j + 40, -0.1, 0.6));
    }
  }
  points << QPointF(g.x + g.w, g.bottom);
  return closed(points);
}

QPainterPath flames(const Ground& g) {
  constexpr int kTongues = 4;
  QPainterPath path(QPointF(g.x, g.bottom));
  path.lineTo(g.x, g.top);
  for (int j = 0; j < kTongues; ++j) {
    const qreal a = g.x + g.w * j / kTongues;
    const qreal b = g.x + g.w * (j + 1) / kTongues;
    const qreal tip = std::max(g.y, g.top - g.swing * g.random(j, 0.35, 1));
    const qreal lean = g.random(j + 9, 0.45, 0.85);
    path.quadTo(a + (b - a) * 0.45, g.top + g.swing * 0.15, a + (b - a) * lean, tip);
    path.quadTo(b - (b - a) * 0.15 * lean, (tip + g.top) / 2, b, g.top);
  }
  path.lineTo(g.x + g.w, g.bottom);
  path.closeSubpath();
  return path;
}

QPainterPath waves(const Ground& g) {
  const qreal step = g.w / (3 + g.layer.index);
  const qreal phase = g.random(1, 0.2, 0.8);
  const qreal end = g.x + g.w;
  QPainterPath path(QPointF(g.x, g.bottom));
  path.lineTo(g.x, g.top);
  path.quadTo(g.x + step * phase / 2, g.top - g.swing * 0.7, g.x + step * phase, g.top);
  qreal px = g.x + step * phase;
  while (px + step < end - 0.1) {
    path.quadTo(px + step / 2, g.top - g.swing * 1.3, px + step, g.top);
    px += step;
  }
  path.quadTo((px + end) / 2, g.top - g.swing * 0.7, end, g.top);
  path.lineTo(end, g.bottom);
  path.closeSubpath();
  return path;
}

QPainterPath swells(const Ground& g) {
  const qreal tilt = g.random(1, -1, 1);
  const bool rising = tilt > 0;
  QPainterPath path(QPointF(g.x, g.bottom));
  path.lineTo(g.x, g.top - g.swing * 0.3 * tilt);
  path.cubicTo(g.x + g.w * g.random(2, 0.2, 0.4), g.top - g.swing * (rising ? 1 : -0.5),
               g.x + g.w * g.random(3, 0.55, 0.75), g.top + g.swing * (rising ? 0.8 : -1), g.x + g.w,
               g.top - g.swing * 0.2 * g.random(4, -1, 1));
  path.lineTo(g.x + g.w, g.bottom);
  path.closeSubpath();
  return path;
}

QPainterPath mountains(const Ground& g) {
  const qreal p = g.random(1, 0.2, 0.8);
  const qreal q = g.random(2, 0.15, 0.85);
  const qreal left = std::min(p, q);
  QPolygonF points;
  points << QPointF(g.x, g.bottom) << QPointF(g.x, g.top + g.swing * g.random(3, -0.2, 0.4))
         << QPointF(g.x + g.w * left * 0.9, g.top - g.swing * g.random(4, 0.5, 1))
         << QPointF(g.x + g.w * (p + q) / 2, g.top + g.swing * g.random(5, -0.1, 0.3))
         << QPointF(g.x + g.w * std::min(1.0, std::max(std::max(p, q), left + 0.25)),
                    g.top - g.swing * g.random(6, 0.2, 0.9))
         << QPointF(g.x + g.w, g.top + g.swing * g.random(7, -0.2, 0.4)) << QPointF(g.x + g.w, g.bottom);
  return closed(points);
}

QPainterPath horizon(const Ground& g) {
  QPainterPath path(QPointF(g.x, g.bottom));
  path.lineTo(g.x, g.top);
  path.quadTo(g.x + g.w / 2, g.top - g.swing * g.random(1, 0.4, 1.2), g.x + g.w, g.top);
  path.lineTo(g.x + g.w, g.bottom);
  path.closeSubpath();
  return path;
}

}  // namespace

QPainterPath landPath(const LandLayer& layer, const QRectF& area) {
  const qreal h = area.height();
  const Ground ground{layer,          area.x(), area.y(), area.width(), area.bottom(), area.y() + h * layer.base,
                      h * layer.swing};
  switch (layer.symbol.unicode()) {
    case u'L':
      return crags(ground);
    case u'F':
    case u'f':
    case u'b':
      return flames(ground);
    case u'W':
    case u'w':
    case u't':
      return waves(ground);
    case u'N':
    case u'a':
    case u'n':
      return swells(ground);
    case u'E':
    case u'e':
    case u'm':
    case u's':
      return mountains(ground);
    default:
      return horizon(ground);
  }
}

}  // namespace playsheet
