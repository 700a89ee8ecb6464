// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/replay/replay_slider.h"

#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "ui/faces/fonts.h"

namespace playsheet {

constexpr qreal kSliderSide = 12;  ///< room beside the line, for the handle

ReplaySlider::ReplaySlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
  setObjectName(QStringLiteral("replaySlider"));
  setAccessibleName(tr("Decision"));
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  setPageStep(10);
  connect(&lost_, &LostPress::lost, this, [this] { setSliderDown(false); });
}

void ReplaySlider::setLook(const Look& look) {
  look_ = look;
  updateGeometry();
  update();
}

void ReplaySlider::setStory(int last, const std::vector<ReplayMark>& marks) {
  marks_ = marks;
  setRange(0, std::max(0, last));
  update();
}

QSize ReplaySlider::sizeHint() const { return {look_.gap(420), look_.gap(44)}; }
QSize ReplaySlider::minimumSizeHint() const { return {look_.gap(160), look_.gap(44)}; }

qreal ReplaySlider::xOf(int frame) const {
  const qreal room = width() - 2 * look_.px(kSliderSide);
  return look_.px(kSliderSide) + room * frame / std::max(1, maximum());
}

void ReplaySlider::follow(qreal x) {
  const qreal room = std::max(1.0, width() - 2 * look_.px(kSliderSide));
  setValue(qRound((x - look_.px(kSliderSide)) / room * maximum()));
}

void ReplaySlider::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  lost_.begin();
  setSliderDown(true);
  follow(event->position().x());
}

void ReplaySlider::mouseMoveEvent(QMouseEvent* event) {
  if (isSliderDown()) follow(event->position().x());
}

void ReplaySlider::mouseReleaseEvent(QMouseEvent*) {
  lost_.end();
  setSliderDown(false);
}

/// Turns above the line, as many numbers as have room; below it what was taken back, notes and problems.
void ReplaySlider::paintMarks(QPainter& painter, qreal y) const {
  const Theme& t = look_.theme();
  const QFont font = fonts::ui(look_.px(12), 500);
  painter.setFont(font);
  const QFontMetricsF metrics(font);
  qreal free = 0;
  for (const ReplayMark& mark : marks_) {
    const qreal x = xOf(mark.frame);
    switch (mark.kind) {
      case ReplayMark::Kind::Turn: {
        painter.fillRect(QRectF(x - 0.5, y - look_.px(7), 1.5, look_.px(7)), t.muted);
        const QString number = QString::number(mark.turn);
        const qreal wide = metrics.horizontalAdvance(number);
        if (x - wide / 2 < free) break;
        painter.setPen(t.muted);
        painter.drawText(QPointF(x - wide / 2, y - look_.px(9)), number);
        free = x + wide / 2 + look_.px(6);
        break;
      }
      case ReplayMark::Kind::Undone: {
        const qreal side = look_.px(4);
        painter.setPen(Qt::NoPen);
        painter.setBrush(t.warn);
        painter.drawPolygon(QPolygonF({{x - side, y + 2 * side}, {x + side, y + side}, {x + side, y + 3 * side}}));
        break;
      }
      case ReplayMark::Kind::Note:
        painter.setPen(Qt::NoPen);
        painter.setBrush(t.accent);
        painter.drawEllipse(QPointF(x, y + look_.px(9)), look_.px(4.5), look_.px(4.5));
        break;
      case ReplayMark::Kind::Problem: {
        const qreal side = look_.px(5);
        painter.setPen(Qt::NoPen);
        painter.setBrush(t.bad);
        painter.drawPolygon(QPolygonF({{x, y + side}, {x - side, y + 3 * side}, {x + side, y + 3 * side}}));
        break;
      }
    }
  }
}

void ReplaySlider::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const qreal y = height() * 0.52;
  const qreal thick = look_.px(4);
  const qreal left = xOf(0), right = xOf(maximum()), here = xOf(value());
  painter.setPen(Qt::NoPen);
  painter.setBrush(t.line2);
  painter.drawRoundedRect(QRectF(left, y - thick / 2, right - left, thick), thick / 2, thick / 2);
  painter.setBrush(t.focus);
  painter.drawRoundedRect(QRectF(left, y - thick / 2, here - left, thick), thick / 2, thick / 2);
  paintMarks(painter, y);
  painter.setPen(QPen(t.surface, 2));
  painter.setBrush(t.text);
  painter.drawEllipse(QPointF(here, y), look_.px(7.5), look_.px(7.5));
  if (!hasFocus()) return;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(t.focus, 3));
  painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), 6, 6);
}

}  // namespace playsheet
