// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/faces/card_look.h"
#include "ui/faces/face_parts.h"
#include "ui/faces/face_sizes.h"
#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/faces/outline.h"
#include "ui/faces/palette.h"
#include "ui/faces/scene.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace playsheet {
namespace {

/// Two symbols share the strip as badges without letters; the letter stays where there is room for one.
void paintStripSymbols(QPainter& painter, const QStringList& symbols, qreal right, qreal sign) {
  if (symbols.size() < 2) {
    paintSymbolColumn(painter, symbols, QPointF(right, 3), sign);
    return;
  }
  for (qsizetype i = 0; i < 2; ++i) {
    const QPointF centre(right - 1 - sign / 2 - static_cast<qreal>(1 - i) * (sign + 2), 3 + sign / 2);
    const qreal ground = sign / 2 + 0.5;
    const qreal half = (sign - 3) / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(cardColours().ink);
    painter.drawEllipse(centre, ground, ground);
    paintSymbolBadge(painter, symbols[i].isEmpty() ? QChar(u'V') : symbols[i].front(),
                     QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), true);
  }
}

}  // namespace

void paintShortFace(QPainter& painter, const CardFace& face, const FaceState& state, const QSizeF& size) {
  const CardColours& card = cardColours();
  const qreal w = size.width();
  const qreal h = size.height();
  const qreal k = std::max(1.0, h / 72);
  const qreal px = 13 * k;
  const qreal step = 12.6 * k;
  const qreal plate = std::round(23 * k);
  const qreal names = 28.5 * k;
  const qreal art = std::round(h - plate - names);
  const qreal corner = std::max(3.5, h * 0.045);
  const qreal sign = 15 * k;
  paintBody(painter, face, size);
  ArtPlace place;
  place.cut = lookOf(face.type).form == CardLook::Form::Cut;
  place.area = QRectF(1.5, 1.5, w - 3, art - 1.5);
  place.corner = place.cut ? h * 0.075 - 0.5 : corner - 1.5;
  place.crest = false;
  place.centre = QPointF(w * 0.42, art * 0.5);
  place.radius = art * 0.4;
  paintArt(painter, face, place);
  paintRule(painter, QPointF(1, art), QPointF(w - 1, art), card.ink, 1.2);
  paintStripSymbols(painter, face.symbols, w - 3, sign);
  if (!face.attributes.isEmpty()) {
    paintAttributeDisc(painter, face.attributes.first(), QPointF(3 + sign / 2, 3 + sign / 2), sign / 2, card.ink,
                       card.paper);
  }
  const QFont font = fonts::card(px, 700);
  const QVector<FittedLine> name = fitLines(face.name, font, w - 8, 2, MayCut::CardName);
  const qreal spare = (names - static_cast<qreal>(name.size()) * step - 3) / 2;
  paintLines(painter, name, {font, card.ink, w / 2, art + spare + px * 0.98 + 1, step});
  if (lookOf(face.type).hasPlate()) {
    paintPlate(painter, face, state, QRectF(1, h - plate, w - 2, plate - 1), corner - 1);
  } else {
    const qreal side = 14 * k;
    paintActionIcon(painter, typeIcon(face.type), QRectF(w / 2 - side / 2, h - plate + 2, side, side), card.muted);
  }
  paintRods(painter, face.type, size);
}

void paintChipFace(QPainter& painter, const CardFace& face, const FaceState& state, const QSizeF& size) {
  const CardColours& card = cardColours();
  const qreal w = size.width();
  const qreal h = size.height();
  const qreal plate = std::round(h * 0.245);
  const qreal radius = std::max(3.5, h * 0.045);
  QPainterPath outline;
  outline.addRoundedRect(QRectF(QPointF(), size), radius, radius);
  paintSoftShadow(painter, outline, h * 0.92);
  painter.setPen(QPen(card.ink, 1.2));
  painter.setBrush(card.paper);
  painter.drawPath(outline);
  ArtPlace place;
  place.area = QRectF(1.5, 1.5, w - 3, h - plate - 1.5);
  place.corner = radius - 1.5;
  place.crest = false;
  place.centre = place.area.center();
  place.radius = w * 0.4;
  paintArt(painter, face, place);
  const qreal pill = h * 0.17;
  paintSymbolColumn(painter, face.symbols.mid(0, 1), QPointF(w / 2 + symbolPillWidth(pill) / 2, 4), pill);
  if (!face.attributes.isEmpty()) {
    paintAttributeDisc(painter, face.attributes.first(), QPointF(w / 2, h * 0.36), h * 0.115, card.ink, card.paper);
  }
  const QRectF foot(1, h - plate, w - 2, plate - 1);
  painter.fillPath(plateOutline(foot, radius - 1), state.injured ? card.injuredPlate : card.ink);
  const qreal side = plate * 0.56;
  paintActionIcon(painter, state.injured ? QStringLiteral("injured") : QStringLiteral("team"),
                  QRectF(w * 0.13, foot.center().y() - side / 2, side, side),
                  state.injured ? card.bandage : card.slash);
  const ShownValues shown = shownValues(face, state);
  const QFont font = fonts::card(plate * 0.8, 700);
  drawFitted(painter, fitLine(shown.support, font, w * 0.44), font, card.paper, w * 0.72,
             foot.center().y() + QFontMetricsF(font).capHeight() / 2, TextAlign::Centre);
}

}  // namespace playsheet
