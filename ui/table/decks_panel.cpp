// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/decks_panel.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <utility>
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

void DecksPanel::setSeats(std::span<const table::PlayerId> players, const table::AtTable<QString>& names,
                          const table::AtTable<QString>& marks, const table::AtTable<QString>& decks) {
  players_ = players;
  names_ = names;
  marks_ = marks;
  decks_ = decks;
  update();
}

void DecksPanel::setCounts(table::AtTable<std::vector<CardCount>> counts) {
  counts_ = std::move(counts);
  update();
}

void DecksPanel::setRules(const QString& rules) {
  rules_ = rules;
  setAccessibleDescription(rules);
  update();
}

/// As they sit: the far side of two above.
std::vector<table::PlayerId> DecksPanel::order() const {
  std::vector<table::PlayerId> all(players_.begin(), players_.end());
  if (!inOneLine()) std::reverse(all.begin(), all.end());
  return all;
}

qreal DecksPanel::tall(table::PlayerId player) const {
  const auto count = inOneLine() ? 0 : static_cast<qreal>(counts_[player].size());
  return look_.px(kHeadTall) + look_.px(kLineTall) * count + look_.px(inOneLine() ? 4 : 16);
}

/// What stands there, line by line.
std::vector<DecksPanel::Line> DecksPanel::lines() const {
  std::vector<Line> all{{rules_, QRectF(0, 0, width(), look_.px(28)).toRect()}};
  qreal next = look_.px(34);
  for (const auto player : order()) {
    qreal top = next;
    next += tall(player);
    const QString called = inOneLine() ? names_[player] : QStringLiteral("%1, %2").arg(names_[player], decks_[player]);
    all.push_back({called, QRectF(0, top, width(), look_.px(kHeadTall)).toRect()});
    if (inOneLine()) {
      for (const CardCount& count : counts_[player])
        all.back().text += QStringLiteral(", %1: %2").arg(count.label, QString::number(count.number));
      continue;
    }
    top += look_.px(kHeadTall);
    for (const CardCount& count : counts_[player]) {
      all.push_back({QStringLiteral("%1, %2: %3").arg(names_[player], count.label, QString::number(count.number)),
                     QRectF(0, top, width(), look_.px(kLineTall)).toRect()});
      top += look_.px(kLineTall);
    }
  }
  return all;
}

/// Each figure behind its sign.
void DecksPanel::paintInOneLine(QPainter& painter, table::PlayerId player, qreal top) const {
  const Theme& t = look_.theme();
  const QFont figures = fonts::card(look_.px(15), 700);
  const qreal side = look_.px(14);
  qreal x = look_.px(40);
  for (const CardCount& count : counts_[player]) {
    paintActionIcon(painter, count.icon, {x, top + look_.px(16), side, side}, count.low ? t.warn : t.muted, t.surface);
    x += side + look_.px(4);
    painter.setFont(figures);
    painter.setPen(count.low ? t.warn : t.text);
    const QString number = QString::number(count.number);
    painter.drawText(QPointF(x, top + look_.px(29)), number);
    x += QFontMetricsF(figures).horizontalAdvance(number) + look_.px(12);
  }
}

void DecksPanel::paintSeat(QPainter& painter, table::PlayerId player, qreal top) const {
  const Theme& t = look_.theme();
  paintSeatDisc(painter, t, player, marks_[player], {look_.px(22), top + look_.px(12)}, look_.px(10));
  const QFont bold = fonts::ui(look_.px(14), 700);
  const QFont plain = fonts::ui(look_.px(13));
  painter.setFont(bold);
  painter.setPen(t.text);
  painter.drawText(QPointF(look_.px(40), top + look_.px(10)),
                   elided(names_[player], bold, width() - look_.px(52), MayCut::PlayerName));
  if (inOneLine()) return paintInOneLine(painter, player, top);
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
}

void DecksPanel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect(), look_.theme().surface);
  const QFont font = shrunkToFit(rules_, fonts::ui(look_.px(13), 600), width() - look_.px(26));
  painter.setFont(font);
  painter.setPen(look_.theme().text);
  painter.drawText(QPointF(look_.px(14), look_.px(20)), elided(rules_, font, width() - look_.px(26)));
  qreal top = look_.px(34);
  for (const auto player : order()) {
    if (!inOneLine() && player == table::PlayerId::south)
      painter.fillRect(QRectF(look_.px(12), top - look_.px(12), width() - look_.px(24), 1), look_.theme().line);
    paintSeat(painter, player, top);
    top += tall(player);
  }
}

}  // namespace playsheet
