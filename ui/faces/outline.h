// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/faces/card_face.h"

#include <QPainterPath>
#include <QSizeF>

class QPainter;

namespace playsheet {

/// Breadth of an upright card of this height (63:88), in whole pixels.
qreal cardWidth(qreal height);

/// The silhouette that tells the type in greyscale and from far, at the origin; grown outward for frames.
QPainterPath bodyOutline(CardFace::Type type, const QSizeF& size, qreal grow = 0);

/// The lying silhouette of an injured ninja, with the torn notch at the upper right.
QPainterPath injuredOutline(const QSizeF& size);

/// A rectangle whose two lower corners are round: the plate of a ninja.
QPainterPath plateOutline(const QRectF& area, qreal radius);

/// Height without blur: two offset copies of the own outline, painted from this height downward.
void paintSoftShadow(QPainter& painter, const QPainterPath& outline, qreal from);

/// Shadow, the edges of a platoon's or squad's other cards, and the paper with its line.
void paintBody(QPainter& painter, const CardFace& face, const QSizeF& size);

/// The same for a lying card.
void paintLyingBody(QPainter& painter, const CardFace& face, const QSizeF& size);

/// The rods of a jutsu's scroll, above and below; painted last. Nothing for other types.
void paintRods(QPainter& painter, CardFace::Type type, const QSizeF& size);

/// How far shadow, edges, rods and state frames may reach beyond the outline.
qreal outlineOverhang(qreal height);

}  // namespace playsheet
