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

#include <algorithm>
#include <cmath>

namespace playsheet {
namespace {

struct HandLayout {
  qreal w, h;
  qreal px;  ///< size of the name
  QFont font;
  QVector<FittedLine> name;
  qreal foot;  ///< plate of a ninja, foot of the others
  qreal band;  ///< row of attributes and rank over the plate
  qreal art;
  qreal corner;
};

HandLayout layOutHand(const CardFace& face, const QSizeF& size) {
  HandLayout l;
  const bool ninja = lookOf(face.type).hasPlate();
  l.w = size.width();
  l.h = size.height();
  l.px = std::max(13.0, l.h * 0.098);
  l.font = fonts::card(l.px, 700);
  l.name = fitLines(face.name, l.font, l.w - 10, 2, MayCut::CardName);
  l.foot = std::round(l.h * 0.19);
  l.band = ninja ? std::round(std::max(18.0, l.h * 0.13)) : 4;
  const qreal names = static_cast<qreal>(std::max<qsizetype>(1, l.name.size())) * l.px * 1.08 + 5;
  l.art = std::round(l.h - l.foot - l.band - names);
  l.corner = std::max(3.5, l.h * 0.045);
  return l;
}

void paintHandArt(QPainter& painter, const CardFace& face, const HandLayout& l) {
  ArtPlace place;
  place.cut = lookOf(face.type).form == CardLook::Form::Cut;
  place.area = QRectF(1.5, 1.5, l.w - 3, l.art - 1.5);
  place.corner = place.cut ? l.h * 0.075 - 0.5 : l.corner - 1.5;
  place.centre = QPointF(l.w * 0.46, l.art * 0.54);
  place.radius = std::min(l.art * 0.40, l.w * 0.27);
  paintArt(painter, face, place);
  paintRule(painter, QPointF(1, l.art), QPointF(l.w - 1, l.art), cardColours().ink, 1.2);
}

void paintNinjaFoot(QPainter& painter, const CardFace& face, const FaceState& state, const HandLayout& l) {
  const CardColours& card = cardColours();
  const qreal y = l.h - l.foot - l.band;
  qreal x = 7;
  const auto shown = std::min<qsizetype>(2, face.attributes.size());
  for (qsizetype i = 0; i < shown; ++i) {
    paintAttributeDisc(painter, face.attributes[i], QPointF(x + l.band * 0.40, y + l.band * 0.44), l.band * 0.42,
                       card.ink, card.paper);
    x += l.band * 0.95;
  }
  const QFont font = fonts::card(std::max(13.0, l.h * 0.086), 500);
  drawFitted(painter, fitLine(face.rankLabel, font, l.w - x - 10, MayCut::Rank), font, card.muted, l.w - 7,
             y + l.band * 0.44 + QFontMetricsF(font).capHeight() / 2, TextAlign::Right);
  paintPlate(painter, face, state, QRectF(1, l.h - l.foot, l.w - 2, l.foot - 1), l.corner - 1);
}

void paintOtherFoot(QPainter& painter, const CardFace& face, const HandLayout& l) {
  const CardColours& card = cardColours();
  const qreal y = l.h - l.foot - l.band;
  paintRule(painter, QPointF(8, y + 2), QPointF(l.w - 8, y + 2), card.rule, 1);
  if (lookOf(face.type).paysChakra) {
    qreal sign = l.foot * 0.62;
    const qreal wide = jutsuCostWidth(face.jutsuCost, sign);
    if (wide > l.w - 12) {
      sign *= (l.w - 12) / wide;
    }
    paintJutsuCost(painter, face.jutsuCost,
                   QPointF(l.w / 2 - jutsuCostWidth(face.jutsuCost, sign) / 2, y + (l.foot - sign - 4) / 2), sign);
    return;
  }
  const QFont font =
      shrunkToFit(face.footLabel, fonts::card(std::max(13.0, l.h * 0.09), 500), l.w - 16 - l.foot * 0.62);
  const FittedLine line = fitLine(face.footLabel, font, l.w - 16 - l.foot * 0.62);
  const qreal left = l.w / 2 - (line.width + l.foot * 0.62) / 2;
  const qreal side = l.foot * 0.52;
  paintActionIcon(painter, typeIcon(face.type), QRectF(left, y + l.foot * 0.22, side, side), card.muted);
  drawFitted(painter, line, font, card.muted, left + l.foot * 0.62,
             y + l.foot * 0.48 + QFontMetricsF(font).capHeight() / 2, TextAlign::Left);
}

}  // namespace

void paintHandFace(QPainter& painter, const CardFace& face, const FaceState& state, const QSizeF& size) {
  const HandLayout l = layOutHand(face, size);
  if (!face.scan.isNull()) {
    paintScanFace(painter, face, size);
    paintCoins(painter, state, QPointF(4, l.art - 4), l.h * 0.11, l.w - 8);
    return;
  }
  paintBody(painter, face, size);
  paintHandArt(painter, face, l);
  const qreal sign = l.h * 0.118;
  const qreal inset = l.h * (lookOf(face.type).form == CardLook::Form::Cut ? 0.06 : 0.035);
  paintCostTab(painter, face, QPointF(inset, inset), sign * 1.15);
  paintSymbolColumn(painter, face.symbols, QPointF(l.w - inset, inset), sign);
  paintCoins(painter, state, QPointF(4, l.art - 4), l.h * 0.11, l.w - 8);
  paintLines(painter, l.name, {l.font, cardColours().ink, l.w / 2, l.art + l.px + 1, l.px * 1.08});
  if (lookOf(face.type).hasPlate()) {
    paintNinjaFoot(painter, face, state, l);
  } else {
    paintOtherFoot(painter, face, l);
  }
  paintRods(painter, face.type, size);
  paintLead(painter, face, state, size);
}

}  // namespace playsheet
