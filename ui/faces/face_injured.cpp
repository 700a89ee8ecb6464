// SPDX-License-Identifier: GPL-3.0-or-later
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

void paintInjuredFace(QPainter& painter, const CardFace& face, const FaceState& state, const QSizeF& size) {
  const CardColours& card = cardColours();
  const qreal W = size.width();
  const qreal H = size.height();
  const qreal k = W / 104;  // the long side is the height of the upright card
  paintLyingBody(painter, face, size);

  const qreal plate = std::round(W * 0.245);
  ArtPlace place;
  const qreal right = std::round(H * 0.62);
  place.area = QRectF(1.5, 1.5, right - 1.5, H - plate - 1.5);
  place.corner = std::max(0.0, W * 5 / 104 - 1.5);
  place.centre = QPointF(1.5 + right * 0.5, 1.5 + (H - plate) * 0.5);
  place.radius = std::min(right, H - plate) * 0.40;
  paintArt(painter, face, place);
  paintRule(painter, QPointF(right, 1), QPointF(right, H - plate), card.ink, 1.2);
  paintCoins(painter, state, QPointF(3, H - plate - 3), 15 * k, W - 6);

  const qreal px = std::max(13.0, W * 0.125);
  const QFont font = fonts::card(px, 700);
  const QVector<FittedLine> name = fitLines(face.name, font, W - right - 9, 2, MayCut::CardName);
  const qreal single = name.size() == 1 ? 5 * k : 0;
  // Below the torn corner, which takes the upper right.
  paintLines(painter, name, {font, card.ink, right + 5, px * 1.25 + single + W * 0.04, px * 1.06, TextAlign::Left});

  FaceState lying = state;
  lying.injured = true;
  const qreal figuresEnd = paintPlate(painter, face, lying, QRectF(1, H - plate, W - 2, plate - 1), W * 5 / 104 - 1);
  if (face.symbols.isEmpty()) {
    return;
  }
  // One pill beside the figures; the second symbol is told by the land. When the figures need the room, the pill
  // moves onto the picture.
  const qreal sign = 17 * k;
  const qreal pill = symbolPillWidth(sign);
  const bool beside = figuresEnd + 3 * k <= W - 4 - pill;
  const QPointF topRight = beside ? QPointF(W - 4, H - plate + (plate - sign) / 2) : QPointF(3 + pill, 3.5);
  paintSymbolColumn(painter, {face.symbols.first()}, topRight, sign);
}

}  // namespace playsheet
