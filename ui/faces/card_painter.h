// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/faces/card_face.h"
#include "ui/faces/palette.h"

#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>
#include <QVector>

class QPainter;

namespace playsheet {

/// How much of a card is shown. Auto goes by height: board under 140, hand under 250, full above.
/// Cards on the board of a large window keep the board face at any height: ask for it by name there.
/// BoardInHand: the board face with what it takes to play the card, which the board has no use for.
/// Picture: no word on it, for a place in which none could be read.
enum class FaceSize { Auto, Board, BoardInHand, Hand, Full, Short, Chip, Picture };

/// The outline of a card of this (upright) height. An injured card on the board lies: as long as the other is high.
QSizeF faceSize(qreal height, FaceSize size = FaceSize::Auto, bool injured = false);

/// Everything that belongs to the card itself. The rectangle is the outline; shadow, the edges of platoon and squad and
/// the rods of a jutsu reach a little beyond (see faceOverhang). A lying rectangle gives the face of an injured card.
void paintCard(QPainter& painter, const CardFace& face, const FaceState& state, const QRectF& rect,
               FaceSize size = FaceSize::Auto);

/// The lines of rules text on a full face, with their baselines from its upper left; none on a scan.
struct FaceText {
  QFont font;
  QStringList lines;
  QVector<QPointF> baselines;
};
FaceText fullFaceText(const CardFace& face, const QSizeF& size);

/// How far paintCard may reach beyond its rectangle on each side.
qreal faceOverhang(const QSizeF& size);

/// The back: in the seat's colour of the light theme, because a card does not change with the theme.
void paintBack(QPainter& painter, const QRectF& rect, const QColor& seatColour, const QString& seatMark);

/// What the table says about the card at this moment: dimmed, legal, payment, target, selected, focus, attacking,
/// blocking; apart from the face, so that a frame never spoils a cached picture. The veil of a dimmed card has the
/// colour of the table; without one, the theme's background.
void paintStateFrame(QPainter& painter, const QRectF& outline, CardFace::Type type, const FaceState& state,
                     const Theme& theme, const QColor& veil = {});

/// How far paintStateFrame may reach beyond the outline.
qreal stateFrameOverhang(const QSizeF& size);

}  // namespace playsheet
