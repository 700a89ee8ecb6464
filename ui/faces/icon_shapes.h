// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainterPath>
#include <QPen>
#include <QRectF>
#include <QString>
#include <QVector>

namespace playsheet {

/// What an icon's colour stands for: the files hold one ink and one paper, which the painter replaces.
enum class IconPaint { None, Ink, Paper, Fixed };

struct IconShape {
  QPainterPath path;
  IconPaint fill = IconPaint::None;
  IconPaint stroke = IconPaint::None;
  QColor fillColour, strokeColour;  ///< used when the role is Fixed
  QPen pen;
};

struct IconShapes {
  QRectF box;  ///< the grid the shapes are drawn on
  QVector<IconShape> shapes;

  bool isEmpty() const { return shapes.isEmpty(); }
};

/// Reads a file of the icon set (the subset of SVG Tiny that the set uses) once; later calls answer from memory.
/// An unknown name gives empty shapes. Shapes share what they hold: a copy costs a count.
IconShapes iconShapes(const QString& file);

}  // namespace playsheet
