// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>
#include <QColor>
#include <QPixmap>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>

class QPainter;

namespace playsheet {

/// Line icons of resources/icons/actions ("attack", "deck", "undo" ...). Without a paper colour, what is cut out of
/// the ink stays empty. Returns false, and paints nothing, when there is no icon of that name.
bool paintActionIcon(QPainter& painter, const QString& name, const QRectF& box, const QColor& ink,
                     const QColor& paper = {});

/// Solid icons of resources/icons/attributes ("weapon", "boost" ...). An id without an icon shows its first two
/// letters.
void paintAttribute(QPainter& painter, const QString& id, const QRectF& box, const QColor& ink, const QColor& paper);

/// Badge of a symbol ("L F W N E V"). The rim sets the two darkest badges off from ink or a dark table.
void paintSymbolBadge(QPainter& painter, QChar symbol, const QRectF& box, bool rim = false);

/// Badge and letter on an ink pill; as wide as symbolPillWidth(height).
void paintSymbolPill(QPainter& painter, QChar symbol, const QPointF& topLeft, qreal height);
qreal symbolPillWidth(qreal height);

/// The eight marks of the seats: "peak", "moon", "sun", "wave", "fan", "pine", "kite", "drum".
void paintSeatMark(QPainter& painter, const QString& mark, const QPointF& centre, qreal radius, const QColor& colour);
const QStringList& seatMarks();

/// The action icon as a pixmap, for buttons and menus. Size in logical pixels.
QPixmap actionPixmap(const QString& name, int size, const QColor& ink, qreal devicePixelRatio = 1,
                     const QColor& paper = {});

/// The program's own icon.
QPixmap appPixmap(int size, qreal devicePixelRatio = 1);

}  // namespace playsheet
