// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/faces/card_face.h"

#include <QPointF>

class QPainter;

namespace playsheet {

/// The round crest of a card: medallion, ring, petals, ornaments, and the sign of what the card is or does.
void paintCrest(QPainter& painter, const CardFace& face, const QPointF& centre, qreal radius);

}  // namespace playsheet
