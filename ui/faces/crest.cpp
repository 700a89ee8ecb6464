// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/faces/crest.h"

#include "ui/faces/emblem.h"
#include "ui/faces/icons.h"
#include "ui/faces/palette.h"

#include <QPainter>
#include <QPainterPath>
#include <QTransform>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace playsheet {
namespace {

constexpr qreal kTurn = 2 * M_PI;

/// What all parts of one crest share. The origin lies in the middle.
struct Crest {
  QPainter& painter;
  EmblemParameters emblem;
  qreal radius;
  qreal line;  ///< width of the thin lines
  QColor ink;
  QColor petal;
  QColor deep;
};

QPointF onCircle(qreal angle, qreal radius) { return {radius * std::sin(angle), -radius * std::cos(angle)}; }

/// Rings and dashes are filled shapes and not strokes: the same picture in half the time.
void addRing(QPainterPath& path, const QPointF& centre, qreal radius, qreal width) {
  path.addEllipse(centre, radius + width / 2, radius + width / 2);
  path.addEllipse(centre, radius - width / 2, radius - width / 2);
}

void paintCircle(QPainter& painter, qreal radius, const QColor& colour, qreal width) {
  QPainterPath ring;
  addRing(ring, {}, radius, width);
  painter.fillPath(ring, colour);
}

/// A circle of so many dashes, each this share of its part. Starts at the right, as a dashed pen does.
void paintDashes(QPainter& painter, qreal radius, const QColor& colour, qreal width, int count, qreal share) {
  const qreal part = 360.0 / count;
  const qreal outer = radius + width / 2;
  const qreal inner = radius - width / 2;
  const QRectF outerBox(-outer, -outer, 2 * outer, 2 * outer);
  const QRectF innerBox(-inner, -inner, 2 * inner, 2 * inner);
  QPainterPath dashes;
  for (int i = 0; i < count; ++i) {
    const qreal from = -part * i;
    dashes.arcMoveTo(outerBox, from);
    dashes.arcTo(outerBox, from, -part * share);
    dashes.arcTo(innerBox, from - part * share, part * share);
    dashes.closeSubpath();
  }
  painter.fillPath(dashes, colour);
}

void fillCircle(QPainter& painter, const QPointF& centre, qreal radius, const QColor& colour) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  painter.drawEllipse(centre, radius, radius);
}

/// The inner radius r1, the outer r2 and the half width of one petal; petals point up before they are turned.
struct PetalSize {
  qreal r1, r2, half;
};

QPainterPath roundPetal(int shape, const PetalSize& p) {
  const qreal m = (p.r1 + p.r2) / 2;
  const qreal q = p.r2 - p.r1;
  const qreal w = p.half;
  QPainterPath path;
  switch (shape) {
    case 0:  // drop
      path.moveTo(0, -p.r1);
      path.cubicTo(-w, -p.r1 - q * 0.1, -w, -p.r2, 0, -p.r2);
      path.cubicTo(w, -p.r2, w, -p.r1 - q * 0.1, 0, -p.r1);
      break;
    case 1:  // leaf
      path.moveTo(0, -p.r1);
      path.quadTo(-w * 1.5, -m, 0, -p.r2);
      path.quadTo(w * 1.5, -m, 0, -p.r1);
      break;
    case 3: {  // teardrop with a round head
      const qreal y = -p.r2 + w * 0.9;
      path.moveTo(0, -p.r1);
      path.lineTo(-w, y);
      path.arcTo(QRectF(-w, y - w, 2 * w, 2 * w), 180, -180);
      break;
    }
    case 5:  // cherry petal
      path.moveTo(0, -p.r1);
      path.cubicTo(-w * 1.5, -p.r1 - q * 0.25, -w * 1.1, -p.r2, -w * 0.35, -p.r2);
      path.lineTo(0, -p.r2 + q * 0.22);
      path.lineTo(w * 0.35, -p.r2);
      path.cubicTo(w * 1.1, -p.r2, w * 1.5, -p.r1 - q * 0.25, 0, -p.r1);
      break;
    case 6:  // fan
      path.moveTo(0, -p.r1);
      path.lineTo(-w, -p.r2 + q * 0.15);
      path.quadTo(0, -p.r2 - q * 0.22, w, -p.r2 + q * 0.15);
      break;
    case 8:  // hook
      path.moveTo(-w * 0.3, -p.r1);
      path.quadTo(-w * 1.5, -m, w * 0.6, -p.r2);
      path.quadTo(-w * 0.2, -m, w * 0.6, -p.r1);
      break;
    default:  // clover
      path.moveTo(-w * 0.2, -p.r1);
      path.quadTo(-w * 1.3, -p.r1 - q * 0.1, -w, -m);
      path.quadTo(-w * 0.9, -p.r2 + q * 0.1, 0, -p.r2);
      path.quadTo(w * 0.9, -p.r2 + q * 0.1, w, -m);
      path.quadTo(w * 1.3, -p.r1 - q * 0.1, w * 0.2, -p.r1);
      path.lineTo(0, -m);
  }
  path.closeSubpath();
  return path;
}

QPainterPath petalPath(int shape, const PetalSize& p) {
  const qreal m = (p.r1 + p.r2) / 2;
  const qreal w = p.half;
  QPolygonF corners;
  switch (shape) {
    case 2:  // diamond
      corners << QPointF(0, -p.r1) << QPointF(-w, -m) << QPointF(0, -p.r2) << QPointF(w, -m);
      break;
    case 4:  // spike
      corners << QPointF(-w * 0.8, -p.r1) << QPointF(0, -p.r2) << QPointF(w * 0.8, -p.r1);
      break;
    case 7:  // block
      corners << QPointF(-w * 0.5, -p.r1) << QPointF(-w * 0.5, -p.r2) << QPointF(w * 0.5, -p.r2)
              << QPointF(w * 0.5, -p.r1);
      break;
    case 9:  // arrow
      corners << QPointF(-w * 0.35, -p.r1) << QPointF(-w * 0.35, -m) << QPointF(-w, -m) << QPointF(0, -p.r2)
              << QPointF(w, -m) << QPointF(w * 0.35, -m) << QPointF(w * 0.35, -p.r1);
      break;
    default:
      return roundPetal(shape, p);
  }
  QPainterPath path;
  path.addPolygon(corners);
  path.closeSubpath();
  return path;
}

void paintZigzag(Crest& crest, qreal r) {
  const int corners = 4 * crest.emblem.fold;
  QPolygonF points;
  for (int i = 0; i < corners; ++i) {
    points << onCircle(kTurn * i / corners, r * (i % 2 != 0 ? 1.01 : 0.91));
  }
  crest.painter.setPen(QPen(crest.ink, crest.line * 0.9, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
  crest.painter.setBrush(Qt::NoBrush);
  crest.painter.drawPolygon(points);
}

void paintBeads(Crest& crest, qreal r) {
  QPainterPath beads;
  const int count = 2 * crest.emblem.fold;
  for (int i = 0; i < count; ++i) {
    beads.addEllipse(onCircle(kTurn * (i + 0.5) / count, r), crest.line * 1.15, crest.line * 1.15);
  }
  crest.painter.fillPath(beads, crest.ink);
}

void paintRing(Crest& crest) {
  const qreal r = crest.radius * 0.90;
  const qreal w = crest.line;
  QPainter& painter = crest.painter;
  switch (crest.emblem.ring) {
    case 0:
      paintCircle(painter, r, crest.ink, w);
      break;
    case 1:
      paintCircle(painter, r, crest.ink, w * 0.8);
      paintCircle(painter, r - w * 2.2, crest.ink, w * 0.6);
      break;
    case 2: {  // fine dashes; with many petals half as many, or they would run together
      const qreal dash = w * 1.6;
      const int dashes = (crest.emblem.fold >= 8 ? 4 : 8) * crest.emblem.fold;
      paintDashes(painter, r, crest.ink, dash, dashes, std::min(0.74, dash * dashes / (kTurn * r)));
      break;
    }
    case 3:
      paintDashes(painter, r, crest.ink, w * 1.4, crest.emblem.fold, 0.72);
      break;
    case 4:
      paintBeads(crest, r);
      break;
    case 5:
      paintCircle(painter, r * 0.985, crest.ink, w * 2.1);
      break;
    default:
      paintZigzag(crest, r);
  }
}

void paintPetals(Crest& crest, qreal start) {
  const int count = crest.emblem.fold;
  const qreal R = crest.radius;
  const PetalSize size{R * 0.46, R * 0.80, std::min(R * 0.30, M_PI * R * 0.60 / count * 0.80)};
  const QPainterPath one = petalPath(crest.emblem.petal, size);
  QPainterPath all;
  all.setFillRule(Qt::WindingFill);
  for (int i = 0; i < count; ++i) {
    all.addPath(QTransform().rotateRadians(start + kTurn * i / count).map(one));
  }
  const bool outline = crest.emblem.fill != 0;
  crest.painter.setBrush(crest.emblem.fill == 0   ? QBrush(crest.ink)
                         : crest.emblem.fill == 2 ? QBrush(crest.petal)
                                                  : QBrush(Qt::NoBrush));
  const qreal width = crest.emblem.fill == 1 ? std::max(0.8, R * 0.05) : std::max(0.6, R * 0.03);
  crest.painter.setPen(outline ? QPen(crest.ink, width, Qt::SolidLine, Qt::FlatCap, Qt::SvgMiterJoin)
                               : QPen(Qt::NoPen));
  crest.painter.drawPath(all);
}

void paintBetween(Crest& crest, qreal start) {
  const qreal R = crest.radius;
  QPainterPath solid;  // filled odd-even, so that the little rings stay open
  for (int i = 0; i < crest.emblem.fold; ++i) {
    const QPointF way = onCircle(start + kTurn * (i + 0.5) / crest.emblem.fold, R);
    const QPointF across(-way.y() * 0.05, way.x() * 0.05);
    const QPointF thin = across * (crest.line * 0.4 / (R * 0.05));
    switch (crest.emblem.between) {
      case 1:
        solid.addEllipse(way * 0.70, R * 0.045, R * 0.045);
        break;
      case 2:
        solid.addPolygon(QPolygonF() << way * 0.56 + thin << way * 0.78 + thin << way * 0.78 - thin
                                     << way * 0.56 - thin);
        break;
      case 3:
        solid.addPolygon(QPolygonF() << way * 0.60 << way * 0.70 + across << way * 0.80 << way * 0.70 - across
                                     << way * 0.60);
        break;
      case 4:
        addRing(solid, way * 0.70, R * 0.06, crest.line * 0.7);
        break;
      default:
        break;
    }
  }
  crest.painter.fillPath(solid, crest.ink);
}

/// A reprint and a card of the later line carry a tiny mark on top of the ring.
void paintMark(Crest& crest) {
  const qreal R = crest.radius;
  if (crest.emblem.mark == 2) {
    fillCircle(crest.painter, QPointF(0, -R * 0.985), R * 0.07, crest.ink);
  } else if (crest.emblem.mark == 1) {
    const qreal s = R * 0.07;
    const qreal top = -R * 0.98;
    crest.painter.setPen(Qt::NoPen);
    crest.painter.setBrush(crest.ink);
    crest.painter.drawPolygon(QPolygonF() << QPointF(0, top) << QPointF(s, top + s) << QPointF(0, top + 2 * s)
                                          << QPointF(-s, top + s));
  }
}

}  // namespace

void paintCrest(QPainter& painter, const CardFace& face, const QPointF& centre, qreal radius) {
  const SymbolColours& first = symbolColours(firstSymbol(face));
  const SymbolColours& last = symbolColours(lastSymbol(face));
  Crest crest{painter,
              emblemOf(face),
              radius,
              std::max(0.8, radius * 0.045),
              cardColours().paper,
              face.symbols.size() > 1 ? last.base : first.skyLow,
              first.deep};
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(centre);
  fillCircle(painter, {}, radius, crest.deep);
  paintRing(crest);
  const qreal start = crest.emblem.turn != 0 ? M_PI / crest.emblem.fold : 0;
  paintPetals(crest, start);
  paintBetween(crest, start);
  fillCircle(painter, {}, radius * 0.42, crest.ink);
  paintCircle(painter, radius * 0.42, crest.deep, crest.line * 0.7);
  paintMark(crest);
  const qreal core = radius * 0.58;
  paintAttribute(painter, crest.emblem.core, QRectF(-core / 2, -core / 2, core, core), crest.deep, crest.ink);
  painter.restore();
}

}  // namespace playsheet
