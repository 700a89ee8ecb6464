// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/faces/card_painter.h"

#include "ui/faces/board_cost.h"
#include "ui/faces/face_sizes.h"
#include "ui/faces/outline.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace playsheet {
namespace {

constexpr qreal kHandFrom = 140;
constexpr qreal kFullFrom = 250;

FaceSize resolved(FaceSize size, const QSizeF& area) {
  if (size != FaceSize::Auto) {
    return size;
  }
  if (area.height() >= kFullFrom) {
    return FaceSize::Full;
  }
  return area.height() >= kHandFrom ? FaceSize::Hand : FaceSize::Board;
}

}  // namespace

QSizeF faceSize(qreal height, FaceSize size, bool injured) {
  switch (size) {
    case FaceSize::Short:
      return {std::round(height * 76 / 72), height};
    case FaceSize::Chip:
      return {std::round(height * 0.366), height};
    default:
      break;
  }
  const QSizeF upright(cardWidth(height), height);
  return injured && resolved(size, upright) == FaceSize::Board ? upright.transposed() : upright;
}

void paintCard(QPainter& painter, const CardFace& face, const FaceState& state, const QRectF& rect, FaceSize size) {
  if (rect.isEmpty()) {
    return;
  }
  painter.save();
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  painter.translate(rect.topLeft());
  const QSizeF area = rect.size();
  const bool upright = size == FaceSize::Short || size == FaceSize::Chip;
  if (!upright && area.width() > area.height()) {
    paintInjuredFace(painter, face, state, area);
    painter.restore();
    return;
  }
  switch (resolved(size, area)) {
    case FaceSize::Hand:
      paintHandFace(painter, face, state, area);
      break;
    case FaceSize::Full:
      paintFullFace(painter, face, state, area);
      break;
    case FaceSize::Short:
      paintShortFace(painter, face, state, area);
      break;
    case FaceSize::Chip:
      paintChipFace(painter, face, state, area);
      break;
    case FaceSize::Picture:
      paintPictureFace(painter, face, area);
      break;
    case FaceSize::BoardInHand:
      paintBoardFace(painter, face, state, area);
      paintBoardCost(painter, face, QRectF(QPointF(), area));
      break;
    case FaceSize::Auto:
    case FaceSize::Board:
      paintBoardFace(painter, face, state, area);
      break;
  }
  painter.restore();
}

qreal faceOverhang(const QSizeF& size) { return outlineOverhang(std::max(size.width(), size.height())); }

}  // namespace playsheet
