// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>
#include <QPainterPath>
#include <QRectF>

namespace playsheet {

/// One layer of the land, each symbol with its own kind: crags, tongues of fire, waves, swells, mountains, horizon.
struct LandLayer {
  QChar symbol;
  quint32 seed = 0;
  int index = 0;    ///< 0 far, 1 middle, 2 near
  qreal base = 0;   ///< where the land lies, as a share of the height
  qreal swing = 0;  ///< how high it rises, as a share of the height
};

/// Starts and ends on the edges of the area and is closed along its bottom.
QPainterPath landPath(const LandLayer& layer, const QRectF& area);

}  // namespace playsheet
