// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/faces/card_look.h"
#include "ui/faces/card_painter.h"
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

/// Origin at the outline's upper left; u is one pixel at the drawn size and grows with the card, slower than it.
struct Frame {
  QPainter& painter;
  QSizeF size;
  CardFace::Type type;
  const Theme& theme;
  qreal u;
  bool lying;
};

qreal unitFor(const QSizeF& size) {
  const qreal height = std::max(size.width(), size.height());
  return std::clamp(1 + 0.23 * (height - 104) / 66, 1.0, 2.0);
}

/// A frame around the silhouette. The scallops of a client are framed straight: dashes would drown in them.
QPainterPath around(const Frame& f, qreal grow) {
  if (!f.lying && lookOf(f.type).form == CardLook::Form::Cut) {
    return bodyOutline(f.type, f.size, grow);
  }
  const qreal radius = 5 + grow;
  QPainterPath path;
  path.addRoundedRect(QRectF(-grow, -grow, f.size.width() + 2 * grow, f.size.height() + 2 * grow), radius, radius);
  return path;
}

void strokeAround(const Frame& f, qreal grow, const QPen& pen) { f.painter.strokePath(around(f, grow * f.u), pen); }

QPen dashed(const Frame& f, const QColor& colour, qreal width, qreal on, qreal off, Qt::PenCapStyle cap) {
  QPen pen(colour, width * f.u, Qt::SolidLine, cap);
  pen.setDashPattern({on / width, off / width});
  return pen;
}

QColor onDisc(const Frame& f) { return f.theme.dark ? QColor(0x14, 0x16, 0x1D) : QColor(Qt::white); }

void disc(const Frame& f, const QPointF& centre, qreal radius, const QColor& colour) {
  f.painter.setPen(QPen(cardColours().ink, 1.2 * f.u));
  f.painter.setBrush(colour);
  f.painter.drawEllipse(centre, radius * f.u, radius * f.u);
}

void iconDisc(const Frame& f, const QPointF& centre, qreal radius, const QColor& colour, const QString& icon) {
  disc(f, centre, radius, colour);
  const qreal side = radius * 1.4 * f.u;
  paintActionIcon(f.painter, icon, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), onDisc(f));
}

void numberDisc(const Frame& f, const QPointF& centre, int number) {
  disc(f, centre, 10, f.theme.target);
  const QFont font = fonts::card(14 * f.u, 700);
  const QFontMetricsF metrics(font);
  const QString text = QString::number(number);
  f.painter.setFont(font);
  f.painter.setPen(onDisc(f));
  f.painter.drawText(centre + QPointF(-metrics.horizontalAdvance(text) / 2, metrics.capHeight() / 2), text);
}

void paintDimmed(const Frame& f, QColor veil, const QString& sign) {
  const QColor ground = veil;
  veil.setAlphaF(0.58F);
  f.painter.fillPath(f.lying ? injuredOutline(f.size) : bodyOutline(f.type, f.size), veil);
  const QPointF centre(f.size.width() / 2, f.size.height() * 0.30);
  const qreal r = 12 * f.u;
  f.painter.setPen(QPen(f.theme.refused, 1.5 * f.u));
  f.painter.setBrush(ground);
  f.painter.drawEllipse(centre, r, r);
  const qreal side = 15 * f.u;
  paintActionIcon(f.painter, sign, QRectF(centre.x() - side / 2, centre.y() - side / 2 - 0.5, side, side),
                  f.theme.refused);
}

/// A thin veil, so that what can be used stands out and the face stays readable, and the sign of charging.
void paintChargeable(const Frame& f, QColor veil) {
  veil.setAlphaF(0.26F);
  f.painter.fillPath(f.lying ? injuredOutline(f.size) : bodyOutline(f.type, f.size), veil);
  iconDisc(f, QPointF(2, f.size.height() - 2), 10, f.theme.refused, QStringLiteral("charge"));
}

void paintTarget(const Frame& f, qreal distance) {
  const qreal out = distance * f.u;
  const qreal arm = 12 * f.u;
  const QRectF box(-out, -out, f.size.width() + 2 * out, f.size.height() + 2 * out);
  QPainterPath path;
  const auto corner = [&](const QPointF& at, qreal sx, qreal sy) {
    path.moveTo(at + QPointF(sx * arm, 0));
    path.lineTo(at);
    path.lineTo(at + QPointF(0, sy * arm));
  };
  corner(box.topLeft(), 1, 1);
  corner(box.topRight(), -1, 1);
  corner(box.bottomLeft(), 1, -1);
  corner(box.bottomRight(), -1, -1);
  f.painter.strokePath(path, QPen(f.theme.target, 3.5 * f.u, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
}

/// A bar at the middle of each side, and the sign of reading: in form and place like no other mark.
void paintMeant(const Frame& f, qreal distance) {
  const qreal out = distance * f.u;
  const QRectF box(-out, -out, f.size.width() + 2 * out, f.size.height() + 2 * out);
  const qreal wide = f.size.width() * 0.18;
  const qreal tall = f.size.height() * 0.18;
  const QPointF middle = box.center();
  QPainterPath path;
  for (const qreal y : {box.top(), box.bottom()}) {
    path.moveTo(middle.x() - wide, y);
    path.lineTo(middle.x() + wide, y);
  }
  for (const qreal x : {box.left(), box.right()}) {
    path.moveTo(x, middle.y() - tall);
    path.lineTo(x, middle.y() + tall);
  }
  f.painter.strokePath(path, QPen(f.theme.accent, 4.5 * f.u, Qt::SolidLine, Qt::RoundCap));
  iconDisc(f, QPointF(2, f.size.height() - 2), 10, f.theme.accent, QStringLiteral("reader"));
}

void paintFrames(const Frame& f, const FaceState& state) {
  const qreal w = f.size.width();
  const qreal h = f.size.height();
  // Never two dashed frames on one card, and none under the double frame: there the disc alone says payment.
  if (state.payment && !state.selected) {
    strokeAround(f, 4, dashed(f, f.theme.pay, 2.5, 1, 5, Qt::RoundCap));
  } else if (state.legal && !state.selected && !state.payment) {
    strokeAround(f, 4, dashed(f, f.theme.legal, 2.5, 7, 4.5, Qt::FlatCap));
  }
  if (state.selected) {
    strokeAround(f, 3.5, QPen(f.theme.select, 2 * f.u));
    strokeAround(f, 7, QPen(f.theme.select, 2 * f.u));
  }
  const bool target = state.target || state.targetNumber > 0;
  if (target) {
    paintTarget(f, state.selected ? 11 : 5);
  }
  if (state.meant) {
    paintMeant(f, state.selected ? 11 : 6);
  }
  if (state.focus) {
    const qreal distance = state.selected ? (target ? 14.5 : 10.5) : target ? 8.5 : 6;
    strokeAround(f, distance, QPen(f.theme.focus, 3 * f.u));
  }
  if (state.payment) {
    iconDisc(f, QPointF(w - 2, h - 2), 10, f.theme.pay, QStringLiteral("coin"));
  }
  if (state.selected) {
    iconDisc(f, QPointF(w + 1, -1), 10, f.theme.select, QStringLiteral("check"));
  }
  if (state.struck) {  // a full ring, unlike the corners of what can be chosen, and the sign of what is carried out
    strokeAround(f, 5, QPen(f.theme.target, 4 * f.u));
    iconDisc(f, QPointF(w / 2, -1), 11, f.theme.target, QStringLiteral("jutsu"));
  }
  if (state.hurt) {
    iconDisc(f, QPointF(w / 2, h * 0.30), 13, f.theme.injured, QStringLiteral("injured"));
  }
  if (state.targetNumber > 0) {
    numberDisc(f, state.selected ? QPointF(-1, 0) : QPointF(w + 1, 0), state.targetNumber);
  }
}

}  // namespace

void paintStateFrame(QPainter& painter, const QRectF& outline, CardFace::Type type, const FaceState& state,
                     const Theme& theme, const QColor& veil) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(outline.topLeft());
  const Frame frame{painter, outline.size(), type, theme, unitFor(outline.size()), outline.width() > outline.height()};
  if (state.dimmed || state.gone) {
    paintDimmed(frame, veil.isValid() ? veil : theme.bg,
                state.gone ? QStringLiteral("graveyard") : QStringLiteral("lock"));
  } else if (state.chargeable && !state.selected) {
    paintChargeable(frame, veil.isValid() ? veil : theme.bg);
  }
  paintFrames(frame, state);
  if (state.attacking || state.blocking) {
    iconDisc(frame, QPointF(outline.width() / 2, -2), 11, state.seat.isValid() ? state.seat : theme.accent,
             state.attacking ? QStringLiteral("attack") : QStringLiteral("block"));
  }
  painter.restore();
}

qreal stateFrameOverhang(const QSizeF& size) { return 17 * unitFor(size) + 1; }

}  // namespace playsheet
