// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPainter>
#include <QString>

#include "ui/faces/text_fit.h"
#include "ui/sheet/sheet_context.h"

/// Small strokes that all parts of the sheet are drawn with.
namespace playsheet {

struct Pen {
  QFont font;
  QColor colour;
  TextAlign align = TextAlign::Left;
  MayCut may = MayCut::Never;  ///< whether it may give way
};

/// One line of text on its baseline; returns its breadth. Longer than `most`, it gives way.
qreal drawWords(QPainter& painter, const QPointF& baseline, const QString& text, const Pen& pen, qreal most = 0);

/// Baseline at which figures stand in the middle of a height.
qreal middleBaseline(const QFont& font, qreal middle);

/// A pane over the felt with its hairline.
void drawPane(QPainter& painter, const SheetContext& context, const QRectF& rect, const QColor& fill, qreal opacity,
              qreal radius = 8);

/// The colour of a seat at the left edge of a pane.
void drawSeatEdge(QPainter& painter, const SheetContext& context, const QRectF& rect, table::PlayerId player);

void drawIcon(QPainter& painter, const QString& name, const QPointF& topLeft, qreal side, const QColor& colour);

/// The id of a rule as a quiet link.
void drawRuleId(QPainter& painter, const QPointF& baseline, const QString& rule, const QColor& colour, qreal textScale);
qreal ruleIdWidth(const QString& rule, qreal textScale);

/// Of what comes of a battle.
QFont verdictFont(qreal textScale);

/// A panel that stands off the table: bubble, drawer, ledger that covers cards.
void drawPanel(QPainter& painter, const SheetContext& context, const QRectF& rect, qreal radius = 8);

}  // namespace playsheet
