// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/response_pad.h"

#include <QFontMetricsF>
#include <QPainter>
#include <cmath>

#include "ui/faces/fonts.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/turned.h"

namespace playsheet {

ResponsePad::ResponsePad(table::PlayerId player, QWidget* parent)
    : QWidget(parent),
      player_(player),
      pass_(new ActionButton(ActionButton::Rank::Plain, this)),
      respond_(new ActionButton(ActionButton::Rank::Plain, this)),
      stop_(new ActionButton(ActionButton::Rank::Plain, this)) {
  pass_->setIconName(QStringLiteral("pass"));
  stop_->setIconName(QStringLiteral("close"));
  const auto tell = [this](ActionButton* button, void (ResponsePad::*signal)()) {
    connect(button, &ActionButton::clicked, this, [this, button, signal] {
      if (button->settled(guard_)) emit(this->*signal)();
    });
  };
  tell(pass_, &ResponsePad::passed);
  tell(respond_, &ResponsePad::responded);
  tell(stop_, &ResponsePad::stopped);
  connect(respond_, &ActionButton::held, this, [this](bool down) {
    if (down && held_ && respond_->settled(guard_)) emit respondHeld();
  });
  hide();
}

void ResponsePad::setLook(const Look& look) {
  look_ = look;
  for (ActionButton* button : {pass_, respond_, stop_}) button->setLook(look);
  place();
}

void ResponsePad::setTurned(bool turned) {
  if (turned == turned_) return;
  turned_ = turned;
  place();
  update();
}

void ResponsePad::show(State state, const Words& words) {
  const auto name = [&](ActionButton* button, const QString& label, const QString& key, bool there) {
    button->setText(label);
    button->setKeyText(key);
    button->setAccessibleName(QStringLiteral("%1: %2").arg(words.name, label));
    button->setVisible(there);
  };
  if (state != state_)
    for (ActionButton* button : {pass_, respond_, stop_}) button->renew();
  state_ = state;
  mark_ = words.mark;
  said_ = state == State::Waits ? words.waits : QString();
  const bool asked = state == State::Asked || state == State::AskedPass;
  name(pass_, words.pass, words.passKey, asked);
  name(respond_, words.respond, words.respondKey, state == State::Asked);
  name(stop_, words.stop, words.respondKey, state == State::Passing);
  stop_->setLit(true);
  setAccessibleName(asked || state == State::Passing ? words.name : said_);
  setVisible(state != State::Away);
  resize(sizeHint());
  place();
  update();
}

qreal ResponsePad::wordsWidth() const {
  return said_.isEmpty() ? 0 : QFontMetricsF(fonts::ui(look_.px(13), 500)).horizontalAdvance(said_) + look_.px(8);
}

QSize ResponsePad::sizeHint() const {
  qreal wide = look_.px(34) + wordsWidth();
  for (const ActionButton* button : {pass_, respond_, stop_})
    if (!button->isHidden()) wide += button->sizeHint().width() + look_.px(5);
  return {static_cast<int>(std::ceil(wide)), std::max(look_.gap(38), look_.finger + look_.gap(8))};
}

void ResponsePad::place() {
  int left = look_.gap(32);
  for (ActionButton* button : {pass_, respond_, stop_}) {
    if (button->isHidden()) continue;
    button->setGeometry(left, look_.gap(4), button->sizeHint().width(), height() - look_.gap(8));
    left += button->width() + look_.gap(5);
  }
  turnParts(*this, turned_);
}

void ResponsePad::resizeEvent(QResizeEvent*) { place(); }

void ResponsePad::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (turned_) turnPainter(painter, size());
  const QColor seat = seatColour(t, player_);
  const bool quiet = state_ == State::Waits;
  painter.setPen(QPen(quiet ? t.line2 : seat, quiet ? 1.0 : 2.0));
  painter.setBrush(t.surface);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
  paintSeatDisc(painter, t, player_, mark_, {look_.px(17), height() / 2.0}, look_.px(10));
  if (said_.isEmpty()) return;
  const QFont font = fonts::ui(look_.px(13), 500);
  painter.setFont(font);
  painter.setPen(t.muted);
  painter.drawText(QPointF(look_.px(32), height() / 2.0 + QFontMetricsF(font).capHeight() / 2), said_);
}

}  // namespace playsheet
