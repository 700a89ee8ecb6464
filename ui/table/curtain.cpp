// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/curtain.h"

#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>
#include <QRadialGradient>
#include <utility>

#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/widgets/fingers.h"
#include "ui/widgets/press_clock.h"
#include "ui/widgets/turned.h"

namespace playsheet {

Curtain::Curtain(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("curtain"));
  setAttribute(Qt::WA_OpaquePaintEvent);
  setFocusPolicy(Qt::StrongFocus);
  timer_.setInterval(16);
  connect(&timer_, &QTimer::timeout, this, &Curtain::tick);
  lingering_.setSingleShot(true);
  lingering_.setInterval(kLingerMilliseconds);
  connect(&lingering_, &QTimer::timeout, this, &Curtain::goAway);
  connect(&lost_, &LostPress::lost, this, [this] { hold(false); });
  hide();
}

void Curtain::setLook(const Look& look) {
  look_ = look;
  update();
}

void Curtain::show(table::PlayerId player, const Words& words) {
  const bool other = player != player_ || !isVisible();
  player_ = player;
  words_ = words;
  if (other) hold(false);
  lingering_.stop();
  setAccessibleName(words.name);  // said with the focus; the rest is announced after what came before it
  QWidget::show();
  raise();
  setFocus();
  update();
}

QString Curtain::sentence() const {
  return QStringLiteral("%1. %2 %3 %4").arg(words_.name, words_.before, words_.key, words_.after);
}

void Curtain::lift() {
  if (!isVisible() || lifting()) return;
  hold(false);
  if (lingering_.interval() == 0) return goAway();
  setAccessibleName({});
  lingering_.start();
  update();
}

void Curtain::goAway() {
  hide();
  emit lifted();
}

void Curtain::hold(bool down) {
  if (down == holding_ || (down && lifting())) return;
  holding_ = down;
  if (down) {
    seen_ = PressClock::now();
    held_.start();
    timer_.start();
    if (hold_time_ == 0) return tick();
  } else {
    timer_.stop();
  }
  update();
}

qreal Curtain::progress() const {
  if (!holding_) return 0;
  if (hold_time_ == 0) return 1;
  return std::min(1.0, static_cast<qreal>(held_.elapsed()) / std::max(1, hold_time_));
}

void Curtain::tick() {
  update();
  const qint64 before = std::exchange(seen_, PressClock::now());
  if (seen_ - before > PressClock::kSlept) return hold(false);
  if (progress() < 1) return;
  hold(false);
  emit opened();
}

void Curtain::hideEvent(QHideEvent*) {
  hold(false);
  lingering_.stop();
}

void Curtain::setTurned(bool turned) {
  turned_ = turned;
  update();
}

void Curtain::mousePressEvent(QMouseEvent* event) {
  const QPointF at = turned_ ? QPointF(width(), height()) - event->position() : event->position();
  const QPointF way = at - centre();
  const qreal reach = radius() + 20;
  const bool hint = std::abs(way.x()) < 220 && way.y() > 0 && way.y() < radius() + 150;
  if (way.x() * way.x() + way.y() * way.y() > reach * reach && !hint) return;
  lost_.begin();
  keepFinger();
  hold(true);
}

void Curtain::mouseReleaseEvent(QMouseEvent*) {
  lost_.end();
  hold(false);
}

void Curtain::paintHint(QPainter& painter, const QColor& light, qreal top) const {
  const QFont plain = fonts::ui(look_.px(17), 500);
  const QFont bold = fonts::ui(look_.px(17), 700);
  const qreal before = QFontMetricsF(plain).horizontalAdvance(words_.before);
  const qreal after = QFontMetricsF(plain).horizontalAdvance(words_.after);
  const qreal key = look_.px(44);
  const qreal gap = look_.px(12);
  qreal x = width() / 2.0 - (before + after + key + 2 * gap) / 2;
  painter.setFont(plain);
  painter.setPen(light);
  painter.drawText(QPointF(x, top + look_.px(20)), words_.before);
  x += before + gap;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(Qt::white, 2));
  const QRectF frame(x, top - look_.px(2), key, look_.px(32));
  painter.drawRoundedRect(frame, 6, 6);
  painter.setFont(bold);
  painter.drawText(frame, Qt::AlignCenter, words_.key);
  x += key + gap;
  painter.setFont(plain);
  painter.setPen(light);
  painter.drawText(QPointF(x, top + look_.px(20)), words_.after);
}

void Curtain::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  const bool south = player_ == table::PlayerId::south;
  const QColor seat = seatColour(themeOf(ThemeTone::Light), player_);
  const QColor base = mix(seat, QColor(south ? 0x100408 : 0x040816), t.dark ? 0.22 : 0.05);
  const QColor deep = mix(base, Qt::black, 0.35);
  const QColor light = mix(seatColour(t, player_), Qt::white, t.dark ? 0.55 : 0.72);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (turned_) turnPainter(painter, size());
  QRadialGradient ground(QPointF(width() / 2.0, height() * 0.42), std::max(width(), height()) * 0.75);
  ground.setColorAt(0, base);
  ground.setColorAt(1, deep);
  painter.fillRect(rect(), ground);
  paintRings(
      painter,
      {.centre = centre(), .unit = static_cast<qreal>(height()), .colour = mix(base, light, 0.13), .spokes = 36});
  if (lifting()) return;  // plain: what was asked is answered
  const qreal r = radius();
  painter.setPen(Qt::NoPen);
  painter.setBrush(deep);
  painter.drawEllipse(centre(), r, r);
  paintSeatMark(painter, words_.mark, centre(), r * 0.52, light);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(mix(base, light, 0.30), 7));
  painter.drawEllipse(centre(), r + 9, r + 9);
  if (progress() > 0) {
    painter.setPen(QPen(Qt::white, 7, Qt::SolidLine, Qt::RoundCap));
    const qreal ring = r + 9;
    painter.drawArc(QRectF(centre().x() - ring, centre().y() - ring, 2 * ring, 2 * ring), 90 * 16,
                    -static_cast<int>(progress() * 360 * 16));
  }
  qreal y = centre().y() + r + look_.px(20);
  painter.setPen(Qt::white);
  painter.setFont(fonts::display(look_.px(44)));
  painter.drawText(QRectF(20, y, width() - 40, look_.px(58)), Qt::AlignCenter, words_.name);
  y += look_.px(74);
  paintHint(painter, light, y);
  painter.setPen(Qt::white);
  painter.setFont(fonts::ui(look_.px(16), 500));
  painter.drawText(QRectF(20, y + look_.px(58), width() - 40, look_.px(26)), Qt::AlignCenter, words_.facts);
  const QFont plain = fonts::ui(look_.px(16));
  const qreal awayWidth = QFontMetricsF(plain).horizontalAdvance(words_.away);
  const qreal side = look_.px(18);
  const qreal awayTop = y + look_.px(88);
  paintActionIcon(painter, QStringLiteral("hidden"),
                  {width() / 2.0 - awayWidth / 2 - look_.px(26), awayTop + look_.px(3), side, side}, light, deep);
  painter.setFont(plain);
  painter.setPen(light);
  painter.drawText(QRectF(20, awayTop, width() - 40, look_.px(24)), Qt::AlignCenter, words_.away);
}

}  // namespace playsheet
