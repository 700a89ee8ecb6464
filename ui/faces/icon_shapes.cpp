// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/faces/icon_shapes.h"

#include "ui/faces/palette.h"
#include "ui/faces/svg_path.h"

#include <QFile>
#include <QHash>
#include <QStringList>
#include <QTransform>
#include <QXmlStreamReader>

#include <algorithm>

namespace playsheet {
namespace {

qreal real(const QXmlStreamAttributes& attributes, QLatin1StringView name, qreal otherwise = 0) {
  return attributes.hasAttribute(name) ? attributes.value(name).toDouble() : otherwise;
}

QVector<qreal> numbers(QStringView text) {
  QVector<qreal> result;
  const auto parts = text.toString().replace(u',', u' ').split(u' ', Qt::SkipEmptyParts);
  for (const QString& part : parts) {
    result.append(part.toDouble());
  }
  return result;
}

QTransform transformOf(QStringView text) {
  QTransform result;
  qsizetype at = 0;
  while (true) {
    const qsizetype open = text.indexOf(u'(', at);
    const qsizetype close = text.indexOf(u')', at);
    if (open < 0 || close < open) {
      return result;
    }
    const QStringView name = text.mid(at, open - at).trimmed();
    const QVector<qreal> value = numbers(text.mid(open + 1, close - open - 1));
    if (name == u"translate" && !value.isEmpty()) {
      result.translate(value[0], value.value(1));
    } else if (name == u"scale" && !value.isEmpty()) {
      result.scale(value[0], value.value(1, value[0]));
    } else if (name == u"rotate" && !value.isEmpty()) {
      result.translate(value.value(1), value.value(2));
      result.rotate(value[0]);
      result.translate(-value.value(1), -value.value(2));
    }
    at = close + 1;
  }
}

IconPaint roleOf(QStringView text, QColor& colour) {
  if (text.isEmpty() || text == u"none") {
    return IconPaint::None;
  }
  colour = QColor(text.toString());
  if (colour == cardColours().ink) {
    return IconPaint::Ink;
  }
  return colour == cardColours().paper ? IconPaint::Paper : IconPaint::Fixed;
}

QPen penOf(const QXmlStreamAttributes& attributes) {
  QPen pen;
  const qreal width = real(attributes, QLatin1StringView("stroke-width"), 1);
  pen.setWidthF(width);
  pen.setCapStyle(attributes.value(QLatin1StringView("stroke-linecap")) == u"round" ? Qt::RoundCap : Qt::FlatCap);
  pen.setJoinStyle(attributes.value(QLatin1StringView("stroke-linejoin")) == u"round" ? Qt::RoundJoin
                                                                                      : Qt::SvgMiterJoin);
  QVector<qreal> dashes = numbers(attributes.value(QLatin1StringView("stroke-dasharray")));
  if (!dashes.isEmpty() && width > 0) {
    for (qreal& dash : dashes) {
      dash /= width;  // SVG measures dashes in user units, Qt in pen widths
    }
    pen.setDashPattern(dashes);
  }
  return pen;
}

QPainterPath geometryOf(QStringView element, const QXmlStreamAttributes& a) {
  QPainterPath path;
  path.setFillRule(Qt::WindingFill);
  if (element == u"path") {
    path = parseSvgPath(a.value(QLatin1StringView("d")));
  } else if (element == u"circle") {
    const qreal r = real(a, QLatin1StringView("r"));
    path.addEllipse(QPointF(real(a, QLatin1StringView("cx")), real(a, QLatin1StringView("cy"))), r, r);
  } else if (element == u"rect") {
    const qreal r = real(a, QLatin1StringView("rx"));
    path.addRoundedRect(QRectF(real(a, QLatin1StringView("x")), real(a, QLatin1StringView("y")),
                               real(a, QLatin1StringView("width")), real(a, QLatin1StringView("height"))),
                        r, r);
  } else if (element == u"line") {
    path.moveTo(real(a, QLatin1StringView("x1")), real(a, QLatin1StringView("y1")));
    path.lineTo(real(a, QLatin1StringView("x2")), real(a, QLatin1StringView("y2")));
  }
  return path;
}

void appendShape(IconShapes& icon, QStringView element, const QXmlStreamAttributes& attributes,
                 const QTransform& transform) {
  IconShape shape;
  shape.path = transform.map(geometryOf(element, attributes));
  shape.fill = roleOf(attributes.value(QLatin1StringView("fill")), shape.fillColour);
  shape.stroke = roleOf(attributes.value(QLatin1StringView("stroke")), shape.strokeColour);
  shape.pen = penOf(attributes);
  if (!shape.path.isEmpty() && (shape.fill != IconPaint::None || shape.stroke != IconPaint::None)) {
    icon.shapes.append(shape);
  }
}

IconShapes readIcon(const QString& fileName) {
  IconShapes icon;
  QFile file(fileName);
  if (!file.open(QIODevice::ReadOnly)) {
    return icon;
  }
  QXmlStreamReader xml(&file);
  QVector<QTransform> transforms{QTransform()};
  while (!xml.atEnd()) {
    const auto token = xml.readNext();
    if (token == QXmlStreamReader::EndElement) {
      transforms.removeLast();
    }
    if (token != QXmlStreamReader::StartElement) {
      continue;
    }
    const QXmlStreamAttributes attributes = xml.attributes();
    const QTransform own = transformOf(attributes.value(QLatin1StringView("transform"))) * transforms.last();
    transforms.append(own);
    if (xml.name() == u"svg") {
      const QVector<qreal> box = numbers(attributes.value(QLatin1StringView("viewBox")));
      icon.box = QRectF(box.value(0), box.value(1), box.value(2, 24), box.value(3, 24));
    } else {
      appendShape(icon, xml.name(), attributes, own);
    }
  }
  return icon;
}

}  // namespace

IconShapes iconShapes(const QString& file) {
  static thread_local QHash<QString, IconShapes> read;  // a path works out its bounds when asked
  auto icon = read.constFind(file);
  if (icon == read.constEnd()) {
    icon = read.insert(file, readIcon(file));
  }
  return *icon;
}

}  // namespace playsheet
