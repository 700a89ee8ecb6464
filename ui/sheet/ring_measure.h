// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

#include "ui/sheet/sheet_layout.h"

/// What the parts of a table in a ring measure, for laying them out and for painting them.
namespace playsheet::ring {

inline qreal headHeight(qreal disc) { return disc + 4; }
inline qreal tallyHeight(qreal scale) { return 18 * scale; }
inline qreal tagHeight(qreal scale) { return 20 * scale; }
/// Tags get no narrower than this: a name has to be told.
inline qreal leastTag(const SheetSizes& sizes) { return 74 * sizes.text; }

QFont figureFont(qreal scale);
QFont briefFont(qreal scale);
QFont emblemFont(const SheetSizes& sizes);
/// Of a figure with its sign or its letters before it.
qreal tallyWidth(const SceneTally& tally, qreal scale);
/// Where the sign or the letters of it end.
qreal tallySign(const SceneTally& tally, qreal scale);

}  // namespace playsheet::ring
