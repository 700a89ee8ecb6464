// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet/ring_measure.h"

#include <QFontMetricsF>

#include "ui/faces/fonts.h"

namespace playsheet::ring {

QFont figureFont(qreal scale) { return fonts::card(17 * scale, 700); }
QFont briefFont(qreal scale) { return fonts::card(13 * scale, 500); }
QFont emblemFont(const SheetSizes& sizes) { return fonts::ui(12.5 * sizes.text, 600); }

qreal tallySign(const SceneTally& tally, qreal scale) {
  return tally.brief.isEmpty() ? 16 * scale : QFontMetricsF(briefFont(scale)).horizontalAdvance(tally.brief);
}

qreal tallyWidth(const SceneTally& tally, qreal scale) {
  return tallySign(tally, scale) + 4 * scale +
         QFontMetricsF(figureFont(scale)).horizontalAdvance(QString::number(tally.value)) + 5 * scale;
}

}  // namespace playsheet::ring
