// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QString>
#include <QStringList>
#include <QVector>

#include "ui/faces/cut_words.h"

class QPainter;

namespace playsheet {

/// A line that fits its width: as it is, pressed together a little, or cut with an ellipsis.
struct FittedLine {
  QString text;
  qreal width = 0;    ///< as drawn
  qreal squeeze = 1;  ///< 1 as it is; below, pressed together horizontally
};

/// How far a line may be pressed together before it is cut: the letters keep their height.
constexpr qreal kLeastSqueeze = 0.86;

/// Breaks at spaces, and after hyphens where a word is wider than the line. Lines may still be too wide.
QStringList wrapWords(const QString& text, const QFont& font, qreal width);

/// One line in the width, whatever the text.
FittedLine fitLine(const QString& text, const QFont& font, qreal width, MayCut may = MayCut::Never);

/// A name in at most so many lines: whole if a little pressing does it, else with an ellipsis at the end.
QVector<FittedLine> fitLines(const QString& text, const QFont& font, qreal width, int mostLines,
                             MayCut may = MayCut::Never);

/// Rules text: paragraphs separated by line ends, never pressed, with an ellipsis where it had to stop.
QStringList fitParagraphs(const QString& text, const QFont& font, qreal width, int mostLines,
                          MayCut may = MayCut::Never);

/// The font, or the largest smaller one in which the line has room; no smaller than `least` pixels.
QFont shrunkToFit(const QString& text, QFont font, qreal width, int least = 12);

/// One line in the width, never pressed.
QString elided(const QString& text, const QFont& font, qreal width, MayCut may = MayCut::Never);

enum class TextAlign { Left, Centre, Right };

/// Draws on the baseline; x is the left end, the middle or the right end.
void drawFitted(QPainter& painter, const FittedLine& line, const QFont& font, const QColor& colour, qreal x,
                qreal baseline, TextAlign align);

}  // namespace playsheet
