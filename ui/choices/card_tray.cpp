// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/choices/card_tray.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

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
  setFocusPolicy(Qt::TabFocus);  // a click leaves the keys to the table
  hide();
}

void CardTray::setLook(const Look& look) { look_ = look; }

void CardTray::setCards(const QString& title, std::vector<TrayCard> cards, int room) {
  title_ = title;
  const int before = pointed();
  cards_ = std::move(cards);
  const auto same =
      std::find_if(cards_.begin(), cards_.end(), [before](const TrayCard& c) { return c.card == before; });
  const auto at = static_cast<int>(same - cards_.begin());
  current_ = same != cards_.end() ? at : std::min(current_, at - 1);
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
    state.focus = hasFocus() && static_cast<int>(i) == current_;
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

void CardTray::mouseDoubleClickEvent(QMouseEvent* event) {
  const int card = cardAt(event->position());
  if (card >= 0) emit cardDoubleClicked(card);
}

void CardTray::mouseMoveEvent(QMouseEvent* event) { emit cardHovered(cardAt(event->position())); }

void CardTray::leaveEvent(QEvent*) { emit cardHovered(-1); }

bool CardTray::pointAt(int card) {
  for (std::size_t i = 0; card >= 0 && i < cards_.size(); ++i)
    if (cards_[i].card == card) {
      current_ = static_cast<int>(i);
      emit cardHovered(card);
      tellRowFocus(this);
      update();
      return true;
    }
  return false;
}

void CardTray::step(int by) {
  const int next = current_ + by;
  if (next >= 0 && next < static_cast<int>(cards_.size())) pointAt(cards_[static_cast<std::size_t>(next)].card);
}

QString CardTray::accessibleRow(int row) const {
  const TrayCard& card = cards_[static_cast<std::size_t>(row)];
  QStringList parts{card.known ? card.face.name : tr("card %1, face down").arg(row + 1)};
  if (card.state.selected) parts << tr("chosen");
  if (card.state.legal || card.state.target) parts << tr("can be chosen");
  return parts.join(QStringLiteral(", "));
}

QRect CardTray::accessibleRowRect(int row) const { return placeOf(static_cast<std::size_t>(row)).toRect(); }

void CardTray::pressAccessibleRow(int row) { emit cardClicked(cards_[static_cast<std::size_t>(row)].card); }

void CardTray::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  if (key == Qt::Key_Left || key == Qt::Key_Right)
    step(key == Qt::Key_Left ? -1 : 1);
  else if (key == Qt::Key_Up || key == Qt::Key_Down)
    step(key == Qt::Key_Up ? -columns_ : columns_);
  else if ((key == Qt::Key_Return || key == Qt::Key_Enter) && pointed() >= 0)
    emit cardClicked(pointed());
  else
    QWidget::keyPressEvent(event);
}

void CardTray::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  if (!cards_.empty()) pointAt(cards_[static_cast<std::size_t>(std::max(0, current_))].card);
  update();
}

void CardTray::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

}  // namespace playsheet
