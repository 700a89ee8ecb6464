// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QVector>

namespace playsheet {

/// A line of a card's text on the screen, and which piece of the text it is.
struct PlacedLine {
  QString text;
  QPointF baseline;
  QFont font;
  int begin = -1;  ///< of the piece in the whole text; below zero: it has none
  int length = 0;
  int before = 0;  ///< letters of the line in front of the piece: "… "
};

/// Finds the piece of each line in the text, from the first one on. Lines may begin or end with an ellipsis, and a
/// later block of lines may go back to say again what an earlier one had to cut: give each block its own call.
void findPieces(const QString& text, int from, QVector<PlacedLine>& lines);

/// Where the letters from `begin` on lie, one rectangle for each line that has some of them.
QVector<QRectF> placesOf(const QVector<PlacedLine>& lines, int begin, int length);

}  // namespace playsheet
