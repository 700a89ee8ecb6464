// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/still_panel.h"

#include <QPainter>
#include <QScrollBar>
#include <algorithm>

namespace playsheet {

StillPanel::StillPanel(QWidget* parent) : QWidget(parent), result_(new LogView(this)), since_(new LogView(this)) {
  setObjectName(QStringLiteral("stillness"));
  for (LogView* log : {result_, since_}) {
    log->setFocusPolicy(Qt::NoFocus);
    connect(log, &LogView::ruleClicked, this, &StillPanel::ruleClicked);
  }
  hide();
}

void StillPanel::setLook(const Look& look) {
  look_ = look;
  for (LogView* log : {result_, since_}) log->setLook(look);
}

void StillPanel::setRuleHints(const RuleHints& hints) {
  for (LogView* log : {result_, since_}) log->setRuleHints(hints);
}

void StillPanel::setSeatMarks(const table::AtTable<QString>& marks) {
  for (LogView* log : {result_, since_}) log->setSeatMarks(marks);
}

void StillPanel::setRows(const std::vector<LogRow>& result, const std::vector<LogRow>& since, const QRect& room) {
  setVisible(!result.empty());
  if (result.empty()) return;
  const int pad = look_.gap(6);
  const int columns = since.empty() ? 1 : 2;
  const int column = std::min((room.width() - 3 * pad) / 2, look_.gap(400));
  const int most = std::max(1, room.height() - 2 * pad);
  since_->setVisible(columns == 2);
  int tall = 0;
  for (LogView* log : {result_, since_}) {  // at its breadth first: it says how high it then is
    log->resize(column, most);
    log->setRows(log == result_ ? result : since);
    if (log == result_ || columns == 2) tall = std::max(tall, log->contentHeight());
  }
  tall = std::min(most, tall);
  const int wide = columns * column + (columns + 1) * pad;
  setGeometry(room.left() + (room.width() - wide) / 2, room.bottom() + 1 - tall - 2 * pad, wide, tall + 2 * pad);
  result_->setGeometry(pad, pad, column, tall);
  since_->setGeometry(2 * pad + column, pad, column, tall);
  for (LogView* log : {result_, since_}) log->verticalScrollBar()->setValue(0);
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
