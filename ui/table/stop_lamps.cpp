// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/stop_lamps.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

#include "ui/faces/icons.h"
#include "ui/widgets/hovered.h"
#include "ui/widgets/telling.h"
#include "ui/widgets/turned.h"

namespace playsheet {

StopLamp::StopLamp(QWidget* parent) : QAbstractButton(parent) {
  setCheckable(true);
  setFocusPolicy(Qt::NoFocus);  // one of the lamps takes it, and the arrow keys lead to the others
  setCursor(Qt::PointingHandCursor);
}

void StopLamp::setLook(const Look& look) {
  look_ = look;
  update();
}

void StopLamp::show(const StopState& state, table::PlayerId player) {
  setChecked(state.lit);
  once_ = state.once && !state.lit;
  icon_ = state.icon;
  player_ = player;
  update();
}

void StopLamp::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  const TableTop& table = look_.tableTop();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const qreal side = std::min(width(), height()) - 1.0;
  QRectF disc(0, 0, side, side);
  disc.moveCenter(QRectF(rect()).center());
  const bool lit = isChecked();
  const QColor seat = seatColour(t, player_);
  if (hovered(*this) || isDown()) {
    QColor glow = seat;
    glow.setAlphaF(0.25F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(glow);
    painter.drawEllipse(disc);
  }
  const QRectF body = disc.adjusted(1.8, 1.8, -1.8, -1.8);
  painter.setPen(QPen(lit || once_ ? seat : table.muted, lit ? 1.5 : 1.2));
  painter.setBrush(lit ? QBrush(seat) : QBrush(Qt::NoBrush));
  painter.drawEllipse(body);
  if (once_) painter.drawEllipse(disc.adjusted(0.6, 0.6, -0.6, -0.6));
  const QRectF sign = body.adjusted(2.6, 2.6, -2.6, -2.6);
  const QColor paper = lit ? seat : table.band;
  paintActionIcon(painter, icon_, sign, lit ? t.onSeat : table.muted, paper);
  if (!hasFocus()) return;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(t.focus, 2));
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
}

void StopLamp::keyPressEvent(QKeyEvent* event) {
  const bool back = event->key() == Qt::Key_Left || event->key() == Qt::Key_Up;
  if (back || event->key() == Qt::Key_Right || event->key() == Qt::Key_Down)
    emit stepped(back ? -1 : 1);
  else
    QAbstractButton::keyPressEvent(event);
}

StopLamps::StopLamps(table::PlayerId player, QWidget* parent) : QWidget(parent), player_(player) {}

void StopLamps::addLamp() {
  const auto index = static_cast<int>(lamps_.size());
  auto* lamp = new StopLamp(this);
  lamp->setLook(look_);
  if (index == 0) lamp->setFocusPolicy(Qt::TabFocus);
  connect(lamp, &QAbstractButton::clicked, this, [this, index] { emit pressed(index); });
  connect(lamp, &StopLamp::stepped, this,
          [this, index](int by) { pointAt(index + static_cast<int>(lamps_.size()) + by); });
  lamps_.push_back(lamp);
  lamp->setVisible(true);
}

void StopLamps::setLook(const Look& look) {
  look_ = look;
  for (StopLamp* lamp : lamps_) lamp->setLook(look);
}

void StopLamps::show(const std::vector<StopState>& states, const Words& words) {
  refusal_.clear();
  setAccessibleName(words.group);
  const bool more = lamps_.size() < states.size();
  while (lamps_.size() < states.size()) addLamp();
  if (more) place();
  for (std::size_t i = 0; i < states.size(); ++i) {
    const StopState& state = states[i];
    lamps_[i]->show(state, player_);
    const QString& said = state.lit ? words.lit : state.once ? words.once : words.out;
    lamps_[i]->setAccessibleName(state.name);
    lamps_[i]->setAccessibleDescription(said);
    lamps_[i]->setToolTip(QStringLiteral("%1\n%2").arg(state.name, said));
  }
}

void StopLamps::setTurned(bool turned) {
  for (StopLamp* lamp : lamps_) turnPart(*lamp, turned);
}

void StopLamps::refuse(const QString& sentence) {
  refusal_ = sentence;
  setAccessibleName(sentence);
  announce(this, accessibleName());
}

/// One of them is in the row of Tab stops: that which had the ring last.
void StopLamps::pointAt(int index) {
  if (lamps_.empty()) return;
  const auto count = static_cast<int>(lamps_.size());
  for (StopLamp* lamp : lamps_) lamp->setFocusPolicy(Qt::NoFocus);
  StopLamp* lamp = lamps_[static_cast<std::size_t>(index % count)];
  lamp->setFocusPolicy(Qt::TabFocus);
  lamp->setFocus(Qt::OtherFocusReason);
}

void StopLamps::step() {
  for (std::size_t i = 0; i < lamps_.size(); ++i)
    if (lamps_[i]->hasFocus()) return pointAt(static_cast<int>(i) + 1);
  pointAt(0);
}

void StopLamps::resizeEvent(QResizeEvent*) { place(); }

/// In a column where there is room for one, else in two rows.
void StopLamps::place() {
  const auto count = static_cast<int>(lamps_.size());
  const int rows = height() > 2 * width() ? count : 2;
  const int columns = (count + rows - 1) / rows;
  for (int i = 0; i < count; ++i) {
    const int column = i % columns;
    const int row = i / columns;
    const int left = width() * column / columns;
    const int top = height() * row / rows;
    lamps_[static_cast<std::size_t>(i)]->setGeometry(left, top, width() * (column + 1) / columns - left,
                                                     height() * (row + 1) / rows - top);
  }
}

}  // namespace playsheet
