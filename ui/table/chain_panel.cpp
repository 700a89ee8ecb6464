// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/chain_panel.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "ui/faces/card_painter.h"
#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/faces/text_fit.h"

namespace playsheet {

namespace {

constexpr qreal kLeastFace = 72;  ///< lower ones have no room for words

}  // namespace

ChainPanel::ChainPanel(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("chain"));
  setMouseTracking(true);
  setFocusPolicy(Qt::TabFocus);  // a click leaves the keys to the table
}

void ChainPanel::setLook(const Look& look) {
  look_ = look;
  update();
}

void ChainPanel::setRows(std::vector<ChainRow> rows, bool settling, const QString& next) {
  const int card = pointed();
  rows_ = std::move(rows);
  current_ = -1;
  pointAt(card);
  settling_ = settling;
  next_ = next;
  setAccessibleName(tr("Chain, %n link(s)", nullptr, static_cast<int>(rows_.size())));
  update();
}

QRectF ChainPanel::rowRect(std::size_t index) const {
  const qreal head = framed_ ? look_.px(38) : look_.px(10);
  const qreal gap = look_.px(6);
  const qreal count = static_cast<qreal>(rows_.size());
  const qreal room = height() - head - look_.px(10) - gap * (count - 1);
  const qreal tall = std::clamp(room / std::max<qreal>(1, count), look_.px(34), look_.px(96));
  // A chain that is longer than the panel shows its end, or the link that is pointed at.
  const qreal over = std::max(0.0, count * (tall + gap) - gap - (height() - head - look_.px(10)));
  const qreal above = current_ < 0 ? over : std::min(over, static_cast<qreal>(current_) * (tall + gap));
  return {look_.px(8), head - above + static_cast<qreal>(index) * (tall + gap), width() - look_.px(16), tall};
}

int ChainPanel::cardAt(const QPointF& at) const {
  for (std::size_t i = 0; i < rows_.size(); ++i)
    if (rowRect(i).contains(at)) return rows_[i].card;
  return -1;
}

void ChainPanel::paintTitle(QPainter& painter) const {
  const Theme& t = look_.theme();
  const qreal side = look_.px(18);
  paintActionIcon(painter, QStringLiteral("chain"), {look_.px(12), look_.px(10), side, side}, t.muted, t.surface);
  painter.setPen(t.text);
  painter.setFont(fonts::ui(look_.px(14), 700));
  painter.drawText(QPointF(look_.px(36), look_.px(24)), tr("Chain"));
  painter.setPen(t.muted);
  painter.setFont(fonts::ui(look_.px(13), 500));
  painter.drawText(QRectF(0, look_.px(8), width() - look_.px(12), look_.px(22)), Qt::AlignRight | Qt::AlignVCenter,
                   tr("%n link(s)", nullptr, static_cast<int>(rows_.size())));
}

void ChainPanel::paintRow(QPainter& painter, std::size_t index) const {
  const Theme& t = look_.theme();
  const ChainRow& row = rows_[index];
  const QRectF box = rowRect(index);
  const bool last = index + 1 == rows_.size();
  painter.setPen(QPen(last ? t.accent : t.line, last ? 2 : 1));
  if (hasFocus() && static_cast<int>(index) == current_) painter.setPen(QPen(t.focus, 3));
  painter.setBrush(t.raised);
  painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 7, 7);
  const qreal faceTall = box.height() - look_.px(8);
  const FaceSize kind = faceTall < kLeastFace ? FaceSize::Picture : FaceSize::Board;
  const QSizeF size = faceSize(faceTall, kind);
  painter.save();
  painter.setClipRect(box);
  paintCard(painter, row.face, {}, QRectF(box.topLeft() + QPointF(look_.px(4), look_.px(4)), size), kind);
  painter.restore();
  const QPointF disc(box.left() + look_.px(12), box.top() + look_.px(12));
  painter.setPen(Qt::NoPen);
  painter.setBrush(cardColours().ink);
  painter.drawEllipse(disc, look_.px(9.5), look_.px(9.5));
  painter.setPen(cardColours().paper);
  painter.setFont(fonts::card(look_.px(14), 700));
  painter.drawText(QRectF(disc.x() - 12, disc.y() - 12, 24, 24), Qt::AlignCenter, QString::number(index + 1));
  const qreal x = box.left() + look_.px(8) + size.width() + look_.px(6);
  const qreal room = box.right() - x - look_.px(6);
  const QFont bold = fonts::card(look_.px(14.5), 700);
  const QFont plain = fonts::ui(look_.px(13));
  const qreal step = look_.px(19);
  const int lines = box.height() > look_.px(58) ? 3 : (box.height() > look_.px(38) ? 2 : 1);
  qreal y = box.center().y() - step * (lines - 1) / 2 + look_.px(5);
  painter.setFont(bold);
  painter.setPen(t.text);
  painter.drawText(QPointF(x, y), elided(row.face.name, bold, room, MayCut::CardName));
  painter.setFont(plain);
  if (lines > 1) {
    y += step;
    paintSeatMark(painter, marks_[row.player], {x + look_.px(5), y - look_.px(4.5)}, look_.px(5.5),
                  seatColour(t, row.player));
    painter.setPen(t.text);
    painter.drawText(QPointF(x + look_.px(15), y), elided(row.user, plain, room - look_.px(15), MayCut::CardName));
  }
  if (lines > 2 && !row.target.isEmpty()) {
    y += step;
    const qreal side = look_.px(13);
    paintActionIcon(painter, QStringLiteral("fold"), {x - look_.px(1), y - side + look_.px(2), side, side}, t.muted,
                    t.raised);
    painter.setPen(t.text);
    painter.drawText(QPointF(x + look_.px(15), y), elided(row.target, plain, room - look_.px(15), MayCut::ChainTarget));
  }
}

void ChainPanel::paintEmpty(QPainter& painter) const {
  const Theme& t = look_.theme();
  const qreal side = look_.px(26);
  paintActionIcon(painter, QStringLiteral("chain"), {(width() - side) / 2, look_.px(22), side, side}, t.muted,
                  t.surface);
  painter.setFont(fonts::ui(look_.px(13)));
  painter.setPen(t.muted);
  painter.drawText(QRectF(look_.px(14), look_.px(56), width() - look_.px(28), height() - look_.px(60)),
                   Qt::AlignHCenter | Qt::TextWordWrap,
                   tr("No chain. Whatever can be responded to waits here until both players pass."));
}

void ChainPanel::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (framed_) {
    painter.setPen(QPen(t.line2, 1));
    painter.setBrush(t.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10);
    paintTitle(painter);
  } else {
    painter.fillRect(rect(), t.surface);
  }
  if (rows_.empty()) {
    paintEmpty(painter);
    if (!hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(t.focus, 3));
    painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), 6, 6);
    return;
  }
  for (std::size_t i = 0; i < rows_.size(); ++i) paintRow(painter, i);
  const qreal end = rowRect(rows_.size() - 1).bottom() + look_.px(6);
  if (height() - end < look_.px(52)) return;
  const QRectF slot(look_.px(8), end, width() - look_.px(16), std::min(height() - end - look_.px(8), look_.px(60)));
  painter.setPen(QPen(t.line2, 1.2, Qt::DashLine));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(slot, 7, 7);
  painter.setPen(t.muted);
  painter.setFont(fonts::ui(look_.px(13), 500));
  painter.drawText(slot.adjusted(6, 2, -6, -2), Qt::AlignCenter | Qt::TextWordWrap,
                   settling_ ? tr("The chain is being settled.") : tr("Next link: %1").arg(next_));
}

void ChainPanel::mouseMoveEvent(QMouseEvent* event) { emit cardHovered(cardAt(event->position())); }

void ChainPanel::mousePressEvent(QMouseEvent* event) {
  const int card = cardAt(event->position());
  if (card >= 0) emit cardClicked(card);
}

void ChainPanel::leaveEvent(QEvent*) { emit cardHovered(-1); }

bool ChainPanel::pointAt(int card) {
  for (std::size_t i = 0; card >= 0 && i < rows_.size(); ++i)
    if (rows_[i].card == card) {
      current_ = static_cast<int>(i);
      update();
      return true;
    }
  return false;
}

bool ChainPanel::step(int by) {
  if (rows_.empty()) return false;
  const int last = static_cast<int>(rows_.size()) - 1;
  current_ = current_ < 0 ? (by < 0 ? (by < -1 ? 0 : last) : (by > 1 ? last : 0)) : std::clamp(current_ + by, 0, last);
  emit cardHovered(pointed());
  tellRowFocus(this);
  update();
  return true;
}

QString ChainPanel::accessibleRow(int row) const {
  const ChainRow& link = rows_[static_cast<std::size_t>(row)];
  QStringList parts{QStringLiteral("%1. %2").arg(row + 1).arg(link.face.name), link.user};
  if (!link.target.isEmpty()) parts << link.target;
  return parts.join(QStringLiteral(", "));
}

void ChainPanel::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  if (key == Qt::Key_Up || key == Qt::Key_Down) {
    step(key == Qt::Key_Up ? -1 : 1);
  } else if ((key == Qt::Key_Return || key == Qt::Key_Enter) && pointed() >= 0) {
    emit cardClicked(pointed());
  } else {
    QWidget::keyPressEvent(event);
  }
}

void ChainPanel::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  if (current_ < 0) step(1000);
  update();
}

void ChainPanel::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

}  // namespace playsheet
