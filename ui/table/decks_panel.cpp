// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/decks_panel.h"

#include <QFontMetricsF>
#include <QPainter>
#include <vector>

#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/faces/text_fit.h"

namespace playsheet {
namespace {

constexpr qreal kHeadTall = 38;  ///< name and deck of a player
constexpr qreal kLineTall = 21;

}  // namespace

DecksPanel::DecksPanel(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("decks"));
  setAccessibleName(tr("Decks"));
}

void DecksPanel::setLook(const Look& look) {
  look_ = look;
  update();
}

void DecksPanel::setSeats(const table::PerPlayer<QString>& names, const table::PerPlayer<QString>& marks,
                          const table::PerPlayer<QString>& decks) {
  names_ = names;
  marks_ = marks;
  decks_ = decks;
  update();
}

void DecksPanel::setCounts(table::PerPlayer<std::vector<CardCount>> counts) {
  counts_ = std::move(counts);
  update();
}

void DecksPanel::setRules(const QString& rules) {
  rules_ = rules;
  setAccessibleDescription(rules);
  update();
}

/// Where the lines of south begin: below those of north.
qreal DecksPanel::southTop() const {
  return look_.px(34 + kHeadTall + 10 + 6) +
         look_.px(kLineTall) * static_cast<qreal>(counts_[table::PlayerId::north].size());
}

/// What stands there, line by line.
std::vector<DecksPanel::Line> DecksPanel::lines() const {
  std::vector<Line> all{{rules_, QRectF(0, 0, width(), look_.px(28)).toRect()}};
  for (const auto player : {table::PlayerId::north, table::PlayerId::south}) {
    qreal top = player == table::PlayerId::north ? look_.px(34) : southTop();
    all.push_back({QStringLiteral("%1, %2").arg(names_[player], decks_[player]),
                   QRectF(0, top, width(), look_.px(kHeadTall)).toRect()});
    top += look_.px(kHeadTall);
    for (const CardCount& count : counts_[player]) {
      all.push_back({QStringLiteral("%1, %2: %3").arg(names_[player], count.label, QString::number(count.number)),
                     QRectF(0, top, width(), look_.px(kLineTall)).toRect()});
      top += look_.px(kLineTall);
    }
  }
  return all;
}

qreal DecksPanel::paintSeat(QPainter& painter, table::PlayerId player, qreal top) const {
  const Theme& t = look_.theme();
  paintSeatDisc(painter, t, player, marks_[player], {look_.px(22), top + look_.px(12)}, look_.px(10));
  const QFont bold = fonts::ui(look_.px(14), 700);
  const QFont plain = fonts::ui(look_.px(13));
  painter.setFont(bold);
  painter.setPen(t.text);
  painter.drawText(QPointF(look_.px(40), top + look_.px(10)),
                   elided(names_[player], bold, width() - look_.px(52), MayCut::PlayerName));
  painter.setFont(plain);
  painter.setPen(t.muted);
  painter.drawText(QPointF(look_.px(40), top + look_.px(26)),
                   elided(decks_[player], plain, width() - look_.px(52), MayCut::DeckName));
  top += look_.px(kHeadTall);
  for (const CardCount& count : counts_[player]) {
    const qreal side = look_.px(16);
    const QColor ink = count.low ? t.warn : t.text;
    paintActionIcon(painter, count.icon, {look_.px(14), top, side, side}, count.low ? t.warn : t.muted, t.surface);
    const QFont figures = fonts::card(look_.px(16), 700);
    const QString number = QString::number(count.number);
    const qreal room = width() - look_.px(40 + 14 + 6) - QFontMetricsF(figures).horizontalAdvance(number);
    const QFont label = shrunkToFit(count.label, plain, room);
    painter.setFont(label);
    painter.setPen(ink);
    painter.drawText(QPointF(look_.px(40), top + look_.px(13)), elided(count.label, label, room));
    painter.setFont(figures);
    painter.drawText(QRectF(width() - look_.px(62), top - look_.px(3), look_.px(48), look_.px(22)),
                     Qt::AlignRight | Qt::AlignVCenter, number);
    top += look_.px(kLineTall);
  }
  return top + look_.px(10);
}

void DecksPanel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect(), look_.theme().surface);
  const QFont font = shrunkToFit(rules_, fonts::ui(look_.px(13), 600), width() - look_.px(26));
  painter.setFont(font);
  painter.setPen(look_.theme().text);
  painter.drawText(QPointF(look_.px(14), look_.px(20)), elided(rules_, font, width() - look_.px(26)));
  const qreal top = paintSeat(painter, table::PlayerId::north, look_.px(34));
  painter.fillRect(QRectF(look_.px(12), top - look_.px(6), width() - look_.px(24), 1), look_.theme().line);
  paintSeat(painter, table::PlayerId::south, southTop());
}

}  // namespace playsheet
