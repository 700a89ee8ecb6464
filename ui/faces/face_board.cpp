// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/faces/card_look.h"
#include "ui/faces/face_parts.h"
#include "ui/faces/face_sizes.h"
#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/faces/outline.h"
#include "ui/faces/palette.h"
#include "ui/faces/scene.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace playsheet {
namespace {

struct BoardLayout {
  qreal w, h, k;  ///< k: 1 at the drawn height of 104
  QFont font;
  QVector<FittedLine> name;
  qreal foot;  ///< height of the plate or of the foot
  qreal art;   ///< lower edge of the picture
  qreal sign;  ///< height of pills and of the attribute disc
  qreal corner;
};

/// A Ninja, or a card that has a power for a while.
bool hasPlate(const CardFace& face, const FaceState& state) {
  return lookOf(face.type).hasPlate() || !state.combatNow.isEmpty();
}

BoardLayout layOutBoard(const CardFace& face, const FaceState& state, const QSizeF& size) {
  BoardLayout l;
  l.w = size.width();
  l.h = size.height();
  l.k = l.h / 104;
  const qreal px = std::max(13.0, l.h * 0.125);
  l.font = fonts::card(px, 700);
  l.name = fitLines(face.name, l.font, l.w - 8, 2, MayCut::CardName);
  l.foot = hasPlate(face, state) ? std::round(l.h * 0.245)
           : lookOf(face.type).form == CardLook::Form::Scallops || lookOf(face.type).form == CardLook::Form::Pointed
               ? std::round(24 * l.k)
               : std::round(18 * l.k);
  const qreal names = static_cast<qreal>(std::max<qsizetype>(1, l.name.size())) * px * 1.06 + 5;
  l.art = std::round(l.h - l.foot - names);
  l.sign = 17 * l.k;
  l.corner = std::max(3.5, l.h * 0.045);
  return l;
}

void paintBoardArt(QPainter& painter, const CardFace& face, const BoardLayout& l) {
  ArtPlace place;
  place.cut = lookOf(face.type).form == CardLook::Form::Cut;
  place.area = QRectF(1.5, 1.5, l.w - 3, l.art - 1.5);
  place.corner = place.cut ? l.h * 0.075 - 0.5 : l.corner - 1.5;
  // Left of the middle, so that the pills fit beside the crest.
  place.centre = QPointF(l.w * 0.40, l.art * 0.53);
  place.radius = std::min(l.art * 0.41, l.w * 0.29);
  paintArt(painter, face, place);
  paintRule(painter, QPointF(1, l.art), QPointF(l.w - 1, l.art), cardColours().ink, 1.2);
}

void paintBoardFoot(QPainter& painter, const CardFace& face, const FaceState& state, const BoardLayout& l) {
  const CardColours& card = cardColours();
  if (hasPlate(face, state)) {
    paintPlate(painter, face, state, QRectF(1, l.h - l.foot, l.w - 2, l.foot - 1), l.corner - 1);
    return;
  }
  const qreal top = l.h - l.foot;
  if (lookOf(face.type).form == CardLook::Form::Cut && !face.footLabel.isEmpty()) {
    const QFont font = shrunkToFit(face.footLabel, fonts::card(std::max(13.0, l.h * 0.105), 500), l.w - 8);
    // The cut corners leave less room at the very bottom.
    drawFitted(painter, fitLine(face.footLabel, font, l.w - 10), font, card.muted, l.w / 2, top + l.foot * 0.62,
               TextAlign::Centre);
    return;
  }
  const qreal side = 14.4 * l.k;
  paintActionIcon(painter, typeIcon(face.type), QRectF(l.w / 2 - side / 2, top + l.foot * 0.06, side, side),
                  card.muted);
}

}  // namespace

void paintPictureFace(QPainter& painter, const CardFace& face, const QSizeF& size) {
  BoardLayout l{};
  l.w = size.width();
  l.h = size.height();
  l.k = l.h / 104;
  l.art = l.h - 1.5;
  l.corner = std::max(3.5, l.h * 0.045);
  paintBody(painter, face, size);
  paintBoardArt(painter, face, l);
  paintSymbolColumn(painter, face.symbols, QPointF(l.w - 2, 2.5), std::max(12.0, 17 * l.k));
  paintRods(painter, face.type, size);
}

void paintBoardFace(QPainter& painter, const CardFace& face, const FaceState& state, const QSizeF& size) {
  const CardColours& card = cardColours();
  const BoardLayout l = layOutBoard(face, state, size);
  paintBody(painter, face, size);
  paintBoardArt(painter, face, l);
  paintSymbolColumn(painter, face.symbols, QPointF(l.w - 3, 3.5), l.sign);
  if (!face.attributes.isEmpty()) {
    paintAttributeDisc(painter, face.attributes.first(), QPointF(3 + l.sign / 2, 3.5 + l.sign / 2), l.sign / 2,
                       card.ink, card.paper);
  }
  paintCoins(painter, state, QPointF(3, l.art - 3), 15 * l.k, l.w - 6);
  const qreal px = std::max(13.0, l.h * 0.125);
  paintLines(painter, l.name, {l.font, card.ink, l.w / 2, l.art + px * 0.98 + 1, px * 1.06});
  paintBoardFoot(painter, face, state, l);
  paintRods(painter, face.type, size);
  paintLead(painter, face, state, size);
  if (!state.sign.isEmpty()) {
    const QPointF at(3 + l.sign / 2, 3.5 + l.sign * (face.attributes.isEmpty() ? 0.5 : 1.65));
    painter.setPen(QPen(card.paper, 1.2));
    painter.setBrush(card.ink);
    painter.drawEllipse(at, l.sign * 0.56, l.sign * 0.56);
    const qreal side = l.sign * 0.78;
    paintActionIcon(painter, state.sign, QRectF(at.x() - side / 2, at.y() - side / 2, side, side), card.paper);
  }
}

}  // namespace playsheet
