// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/action_button.h"

#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>
#include <QPointer>
#include <cmath>

#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/faces/text_fit.h"
#include "ui/widgets/hovered.h"

namespace playsheet {

ActionButton::ActionButton(Rank rank, QWidget* parent) : QAbstractButton(parent), rank_(rank) {
  setCursor(Qt::PointingHandCursor);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  setFocusPolicy(Qt::TabFocus);  // a click leaves the focus on the table
  connect(&lost_, &LostPress::lost, this, [this] {
    void_press_ = true;
    setDown(false);
    pressed_at_.reset();
    emit held(false);
  });
}

void ActionButton::setLook(const Look& look) {
  look_ = look;
  updateGeometry();
  update();
}

void ActionButton::setIconName(const QString& name) {
  icon_ = name;
  updateGeometry();
  update();
}

void ActionButton::setKeyText(const QString& text) {
  key_ = text;
  updateGeometry();
  update();
}

void ActionButton::setRank(Rank rank) {
  rank_ = rank;
  update();
}

void ActionButton::setLit(bool lit) {
  lit_ = lit;
  update();
}

void ActionButton::renew() {
  renewed_at_ = PressClock::now();
  void_press_ = void_press_ || isDown();
  setDown(false);
}

QFont ActionButton::labelFont() const { return fonts::ui(look_.px(14), 600); }
QFont ActionButton::keyFont() const { return fonts::ui(look_.px(13), 500); }

qreal ActionButton::contentWidth() const {
  qreal width = QFontMetricsF(labelFont()).horizontalAdvance(text());
  if (!icon_.isEmpty()) width += look_.px(text().isEmpty() ? 17 : 22);
  if (!key_.isEmpty()) width += QFontMetricsF(keyFont()).horizontalAdvance(key_) + look_.px(18);
  return width;
}

QSize ActionButton::sizeHint() const {
  const int wide = static_cast<int>(std::ceil(contentWidth() + look_.px(28)));
  return {std::max(wide, look_.finger), std::max(look_.gap(34), look_.finger)};
}

QSize ActionButton::minimumSizeHint() const {
  return {std::max(look_.gap(44), look_.finger), std::max(look_.gap(28), look_.finger)};
}

QColor ActionButton::ground() const {
  const Theme& t = look_.theme();
  QColor colour = rank_ == Rank::Primary ? t.accent : t.raised;
  if (rank_ == Rank::Ghost) colour = t.surface;
  if (lit_) colour = mix(t.raised, t.accent, 0.35);
  if (!isEnabled()) return mix(colour, t.surface, 0.6);
  if (isDown()) return mix(colour, t.text, 0.18);
  return hovered(*this) ? mix(colour, t.text, 0.08) : colour;
}

void ActionButton::paintContent(QPainter& painter, const QColor& ink) const {
  const QFontMetricsF metrics(labelFont());
  const qreal room = width() - look_.px(16);
  const qreal wanted = contentWidth();
  qreal x = (width() - std::min(wanted, room)) / 2;
  const qreal middle = height() / 2.0;
  if (!icon_.isEmpty()) {
    const qreal side = look_.px(17);
    paintActionIcon(painter, icon_, {x, middle - side / 2, side, side}, ink, ground());
    x += look_.px(22);
  }
  qreal textRoom = metrics.horizontalAdvance(text());
  if (wanted > room) textRoom -= wanted - room;
  painter.setFont(labelFont());
  painter.setPen(ink);
  painter.drawText(QPointF(x, middle + metrics.capHeight() / 2), elided(text(), labelFont(), textRoom + 0.5));
  x += textRoom;
  if (key_.isEmpty()) return;
  painter.setFont(keyFont());
  const qreal keyWidth = QFontMetricsF(keyFont()).horizontalAdvance(key_) + look_.px(10);
  const QRectF frame(x + look_.px(8), middle - look_.px(10), keyWidth, look_.px(20));
  QColor border = ink;
  border.setAlphaF(0.55F);
  painter.setPen(border);
  painter.drawRoundedRect(frame, 4, 4);
  painter.setPen(ink);
  painter.drawText(frame, Qt::AlignCenter, key_);
}

void ActionButton::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF body = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -2.0);
  if (rank_ != Rank::Ghost && isEnabled()) {
    QColor shade(Qt::black);
    shade.setAlphaF(t.dark ? 0.22F : 0.10F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(shade);
    painter.drawRoundedRect(body.translated(0, 1.5), 7, 7);
  }
  const QColor edge = rank_ == Rank::Primary ? ground() : (isEnabled() ? t.line2 : t.line);
  painter.setPen(QPen(edge, 1));
  painter.setBrush(ground());
  painter.drawRoundedRect(body, 7, 7);
  if (hasFocus()) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(t.focus, 2));
    painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), 6, 6);
  }
  QColor ink = rank_ == Rank::Primary ? t.onAccent : t.text;
  if (!isEnabled()) ink = rank_ == Rank::Primary ? mix(t.onAccent, ground(), 0.25) : t.muted;
  if (!isEnabled() && rank_ == Rank::Primary) ink = t.muted;
  paintContent(painter, ink);
}

void ActionButton::mousePressEvent(QMouseEvent* event) {
  void_press_ = false;
  pressed_at_ = PressClock::now();
  const QPointer<ActionButton> here(this);
  QAbstractButton::mousePressEvent(event);
  if (!here || event->button() != Qt::LeftButton) return;
  lost_.begin();
  emit held(true);
}

void ActionButton::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) lost_.end();
  if (void_press_) setDown(false);  // a move may have pressed it again
  const QPointer<ActionButton> here(this);
  QAbstractButton::mouseReleaseEvent(event);
  if (!here) return;  // the click did away with it
  pressed_at_.reset();
  if (event->button() == Qt::LeftButton) emit held(false);
}

}  // namespace playsheet
