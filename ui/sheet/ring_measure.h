// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QStringList>

#include "ui/sheet/sheet_layout.h"

/// What the parts of a table in a ring measure, for laying them out and for painting them.
namespace playsheet::ring {

/// Of a panel as low as its seat mark allows; the near seat has room between its words and its figures.
inline qreal headHeight(qreal disc, bool panel) { return disc + (panel ? 4 : 14); }
inline qreal tallyHeight(qreal scale) { return 18 * scale; }
inline qreal tagHeight(qreal scale) { return 20 * scale; }
/// Tags get no narrower than this: a name has to be told.
inline qreal leastTag(const SheetSizes& sizes) { return 74 * sizes.text; }

QFont figureFont(qreal scale);
QFont briefFont(qreal scale);
/// Where the name of a player and what the player does begin, on their baselines.
struct HeadWords {
  QFont nameFont, roleFont;
  QPointF name, role;
  qreal nameRoom = 0, roleRoom = 0;
};
/// In a panel behind each other where both have room, else below each other; `words`: the room of both.
HeadWords headWords(const SeatPlan& seat, const SheetSizes& sizes, const QString& name, const QString& role);
/// Of what is rolled, over its die.
QFont rollTitleFont(const SheetSizes& sizes, bool brief = false);
/// Words in one line, or in two where they are broader than their room; the second line may be broader still.
QStringList inTwoLines(const QString& words, const QFont& font, qreal room);
QFont emblemFont(const SheetSizes& sizes);
/// Of a figure with its sign or its letters before it.
qreal tallyWidth(const SceneTally& tally, qreal scale);
/// Where the sign or the letters of it end.
qreal tallySign(const SceneTally& tally, qreal scale);

}  // namespace playsheet::ring
