// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/faces/board_cost.h"

#include "ui/faces/card_look.h"
#include "ui/faces/face_parts.h"

#include <QPainter>

namespace playsheet {
namespace {

void paintJutsuFoot(QPainter& painter, const CardFace& face, const QRectF& card, qreal k) {
  qreal sign = 13 * k;
  const qreal room = card.width() - 8;
  if (const qreal wide = jutsuCostWidth(face.jutsuCost, sign); wide > room) {
    sign *= room / wide;
  }
  const qreal wide = jutsuCostWidth(face.jutsuCost, sign);
  const QPointF at(card.center().x() - wide / 2, card.bottom() - 9.5 * k - (sign + 4) / 2);
  paintJutsuCost(painter, face.jutsuCost, at, sign);
}

}  // namespace

void paintBoardCost(QPainter& painter, const CardFace& face, const QRectF& card) {
  const qreal k = card.height() / 104;
  if (lookOf(face.type).paysChakra) {
    paintJutsuFoot(painter, face, card, k);
    return;
  }
  const qreal top = face.attributes.isEmpty() ? 3.5 : 5.5 + 17 * k;
  paintCostTab(painter, face, card.topLeft() + QPointF(3.5, top), 15.5 * k);
}

}  // namespace playsheet
