// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lesson_pointer.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

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

/// A wedge in the middle of the side from which the words come, unless something else that is pointed at lies there.
void LessonPointer::paintArrow(QPainter& painter, const QRect& at) const {
  if (from_.isEmpty()) return;
  QPointF way(0, from_.bottom() < at.top() ? -1 : 1);
  if (from_.bottom() >= at.top() && from_.top() <= at.bottom()) way = {from_.right() < at.left() ? -1.0 : 1.0, 0};
  const double tall = look_.px(15);
  const QPointF tip = QRectF(at).center() +
                      QPointF(way.x() * (at.width() / 2.0 + look_.px(6)), way.y() * (at.height() / 2.0 + look_.px(6)));
  const QPointF across(way.y() * tall * 0.6, way.x() * tall * 0.6);
  QPainterPath arrow(tip);
  arrow.lineTo(tip + way * tall + across);
  arrow.lineTo(tip + way * tall - across);
  arrow.closeSubpath();
  const QRect place = arrow.boundingRect().toRect();
  if (std::any_of(at_.begin(), at_.end(), [&](const QRect& other) { return other.intersects(place); })) return;
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
  for (const QRect& at : at_) paintArrow(painter, at);
}

}  // namespace playsheet
