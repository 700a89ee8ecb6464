// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QRect>

class QWidget;

namespace playsheet {

/// What stands at the upper edge of a table is read by whoever sits there: upside down for everybody else.

/// Draws a part without parts of its own upside down, or upright again. It takes presses where it is seen.
void turnPart(QWidget& part, bool turned);
/// The place of a part in a whole of this size, once the whole is turned.
inline QRect turnedPlace(const QRect& place, const QSize& whole) {
  return {QPoint(whole.width() - place.x() - place.width(), whole.height() - place.y() - place.height()), place.size()};
}
/// What is painted on the whole from now on is upside down.
inline void turnPainter(QPainter& painter, const QSize& whole) {
  painter.translate(whole.width(), whole.height());
  painter.rotate(180);
}
/// Turns a whole whose parts are laid out as if it stood upright: every part that is seen goes to its turned place.
void turnParts(QWidget& whole, bool turned);

}  // namespace playsheet
