// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QVector>

#include "ui/faces/card_face.h"

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

/// How a paragraph below the card is written.
struct FlowStyle {
  QFont font;
  QColor ink;
  qreal step = 17;    ///< from one of its lines to the next
  qreal left = 0;     ///< where its lines begin
  qreal tail = 0;     ///< free below it
  QString icon = {};  ///< in front of its first line
  QColor iconInk = {};
};

/// A line below the card.
struct FlowLine {
  PlacedLine placed;  ///< from the upper left of the flow
  QColor ink;
  QString icon;
  QColor iconInk;
};

/// What stands below the card: paragraphs one under the other, broken to the width and never cut.
class ReaderFlow {
 public:
  explicit ReaderFlow(qreal width = 0, qreal ascent = 0) : width_(width), ascent_(ascent) {}

  void add(const QString& text, const FlowStyle& style);
  const QVector<FlowLine>& lines() const { return lines_; }
  qreal height() const { return height_; }
  qreal top(qsizetype line) const { return lines_[line].placed.baseline.y() - ascent_; }

 private:
  qreal width_;   ///< where lines end
  qreal ascent_;  ///< from the top of a line to its baseline
  qreal height_ = 0;
  QVector<FlowLine> lines_;
};

/// The line of kinds has one line on a full face of that size; it is too long for it.
bool typeLineCut(const CardFace& face, const QSizeF& size);

/// Where the letters from `begin` on lie, one rectangle for each line that has some of them.
QVector<QRectF> placesOf(const QVector<PlacedLine>& lines, int begin, int length);

}  // namespace playsheet
