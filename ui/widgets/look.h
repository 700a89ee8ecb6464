// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPointF>
#include <QString>

#include "engine/table/ids.h"
#include "ui/faces/palette.h"

class QPainter;

namespace playsheet {

/// Theme and table by their names in settings and menus, how much larger than at 640 px of height text is, and whether
/// fingers press.
struct Look {
  QString themeName = QStringLiteral("dark");     ///< "dark" or "light"
  QString tableName = QStringLiteral("lacquer");  ///< "lacquer" or "tatami"
  qreal scale = 1;
  int finger = 0;  ///< pixels that what is pressed has at least, each way; 0: a pointer presses it

  const Theme& theme() const;
  const TableTop& tableTop() const;
  /// Interface text of this size, in pixels of the present scale.
  qreal px(qreal size) const { return size * scale; }
  int gap(qreal size) const { return qRound(size * scale); }

  friend bool operator==(const Look&, const Look&) = default;
};

/// The scale of interface text for a window of this height.
qreal scaleForHeight(int height);

QColor seatColour(const Theme& theme, table::PlayerId player);

/// A round plate in the seat's colour with its mark.
void paintSeatDisc(QPainter& painter, const Theme& theme, table::PlayerId player, const QString& mark,
                   const QPointF& centre, qreal radius);

/// The rings and spokes of the table around a middle point, in one colour.
struct Rings {
  QPointF centre;
  qreal unit = 600;  ///< the height that the radii are shares of
  QColor colour;
  int spokes = 24;
};
void paintRings(QPainter& painter, const Rings& rings);

/// The style sheet of dialogs, menus, tabs and scroll bars in these colours.
QString styleSheetOf(const Look& look);
/// Of a list with columns.
QString listStyleOf(const Look& look);
/// Of a line that says what has happened, or what is wrong.
QString messageStyleOf(const Look& look, bool bad, int size = 13);

}  // namespace playsheet
