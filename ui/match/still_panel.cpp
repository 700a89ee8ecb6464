// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/still_panel.h"

#include <QPainter>
#include <QScrollBar>
#include <algorithm>

namespace playsheet {

StillPanel::StillPanel(QWidget* parent) : QWidget(parent), log_(new LogView(this)) {
  setObjectName(QStringLiteral("stillness"));
  log_->setObjectName(QStringLiteral("stillnessLog"));
  hide();
}

void StillPanel::setLook(const Look& look) {
  look_ = look;
  log_->setLook(look);
}

void StillPanel::setRows(std::vector<LogRow> rows, const QRect& room) {
  setVisible(!rows.empty());
  if (rows.empty()) return;
  const int pad = look_.gap(6);
  const int wide = std::min(room.width(), look_.gap(560));
  log_->setGeometry(pad, pad, wide - 2 * pad, std::max(1, room.height() - 2 * pad));
  log_->setRows(std::move(rows));
  const int tall = std::min(room.height(), log_->contentHeight() + 2 * pad);
  setGeometry(room.left() + (room.width() - wide) / 2, room.bottom() + 1 - tall, wide, tall);
  log_->setGeometry(pad, pad, wide - 2 * pad, tall - 2 * pad);
  log_->verticalScrollBar()->setValue(0);
  raise();
}

void StillPanel::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(t.accent, 1.5));
  painter.setBrush(t.surface);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 10, 10);
}

}  // namespace playsheet
