// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/mark_picker.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "ui/faces/icons.h"

namespace playsheet {
namespace {

constexpr qreal kStep = 34;

}  // namespace

MarkPicker::MarkPicker(table::PlayerId player, QWidget* parent) : QWidget(parent), player_(player) {
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  setAccessibleName(tr("Seat mark"));
  mark_ = seatMarks().value(static_cast<qsizetype>(table::index(player)));
}

void MarkPicker::setLook(const Look& look) {
  look_ = look;
  updateGeometry();
  update();
}

void MarkPicker::setMark(const QString& mark) {
  if (seatMarks().contains(mark)) mark_ = mark;
  update();
}

QSize MarkPicker::sizeHint() const {
  return {look_.gap(kStep * static_cast<qreal>(seatMarks().size())), look_.gap(34)};
}

void MarkPicker::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  for (qsizetype i = 0; i < seatMarks().size(); ++i) {
    const QPointF centre(look_.px(kStep) * (static_cast<qreal>(i) + 0.5), height() / 2.0);
    const QString& mark = seatMarks()[i];
    if (mark == mark_) {
      paintSeatDisc(painter, t, player_, mark, centre, look_.px(13));
      painter.setBrush(Qt::NoBrush);
      painter.setPen(QPen(hasFocus() ? t.focus : t.text, 2));
      painter.drawEllipse(centre, look_.px(15.5), look_.px(15.5));
    } else {
      painter.setPen(QPen(t.line2, 1));
      painter.setBrush(t.raised);
      painter.drawEllipse(centre, look_.px(12.5), look_.px(12.5));
      paintSeatMark(painter, mark, centre, look_.px(7.5), t.muted);
    }
  }
}

void MarkPicker::choose(qsizetype index) {
  const QString mark = seatMarks().value((index + seatMarks().size()) % seatMarks().size());
  if (mark == mark_) return;
  mark_ = mark;
  update();
  emit chosen(mark_);
}

void MarkPicker::mousePressEvent(QMouseEvent* event) {
  const auto index = static_cast<qsizetype>(event->position().x() / look_.px(kStep));
  if (index >= 0 && index < seatMarks().size()) choose(index);
}

void MarkPicker::keyPressEvent(QKeyEvent* event) {
  const qsizetype now = seatMarks().indexOf(mark_);
  if (event->key() == Qt::Key_Left) return choose(now - 1);
  if (event->key() == Qt::Key_Right) return choose(now + 1);
  QWidget::keyPressEvent(event);
}

}  // namespace playsheet
