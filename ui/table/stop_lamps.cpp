// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/stop_lamps.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

#include "ui/faces/icons.h"
#include "ui/widgets/hovered.h"
#include "ui/widgets/telling.h"

namespace playsheet {

StopLamp::StopLamp(StopWindow window, QWidget* parent) : QAbstractButton(parent), window_(window) {
  setCheckable(true);
  setFocusPolicy(Qt::NoFocus);  // one of the lamps takes it, and the arrow keys lead to the others
  setCursor(Qt::PointingHandCursor);
}

void StopLamp::setLook(const Look& look) {
  look_ = look;
  update();
}

void StopLamp::show(bool lit, bool once, PlayerId player) {
  setChecked(lit);
  once_ = once && !lit;
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
  paintActionIcon(painter, stopIcon(window_), sign, lit ? t.onSeat : table.muted, paper);
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

StopLamps::StopLamps(PlayerId player, QWidget* parent) : QWidget(parent), player_(player) {
  for (std::size_t i = 0; i < lamps_.size(); ++i) {
    lamps_[i] = new StopLamp(kStopWindows[i], this);
    connect(lamps_[i], &QAbstractButton::clicked, this, [this, i] { emit pressed(kStopWindows[i]); });
    connect(lamps_[i], &StopLamp::stepped, this,
            [this, i](int by) { pointAt(static_cast<int>(i + lamps_.size()) + by); });
  }
  lamps_.front()->setFocusPolicy(Qt::TabFocus);
}

void StopLamps::setLook(const Look& look) {
  for (StopLamp* lamp : lamps_) lamp->setLook(look);
}

void StopLamps::show(const StopSet& stops, const StopSet& once, const Words& words) {
  refusal_.clear();
  setAccessibleName(words.group);
  for (std::size_t i = 0; i < lamps_.size(); ++i) {
    const StopWindow window = kStopWindows[i];
    lamps_[i]->show(stops.has(window), once.has(window), player_);
    const QString& state = stops.has(window) ? words.lit : once.has(window) ? words.once : words.out;
    lamps_[i]->setAccessibleName(words.names[i]);
    lamps_[i]->setAccessibleDescription(state);
    lamps_[i]->setToolTip(QStringLiteral("%1\n%2").arg(words.names[i], state));
  }
}

void StopLamps::refuse(const QString& sentence) {
  refusal_ = sentence;
  setAccessibleName(sentence);
  announce(this, accessibleName());
}

/// One of them is in the row of Tab stops: that which had the ring last.
void StopLamps::pointAt(int index) {
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
