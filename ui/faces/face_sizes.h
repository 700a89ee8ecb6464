// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/faces/card_face.h"

#include <QSizeF>

class QPainter;

/// One function for each size class; each paints at the origin of the painter.
namespace playsheet {

/// 90 to 139 px: picture, name in two lines, values.
void paintBoardFace(QPainter& painter, const CardFace& face, const FaceState& state, const QSizeF& size);

/// Picture and symbols alone.
void paintPictureFace(QPainter& painter, const CardFace& face, const QSizeF& size);

/// 140 to 249 px: adds costs, attributes, rank, the word of the foot.
void paintHandFace(QPainter& painter, const CardFace& face, const FaceState& state, const QSizeF& size);

/// 250 px and up: everything.
void paintFullFace(QPainter& painter, const CardFace& face, const FaceState& state, const QSizeF& size);

/// The board card of an injured ninja: it lies, its text stays upright.
void paintInjuredFace(QPainter& painter, const CardFace& face, const FaceState& state, const QSizeF& size);

/// Under 90 px: the picture is a strip; drawn at 76 x 72.
void paintShortFace(QPainter& painter, const CardFace& face, const FaceState& state, const QSizeF& size);

/// A folded support: symbol, attribute, support value.
void paintChipFace(QPainter& painter, const CardFace& face, const FaceState& state, const QSizeF& size);

}  // namespace playsheet
