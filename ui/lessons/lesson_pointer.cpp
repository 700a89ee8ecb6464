// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lesson_pointer.h"

#include <QPainter>
#include <QPainterPath>
#include <cmath>

namespace playsheet {

LessonPointer::LessonPointer(QWidget* parent) : QWidget(parent) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
}

void LessonPointer::setLook(const Look& look) {
  look_ = look;
  update();
}

void LessonPointer::point(const QVector<QRect>& at, const QRect& from) {
  if (at_ == at && from_ == from) return;
  at_ = at;
  from_ = from;
  update();
}

/// A wedge that touches the frame on the side from which the words come.
void LessonPointer::paintArrow(QPainter& painter, const QRect& at) const {
  const QPointF middle = QRectF(at).center();
  QPointF way = QRectF(from_).center() - middle;
  const double length = std::hypot(way.x(), way.y());
  if (from_.isEmpty() || length < 1) return;
  way /= length;
  const double x = std::abs(way.x()) < 1e-6 ? 1e9 : at.width() / 2.0 / std::abs(way.x());
  const double y = std::abs(way.y()) < 1e-6 ? 1e9 : at.height() / 2.0 / std::abs(way.y());
  const QPointF tip = middle + way * (std::min(x, y) + look_.px(4));
  const QPointF across(-way.y(), way.x());
  const double tall = look_.px(16);
  QPainterPath arrow(tip);
  arrow.lineTo(tip + way * tall + across * tall * 0.55);
  arrow.lineTo(tip + way * tall - across * tall * 0.55);
  arrow.closeSubpath();
  painter.drawPath(arrow);
}

void LessonPointer::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  for (const QRect& at : at_) {
    const QRectF frame = QRectF(at).adjusted(-4, -4, 4, 4);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(t.surface, look_.px(7)));  // stands out on every ground
    painter.drawRoundedRect(frame, 9, 9);
    painter.setPen(QPen(t.warn, look_.px(3.5)));
    painter.drawRoundedRect(frame, 9, 9);
  }
  painter.setPen(QPen(t.surface, look_.px(2)));
  painter.setBrush(t.warn);
  for (const QRect& at : at_) paintArrow(painter, at.adjusted(-4, -4, 4, 4));
}

}  // namespace playsheet
