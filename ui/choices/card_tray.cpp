// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/choices/card_tray.h"

#include <QMouseEvent>
#include <QPainter>

#include "ui/faces/card_painter.h"
#include "ui/faces/fonts.h"

namespace playsheet {
namespace {

constexpr qreal kCardTall = 104;
constexpr qreal kGap = 10;
constexpr qreal kHead = 34;

}  // namespace

CardTray::CardTray(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("tray"));
  setMouseTracking(true);
  hide();
}

void CardTray::setLook(const Look& look) { look_ = look; }

void CardTray::setCards(const QString& title, std::vector<TrayCard> cards, int room) {
  title_ = title;
  cards_ = std::move(cards);
  const QSizeF card = faceSize(look_.px(kCardTall), FaceSize::Board);
  const qreal step = card.width() + look_.px(kGap);
  columns_ = std::max(1, static_cast<int>((room - look_.px(24)) / step));
  const int count = static_cast<int>(cards_.size());
  const int columns = std::clamp(count, 1, columns_);
  const int rows = (count + columns_ - 1) / columns_;
  const int least = look_.gap(260);
  resize(std::max(least, static_cast<int>(columns * step + look_.px(14 + kGap))),
         static_cast<int>(look_.px(kHead) + rows * (card.height() + look_.px(kGap)) + look_.px(8)));
  setAccessibleName(title);
  setVisible(count > 0);
  if (count > 0) raise();
  update();
}

QRectF CardTray::placeOf(std::size_t index) const {
  const QSizeF card = faceSize(look_.px(kCardTall), FaceSize::Board);
  const auto column = static_cast<int>(index) % columns_;
  const auto row = static_cast<int>(index) / columns_;
  return {look_.px(12) + column * (card.width() + look_.px(kGap)),
          look_.px(kHead) + row * (card.height() + look_.px(kGap)), card.width(), card.height()};
}

QRect CardTray::cardRect(int card) const {
  for (std::size_t i = 0; i < cards_.size(); ++i)
    if (cards_[i].card == card) return placeOf(i).toRect();
  return {};
}

int CardTray::cardAt(const QPointF& at) const {
  for (std::size_t i = 0; i < cards_.size(); ++i)
    if (placeOf(i).contains(at)) return cards_[i].card;
  return -1;
}

void CardTray::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(t.line2, 1));
  painter.setBrush(t.surface);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10);
  painter.setPen(t.text);
  painter.setFont(fonts::ui(look_.px(14), 700));
  painter.drawText(QPointF(look_.px(12), look_.px(22)), title_);
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    const TrayCard& card = cards_[i];
    QRectF place = placeOf(i);
    FaceState state = card.state;
    state.injured = false;
    if (card.known) {
      paintCard(painter, card.face, state, place, FaceSize::Board);
      paintStateFrame(painter, place, card.face.type, state, t, t.surface);
    } else {
      paintBack(painter, place, card.backColour, card.backMark);
      paintStateFrame(painter, place, CardFace::Type::Ninja, state, t, t.surface);
      painter.setPen(Qt::white);
      painter.setFont(fonts::card(look_.px(16), 700));
      painter.drawText(place.adjusted(0, place.height() * 0.6, 0, 0), Qt::AlignCenter, QString::number(i + 1));
    }
  }
}

void CardTray::mousePressEvent(QMouseEvent* event) {
  const int card = cardAt(event->position());
  if (card >= 0) emit cardClicked(card);
}

void CardTray::mouseMoveEvent(QMouseEvent* event) { emit cardHovered(cardAt(event->position())); }

void CardTray::leaveEvent(QEvent*) { emit cardHovered(-1); }

}  // namespace playsheet
