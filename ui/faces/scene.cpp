// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/faces/scene.h"

#include "ui/faces/card_look.h"
#include "ui/faces/crest.h"
#include "ui/faces/emblem.h"
#include "ui/faces/land.h"
#include "ui/faces/palette.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace playsheet {
namespace {

struct Scene {
  QPainter& painter;
  QRectF area;
  quint32 seed;
  QChar first, last;
  const SymbolColours& one;
  const SymbolColours& two;
  QPointF centre;  ///< of the crest, on which rays, sun and seal are centred
  qreal radius;
};

/// What a veil of this colour makes of the sky. Painted opaque, because Qt's renderer fills translucent shapes many
/// times slower than opaque ones, and the sky under them is known.
QLinearGradient veiledSky(const Scene& s, const QColor& veil, qreal opacity) {
  QLinearGradient sky(s.area.topLeft(), s.area.bottomLeft());
  sky.setColorAt(0, mix(s.one.skyHigh, veil, opacity));
  sky.setColorAt(1, mix(s.one.skyLow, veil, opacity));
  return sky;
}

void fill(Scene& s, const QPainterPath& path, const QBrush& brush) { s.painter.fillPath(path, brush); }

void disc(Scene& s, const QPointF& centre, qreal radius, const QBrush& brush) {
  s.painter.setPen(Qt::NoPen);
  s.painter.setBrush(brush);
  s.painter.drawEllipse(centre, radius, radius);
}

void land(Scene& s, QChar symbol, int index, qreal base, qreal swing, const QColor& colour) {
  fill(s, landPath({symbol, s.seed, index, base, swing}, s.area), colour);
}

void paintNinja(Scene& s) {
  const qreal halo = std::min({s.radius * 1.28, s.area.height() * 0.495, s.area.width() * 0.49});
  disc(s, s.centre, halo, veiledSky(s, s.one.sun, 0.55));
  land(s, s.first, 0, 0.52, 0.20, s.one.far);
  land(s, s.last, 1, 0.70, 0.17, s.two.middle);
  land(s, s.last, 2, 0.88, 0.12, s.two.near);
}

/// The point on the border of the area that is seen from the middle at this angle (0 up, clockwise).
QPointF borderAt(const Scene& s, qreal angle) {
  const qreal dx = std::sin(angle);
  const qreal dy = -std::cos(angle);
  const auto steps = [](qreal way, qreal before, qreal after) {
    return std::abs(way) < 1e-9 ? 1e9 : (way > 0 ? after : before) / way;
  };
  const qreal t = std::min(steps(dx, s.area.left() - s.centre.x(), s.area.right() - s.centre.x()),
                           steps(dy, s.area.top() - s.centre.y(), s.area.bottom() - s.centre.y()));
  return s.centre + QPointF(dx * t, dy * t);
}

/// A ray from the middle to the border, with the corner of the area where it spans one.
QPolygonF rayBetween(const Scene& s, qreal from, qreal to) {
  QPolygonF ray;
  ray << s.centre << borderAt(s, from);
  const auto corners = {s.area.topLeft(), s.area.topRight(), s.area.bottomRight(), s.area.bottomLeft()};
  for (const QPointF& corner : corners) {
    const QPointF way = corner - s.centre;
    qreal angle = std::atan2(way.x(), -way.y()) - from;
    angle -= 2 * M_PI * std::floor(angle / (2 * M_PI));
    if (angle > 0 && angle < to - from) {
      ray << corner;
    }
  }
  ray << borderAt(s, to);
  return ray;
}

/// The rays of one symbol, whole and, lighter, where they cross the halo. One by one and in one flat colour: the
/// renderer takes many times longer over a single path that holds them all, and over a gradient.
void paintRays(Scene& s, const QVector<qreal>& starts, qreal width, qreal halo, const QColor& colour) {
  const QColor plain = mix(mix(s.one.skyHigh, s.one.skyLow, 0.5), colour, 0.75);
  s.painter.setPen(Qt::NoPen);
  s.painter.setBrush(plain);
  for (const qreal from : starts) {
    s.painter.drawPolygon(rayBetween(s, from, from + width));
  }
  s.painter.setBrush(mix(plain, s.one.sun, 0.5));
  const QRectF ring(s.centre.x() - halo, s.centre.y() - halo, 2 * halo, 2 * halo);
  for (const qreal from : starts) {
    QPainterPath slice(s.centre);
    slice.arcTo(ring, 90 - qRadiansToDegrees(from), -qRadiansToDegrees(width));
    s.painter.drawPath(slice);
  }
}

void paintJutsu(Scene& s) {
  const int rays = 9 + static_cast<int>((s.seed >> 5U) % 11U) * 2;
  const qreal start = emblemRandom(s.seed, 3, 0, 2 * M_PI / rays);
  const qreal halo = std::min(s.radius * 1.22, s.area.height() * 0.49);
  QVector<qreal> own;
  QVector<qreal> other;
  for (int i = 0; i < rays; ++i) {
    const bool first = s.first == s.last || i % 2 != 0;
    (first ? own : other).append(start + 2 * M_PI * i / rays);
  }
  disc(s, s.centre, halo, veiledSky(s, s.one.sun, 0.5));
  paintRays(s, own, M_PI / rays, halo, s.one.far);
  paintRays(s, other, M_PI / rays, halo, s.two.far);
}

void paintMission(Scene& s) {
  const qreal x = s.area.x();
  const qreal y = s.area.y();
  const qreal w = s.area.width();
  const qreal h = s.area.height();
  disc(s, QPointF(x + w * emblemRandom(s.seed, 5, 0.18, 0.82), y + h * emblemRandom(s.seed, 6, 0.2, 0.34)), h * 0.11,
       s.one.sun);
  land(s, s.first, 0, 0.50, 0.22, s.one.far);
  land(s, s.last, 1, 0.66, 0.18, s.two.middle);
  land(s, s.first != u'E' ? u'E' : u'N', 2, 0.86, 0.10, s.two.near);
  const qreal middle = x + w * 0.5;
  QPainterPath way;
  way.addPolygon(QPolygonF() << QPointF(middle - w * 0.02, y + h * 0.80) << QPointF(middle + w * 0.02, y + h * 0.80)
                             << QPointF(middle + w * emblemRandom(s.seed, 8, 0.10, 0.22), y + h)
                             << QPointF(middle - w * emblemRandom(s.seed, 9, 0.0, 0.16), y + h));
  fill(s, way, mix(s.two.near, s.one.skyHigh, 0.85));
}

void paintClient(Scene& s) {
  constexpr int kStripes = 7;
  const qreal step = s.area.width() / kStripes;
  QPainterPath stripes;
  for (int i = 1; i < kStripes; i += 2) {
    stripes.addRect(s.area.x() + step * i, s.area.y(), step, s.area.height());
  }
  fill(s, stripes, veiledSky(s, s.two.far, 0.45));
  constexpr int kTeeth = 40;
  QPolygonF seal;
  for (int i = 0; i < kTeeth; ++i) {
    const qreal angle = 2 * M_PI * i / kTeeth;
    const qreal r = s.radius * 1.22 * (i % 2 != 0 ? 1 : 0.93);
    seal << s.centre + QPointF(r * std::sin(angle), -r * std::cos(angle));
  }
  s.painter.setPen(Qt::NoPen);
  s.painter.setBrush(s.one.sun);
  s.painter.drawPolygon(seal);
}

/// Stripes that rush past, the lower the broader, and the halo of the crest.
void paintSlants(Scene& s) {
  const QRectF& a = s.area;
  const int stripes = 5 + static_cast<int>((s.seed >> 4U) % 3U);
  const qreal lean = a.height() * 0.55;
  qreal x = a.left() - lean;
  s.painter.save();
  s.painter.setClipRect(a, Qt::IntersectClip);
  for (int i = 0; i < stripes; ++i) {
    const qreal width = (a.width() + lean) / stripes * emblemRandom(s.seed, static_cast<quint32>(i), 0.25, 0.6);
    QPainterPath stripe;
    stripe.addPolygon(QPolygonF() << QPointF(x, a.bottom()) << QPointF(x + width, a.bottom())
                                  << QPointF(x + width * 0.5 + lean, a.top()) << QPointF(x + lean, a.top()));
    fill(s, stripe, veiledSky(s, i % 2 != 0 ? s.one.far : s.two.middle, 0.6));
    x += (a.width() + lean) / stripes;
  }
  s.painter.restore();
  disc(s, s.centre, std::min(s.radius * 1.22, a.height() * 0.49), veiledSky(s, s.one.sun, 0.5));
}

QPainterPath artOutline(const ArtPlace& place) {
  const QRectF& a = place.area;
  const qreal k = place.corner;
  QPainterPath path(QPointF(a.left(), a.bottom()));
  path.lineTo(a.left(), a.top() + k);
  if (place.cut) {
    path.lineTo(a.left() + k, a.top());
    path.lineTo(a.right() - k, a.top());
    path.lineTo(a.right(), a.top() + k);
  } else {
    path.arcTo(QRectF(a.left(), a.top(), 2 * k, 2 * k), 180, -90);
    path.arcTo(QRectF(a.right() - 2 * k, a.top(), 2 * k, 2 * k), 90, -90);
  }
  path.lineTo(a.right(), a.bottom());
  path.closeSubpath();
  return path;
}

void paintScan(QPainter& painter, const QImage& scan, const ArtPlace& place) {
  const QRectF& area = place.area;
  // The picture of a printed card lies in its upper part: fill the width, and begin a tenth from the top.
  const qreal scale = std::max(area.width() / scan.width(), area.height() / scan.height());
  const qreal spare = scan.height() * scale - area.height();
  QBrush brush(scan);
  brush.setTransform(QTransform(scale, 0, 0, scale, area.center().x() - scan.width() * scale / 2,
                                area.top() - std::min(spare, area.height() * 0.1)));
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.fillPath(artOutline(place), brush);
}

}  // namespace

void paintArt(QPainter& painter, const CardFace& face, const ArtPlace& place) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  if (!face.scan.isNull()) {
    paintScan(painter, face.scan, place);
    painter.restore();
    return;
  }
  const QRectF& a = place.area;
  const QChar first = firstSymbol(face);
  const QChar last = lastSymbol(face);
  Scene scene{painter,      a,           emblemOf(face).seed, first, last, symbolColours(first), symbolColours(last),
              place.centre, place.radius};
  if (place.radius <= 0) {
    scene.centre = a.center();
    scene.radius = std::min(a.height() * 0.43, a.width() * 0.34);
  }
  const CardLook::Art art = lookOf(face.type).art;
  if (art == CardLook::Art::Seal) {
    scene.radius = std::min(scene.radius, a.height() * 0.39);
  }
  painter.fillPath(artOutline(place), veiledSky(scene, scene.one.skyHigh, 0));
  switch (art) {
    case CardLook::Art::Land:
      paintNinja(scene);
      break;
    case CardLook::Art::Rays:
      paintJutsu(scene);
      break;
    case CardLook::Art::Way:
      paintMission(scene);
      break;
    case CardLook::Art::Seal:
      paintClient(scene);
      break;
    case CardLook::Art::Slants:
      paintSlants(scene);
      break;
  }
  if (place.crest) {
    paintCrest(painter, face, scene.centre, scene.radius);
  }
  painter.restore();
}

}  // namespace playsheet
