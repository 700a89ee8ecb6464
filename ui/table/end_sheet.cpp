// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/end_sheet.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/widgets/action_button.h"

namespace playsheet {

EndSheet::EndSheet(QWidget* parent)
    : QWidget(parent),
      again_(new ActionButton(ActionButton::Rank::Plain, this)),
      swap_(new ActionButton(ActionButton::Rank::Plain, this)),
      new_(new ActionButton(ActionButton::Rank::Primary, this)),
      look_at_(new ActionButton(ActionButton::Rank::Plain, this)),
      save_(new ActionButton(ActionButton::Rank::Plain, this)) {
  setObjectName(QStringLiteral("endSheet"));
  connect(again_, &ActionButton::clicked, this, [this] { emit again(false); });
  connect(swap_, &ActionButton::clicked, this, [this] { emit again(true); });
  look_at_->setIconName(QStringLiteral("eye"));
  connect(new_, &ActionButton::clicked, this, [this] { goesOn() ? emit nextGame() : emit newMatch(); });
  connect(look_at_, &ActionButton::clicked, this, &EndSheet::lookAtTable);
  connect(save_, &ActionButton::clicked, this, &EndSheet::saveRecord);
  hide();
}

void EndSheet::setLook(const Look& look) {
  look_ = look;
  for (auto* button : {new_, again_, swap_, look_at_, save_}) button->setLook(look);
  place();
}

void EndSheet::show(const EndFacts& facts) {
  facts_ = facts;
  if (series_) facts_.lines.insert(facts_.lines.begin(), series_->lines.begin(), series_->lines.end());
  new_->setText(goesOn() ? tr("Next game") : tr("New match"));
  again_->setText(tr("Rematch"));
  swap_->setText(tr("Swap decks"));
  for (auto* button : {again_, swap_}) button->setVisible(!goesOn());
  look_at_->setText(tr("View the table"));
  save_->setText(tr("Save record…"));
  setAccessibleName(QStringLiteral("%1. %2").arg(title(), facts.reason));
  int wide = look_.gap(40);
  for (const auto* button : buttons()) wide += button->sizeHint().width() + look_.gap(8);
  resize(std::max(look_.gap(560), wide), look_.gap(static_cast<qreal>(252 + 28 * facts_.lines.size())));
  place();
  QWidget::show();
  raise();
  new_->setFocus();
}

QString EndSheet::title() const { return series_ ? series_->title : tr("%1 wins").arg(facts_.names[facts_.winner]); }

QString EndSheet::accessibleRow(int row) const {
  const auto& line = facts_.lines[static_cast<std::size_t>(row)];
  const QString& south = line.values[table::PlayerId::south];
  const QString& north = line.values[table::PlayerId::north];
  if (!line.both.isEmpty()) return QStringLiteral("%1: %2").arg(line.label, line.both);
  return QStringLiteral("%1: %2 %3, %4 %5")
      .arg(line.label, facts_.names[table::PlayerId::south], south, facts_.names[table::PlayerId::north], north);
}

QRect EndSheet::accessibleRowRect(int row) const {
  return QRectF(look_.px(28), look_.px(156 + 28 * row), width() - look_.px(68), look_.px(28)).toRect();
}

std::vector<ActionButton*> EndSheet::buttons() const {
  if (goesOn()) return {new_, look_at_, save_};
  return {new_, again_, swap_, look_at_, save_};
}

void EndSheet::place() {
  int right = width() - look_.gap(20);
  const int top = height() - look_.gap(54);
  for (auto* button : buttons()) {
    const QSize size = button->sizeHint();
    button->setGeometry(right - size.width(), top, size.width(), size.height());
    right -= size.width() + look_.gap(8);
  }
}

void EndSheet::resizeEvent(QResizeEvent*) { place(); }

/// Right behind its label, so that it stands in the column of neither player.
void EndSheet::paintOfBoth(QPainter& painter, const EndFacts::Line& line, const QRectF& row) const {
  const qreal label = QFontMetricsF(fonts::ui(look_.px(13))).horizontalAdvance(line.label) + look_.px(12);
  const QRectF room = row.adjusted(std::max(label, look_.px(150)), 0, 0, 0);
  painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetricsF(painter.font()).elidedText(line.both, Qt::ElideRight, room.width()));
}

void EndSheet::paintFigures(QPainter& painter, qreal top) const {
  const Theme& t = look_.theme();
  const qreal left = look_.px(28);
  const qreal middle = width() * 0.60;
  const qreal last = width() - look_.px(40);
  const QFont bold = fonts::ui(look_.px(13), 600);
  painter.setFont(bold);
  const auto head = [&](table::PlayerId player, qreal right) {
    painter.setPen(seatColour(t, player));
    const QString name = QFontMetricsF(bold).elidedText(facts_.names[player], Qt::ElideRight, look_.px(130));
    painter.drawText(QRectF(right - look_.px(150), top, look_.px(150), look_.px(20)), Qt::AlignRight, name);
  };
  head(table::PlayerId::south, middle + look_.px(40));
  head(table::PlayerId::north, last);
  qreal y = top + look_.px(26);
  for (const auto& line : facts_.lines) {
    painter.fillRect(QRectF(left, y, last - left, 1), t.line);
    painter.setFont(fonts::ui(look_.px(13)));
    painter.setPen(t.muted);
    painter.drawText(QRectF(left, y + 1, look_.px(240), look_.px(27)), Qt::AlignLeft | Qt::AlignVCenter, line.label);
    painter.setFont(fonts::card(look_.px(17), 700));
    painter.setPen(t.text);
    for (const auto& [player, right] :
         {std::pair(table::PlayerId::south, middle + look_.px(40)), std::pair(table::PlayerId::north, last)})
      painter.drawText(QRectF(right - look_.px(150), y + 1, look_.px(150), look_.px(27)),
                       Qt::AlignRight | Qt::AlignVCenter, line.values[player]);
    if (!line.both.isEmpty()) paintOfBoth(painter, line, QRectF(left, y + 1, last - left, look_.px(27)));
    y += look_.px(28);
  }
}

void EndSheet::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(t.line2, 1));
  painter.setBrush(t.surface);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 12, 12);
  painter.setPen(Qt::NoPen);
  painter.setBrush(seatColour(t, facts_.winner));
  painter.drawRoundedRect(QRectF(1, 1, look_.px(6), height() - 2), 3, 3);
  const QPointF disc(look_.px(62), look_.px(62));
  paintSeatDisc(painter, t, facts_.winner, facts_.marks[facts_.winner], disc, look_.px(34));
  const QFont large = fonts::display(look_.px(28));
  painter.setFont(large);
  painter.setPen(t.text);
  painter.drawText(QPointF(look_.px(112), look_.px(60)),
                   QFontMetricsF(large).elidedText(title(), Qt::ElideRight, width() - look_.px(132)));
  painter.setFont(fonts::ui(look_.px(15)));
  painter.setPen(t.muted);
  painter.drawText(QRectF(look_.px(112), look_.px(70), width() - look_.px(132), look_.px(44)),
                   Qt::AlignLeft | Qt::TextWordWrap, facts_.reason);
  paintFigures(painter, look_.px(130));
}

}  // namespace playsheet
