// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/ring_seat_row.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QSignalBlocker>
#include <algorithm>

#include "ui/faces/icons.h"
#include "ui/speech/seat_words.h"
#include "ui/table/reading_choice.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/clean_name.h"
#include "ui/widgets/line_field.h"

namespace playsheet {

QString defaultRingName(table::PlayerId player) { return RingSeatRow::tr("Player %1").arg(table::index(player) + 1); }

RingSeatRow::RingSeatRow(table::PlayerId player, QWidget* parent)
    : QWidget(parent),
      player_(player),
      name_(new LineField(24, this)),
      mark_(new ChoiceBox(this)),
      language_(new ChoiceBox(this)) {
  setObjectName(QStringLiteral("seat%1").arg(table::index(player) + 1));
  setFocusProxy(name_);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(14, 3, 6, 3);
  row->setSpacing(8);
  row->addWidget(mark_);
  row->addWidget(name_, 1);
  row->addWidget(language_);
  const QString seat = defaultRingName(player);
  name_->setAccessibleName(tr("%1: name").arg(seat));
  mark_->setAccessibleName(tr("%1: mark").arg(seat));
  language_->setAccessibleName(tr("%1: language").arg(seat));
  for (const QString& language : seatLanguages()) language_->addItem(languageTitle(language), language);
  fillMarks();
  connect(name_, &LineField::textChanged, this, &RingSeatRow::changed);
  connect(mark_, &QComboBox::currentIndexChanged, this, &RingSeatRow::changed);
  connect(language_, &QComboBox::currentIndexChanged, this, &RingSeatRow::changed);
}

/// Drawn in the colour of the seat; their names are for who cannot see them.
void RingSeatRow::fillMarks() {
  const QSignalBlocker blocker(mark_);
  const QString now = mark_->currentData().toString();
  mark_->clear();
  const qreal ratio = devicePixelRatioF();
  const int side = look_.gap(20);
  for (const QString& mark : seatMarks()) {
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintSeatDisc(painter, look_.theme(), player_, mark, {side / 2.0, side / 2.0}, side / 2.0);
    painter.end();
    mark_->addItem(pixmap, {}, mark);
    mark_->setItemData(mark_->count() - 1, mark, Qt::AccessibleTextRole);
  }
  mark_->setCurrentIndex(std::max(0, mark_->findData(now)));
}

void RingSeatRow::setLook(const Look& look) {
  look_ = look;
  mark_->setIconSize({look.gap(20), look.gap(20)});
  fillMarks();
  mark_->setLook(look);
  language_->setLook(look);
  update();
}

void RingSeatRow::setSeat(const SeatEntry& seat) {
  const QSignalBlocker blocker(this);
  name_->setText(seat.name.isEmpty() ? defaultRingName(player_) : seat.name);
  name_->home(false);  // of a long one the beginning is seen
  mark_->setCurrentIndex(std::max(0, mark_->findData(seat.mark)));
  language_->setCurrentIndex(std::max(0, language_->findData(seat.language)));
}

SeatEntry RingSeatRow::seat() const {
  SeatEntry out;
  out.name = cleanName(name_->text(), kLongestPlayerName);
  if (out.name.isEmpty()) out.name = defaultRingName(player_);
  out.language = language_->currentData().toString();
  out.mark = mark_->currentData().toString();
  return out;
}

void RingSeatRow::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(t.line, 1));
  painter.setBrush(mix(t.surface, t.raised, t.dark ? 0.5 : 0.0));
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
  painter.setPen(Qt::NoPen);
  painter.setBrush(seatColour(t, player_));
  painter.drawRoundedRect(QRectF(1, 6, look_.px(5), height() - 12), 2.5, 2.5);
}

}  // namespace playsheet
