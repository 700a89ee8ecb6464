// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/faces/card_face.h"

#include <QPointF>
#include <QRectF>

class QPainter;

namespace playsheet {

/// Where the picture of a card lies and how its upper corners are shaped.
struct ArtPlace {
  QRectF area;
  qreal corner = 0;  ///< radius of the upper corners, or what is cut off when cut
  bool cut = false;  ///< the cut corners of a mission
  bool crest = true;
  QPointF centre;    ///< of the crest
  qreal radius = 0;  ///< of the crest; 0 for the usual place in the middle
};

/// The landscape of the card's symbols with the crest in it, or the person's own scan.
void paintArt(QPainter& painter, const CardFace& face, const ArtPlace& place);

}  // namespace playsheet
