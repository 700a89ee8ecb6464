// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/faces/outline.h"

#include "ui/faces/card_look.h"
#include "ui/faces/emblem.h"
#include "ui/faces/palette.h"

#include <QLinearGradient>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace playsheet {
namespace {

QPainterPath cutCorners(const QRectF& box, qreal cut) {
  QPainterPath path(QPointF(box.left() + cut, box.top()));
  path.lineTo(box.right() - cut, box.top());
  path.lineTo(box.right(), box.top() + cut);
  path.lineTo(box.right(), box.bottom() - cut);
  path.lineTo(box.right() - cut, box.bottom());
  path.lineTo(box.left() + cut, box.bottom());
  path.lineTo(box.left(), box.bottom() - cut);
  path.lineTo(box.left(), box.top() + cut);
  path.closeSubpath();
  return path;
}

QPainterPath scalloped(const QRectF& box, qreal radius) {
  constexpr int kScallops = 7;
  const qreal step = box.width() / kScallops;
  const qreal depth = step * 0.42;
  QPainterPath path(QPointF(box.left() + radius, box.top()));
  path.lineTo(box.right() - radius, box.top());
  path.arcTo(QRectF(box.right() - 2 * radius, box.top(), 2 * radius, 2 * radius), 90, -90);
  for (int i = 0; i < kScallops; ++i) {
    path.arcTo(QRectF(box.right() - step * (i + 1), box.bottom() - 2 * depth, step, 2 * depth), 0, -180);
  }
  path.lineTo(box.left(), box.top() + radius);
  path.arcTo(QRectF(box.left(), box.top(), 2 * radius, 2 * radius), 180, -90);
  path.closeSubpath();
  return path;
}

/// A shield: its lower corners are cut away.
QPainterPath pointed(const QRectF& box, qreal radius, qreal cut) {
  QPainterPath path(QPointF(box.left() + radius, box.top()));
  path.lineTo(box.right() - radius, box.top());
  path.arcTo(QRectF(box.right() - 2 * radius, box.top(), 2 * radius, 2 * radius), 90, -90);
  path.lineTo(box.right(), box.bottom() - cut);
  path.lineTo(box.right() - cut * 1.5, box.bottom());
  path.lineTo(box.left() + cut * 1.5, box.bottom());
  path.lineTo(box.left(), box.bottom() - cut);
  path.lineTo(box.left(), box.top() + radius);
  path.arcTo(QRectF(box.left(), box.top(), 2 * radius, 2 * radius), 180, -90);
  path.closeSubpath();
  return path;
}

/// A ticket: half a disc is missing on either side, below the picture.
QPainterPath notched(const QRectF& box, qreal radius, qreal notch) {
  const qreal middle = box.top() + box.height() * 0.76;
  QPainterPath path(QPointF(box.left() + radius, box.top()));
  path.lineTo(box.right() - radius, box.top());
  path.arcTo(QRectF(box.right() - 2 * radius, box.top(), 2 * radius, 2 * radius), 90, -90);
  path.arcTo(QRectF(box.right() - notch, middle - notch, 2 * notch, 2 * notch), 90, 180);
  path.arcTo(QRectF(box.right() - 2 * radius, box.bottom() - 2 * radius, 2 * radius, 2 * radius), 0, -90);
  path.arcTo(QRectF(box.left(), box.bottom() - 2 * radius, 2 * radius, 2 * radius), 270, -90);
  path.arcTo(QRectF(box.left() - notch, middle - notch, 2 * notch, 2 * notch), 270, 180);
  path.arcTo(QRectF(box.left(), box.top(), 2 * radius, 2 * radius), 180, -90);
  path.closeSubpath();
  return path;
}

int cardsBehind(CardFace::Kind kind) {
  switch (kind) {
    case CardFace::Kind::Platoon:
      return 1;
    case CardFace::Kind::Squad:
      return 2;
    case CardFace::Kind::Plain:
      break;
  }
  return 0;
}

/// Black of this opacity, as a gradient of one colour: Qt's renderer shares out translucent flat fills among threads,
/// which takes far longer than so small a fill itself.
QLinearGradient shade(const QRectF& box, qreal opacity) {
  const QColor black = QColor::fromRgbF(0, 0, 0, static_cast<float>(opacity));
  QLinearGradient gradient(box.topLeft(), box.bottomLeft());
  gradient.setColorAt(0, black);
  gradient.setColorAt(1, black);
  return gradient;
}

}  // namespace

qreal cardWidth(qreal height) { return std::round(height * 63 / 88); }

QPainterPath bodyOutline(CardFace::Type type, const QSizeF& size, qreal grow) {
  const QRectF box(-grow, -grow, size.width() + 2 * grow, size.height() + 2 * grow);
  const qreal radius = std::max(3.5, size.height() * 0.045) + grow;
  switch (lookOf(type).form) {
    case CardLook::Form::Cut:
      return cutCorners(box, size.height() * 0.075 + grow * 0.6);
    case CardLook::Form::Scallops:
      return scalloped(box, radius);
    case CardLook::Form::Pointed:
      return pointed(box, radius, size.height() * 0.13 + grow * 0.4);
    case CardLook::Form::Notched:
      return notched(box, radius, size.height() * 0.05 - grow * 0.3);
    default:
      break;
  }
  QPainterPath path;
  path.addRoundedRect(box, radius, radius);
  return path;
}

QPainterPath injuredOutline(const QSizeF& size) {
  const qreal W = size.width();
  const qreal H = size.height();
  const qreal r = W * 5 / 104;
  const qreal z = W * 0.16;
  QPainterPath path(QPointF(r, 0));
  path.lineTo(W - z, 0);
  path.lineTo(W - z * 0.75, z * 0.42);
  path.lineTo(W - z * 0.52, z * 0.30);
  path.lineTo(W - z * 0.42, z * 0.72);
  path.lineTo(W - z * 0.16, z * 0.66);
  path.lineTo(W, z);
  path.lineTo(W, H - r);
  path.arcTo(QRectF(W - 2 * r, H - 2 * r, 2 * r, 2 * r), 0, -90);
  path.arcTo(QRectF(0, H - 2 * r, 2 * r, 2 * r), 270, -90);
  path.lineTo(0, r);
  path.arcTo(QRectF(0, 0, 2 * r, 2 * r), 180, -90);
  path.closeSubpath();
  return path;
}

QPainterPath plateOutline(const QRectF& area, qreal radius) {
  QPainterPath path(area.topLeft());
  path.lineTo(area.topRight());
  path.arcTo(QRectF(area.right() - 2 * radius, area.bottom() - 2 * radius, 2 * radius, 2 * radius), 0, -90);
  path.arcTo(QRectF(area.left(), area.bottom() - 2 * radius, 2 * radius, 2 * radius), 270, -90);
  path.closeSubpath();
  return path;
}

void paintSoftShadow(QPainter& painter, const QPainterPath& outline, qreal from) {
  // Only what can be seen: above, the card itself covers its shadow.
  const QRectF box = outline.boundingRect();
  painter.save();
  painter.setClipRect(QRectF(box.left() - 2, from, box.width() + 4, box.bottom() + 5 - from), Qt::IntersectClip);
  painter.fillPath(outline.translated(0, 3), shade(box, 0.16));
  painter.fillPath(outline.translated(0, 1.5), shade(box, 0.20));
  painter.restore();
}

void paintBody(QPainter& painter, const CardFace& face, const QSizeF& size) {
  const CardColours& card = cardColours();
  const QPainterPath outline = bodyOutline(face.type, size);
  const qreal step = size.height() * 0.022;
  painter.setPen(QPen(card.ink, 1));
  for (int i = cardsBehind(face.kind); i > 0; --i) {
    painter.setBrush(mix(card.paper2, symbolColours(lastSymbol(face)).middle, 0.25 * i));
    painter.drawPath(bodyOutline(CardFace::Type::Ninja, size).translated(i * step, -i * step));
  }
  paintSoftShadow(painter, outline, size.height() * 0.92);
  painter.setPen(QPen(card.ink, 1.2));
  painter.setBrush(card.paper);
  painter.drawPath(outline);
}

void paintLyingBody(QPainter& painter, const CardFace& face, const QSizeF& size) {
  const CardColours& card = cardColours();
  const QPainterPath outline = injuredOutline(size);
  const qreal step = size.width() * 0.022;
  painter.setPen(QPen(card.ink, 1));
  for (int i = cardsBehind(face.kind); i > 0; --i) {
    painter.setBrush(mix(card.paper2, symbolColours(lastSymbol(face)).middle, 0.25 * i));
    painter.drawPath(outline.translated(i * step, -i * step));
  }
  // The shadow shows below, and in the notch.
  paintSoftShadow(painter, outline, size.height() * 0.92);
  painter.save();
  painter.setClipRect(QRectF(size.width() * 0.83, 0, size.width() * 0.18, size.width() * 0.2), Qt::IntersectClip);
  paintSoftShadow(painter, outline, 0);
  painter.restore();
  painter.setPen(QPen(card.ink, 1.2));
  painter.setBrush(card.paper);
  painter.drawPath(outline);
}

void paintRods(QPainter& painter, CardFace::Type type, const QSizeF& size) {
  if (lookOf(type).form != CardLook::Form::Rods) {
    return;
  }
  const CardColours& card = cardColours();
  const qreal t = std::max(3.2, size.height() * 0.034);
  const qreal cap = t * 1.1;
  for (const qreal y : {-t * 0.35, size.height() - t * 0.65}) {
    painter.setPen(QPen(card.ink, 0.8));
    painter.setBrush(card.rodWood);
    painter.drawRoundedRect(QRectF(-t * 0.55, y, size.width() + cap, t), t / 2, t / 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(card.rodBrass);
    painter.drawRoundedRect(QRectF(-t * 0.55, y, cap, t), t * 0.4, t * 0.4);
    painter.drawRoundedRect(QRectF(size.width() - t * 0.55, y, cap, t), t * 0.4, t * 0.4);
  }
}

qreal outlineOverhang(qreal height) { return std::ceil(std::max(6.0, height * 0.05 + 2)); }

}  // namespace playsheet
