// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/decks_panel.h"

#include <QFontMetricsF>
#include <QPainter>
#include <vector>

#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"

namespace playsheet {

DecksPanel::DecksPanel(QWidget* parent) : QWidget(parent) { setObjectName(QStringLiteral("decks")); }

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

void DecksPanel::setView(const naruto::PlayerView& view) {
  view_ = view;
  update();
}

void DecksPanel::setRules(const QString& rules) {
  rules_ = rules;
  setAccessibleDescription(rules);
  update();
}

qreal DecksPanel::paintSeat(QPainter& painter, table::PlayerId player, qreal top) const {
  const Theme& t = look_.theme();
  const auto& seat = view_.players[player];
  paintSeatDisc(painter, t, player, marks_[player], {look_.px(22), top + look_.px(12)}, look_.px(10));
  const QFont bold = fonts::ui(look_.px(14), 700);
  const QFont plain = fonts::ui(look_.px(13));
  painter.setFont(bold);
  painter.setPen(t.text);
  painter.drawText(QPointF(look_.px(40), top + look_.px(10)),
                   QFontMetricsF(bold).elidedText(names_[player], Qt::ElideRight, width() - look_.px(52)));
  painter.setFont(plain);
  painter.setPen(t.muted);
  painter.drawText(QPointF(look_.px(40), top + look_.px(26)),
                   QFontMetricsF(plain).elidedText(decks_[player], Qt::ElideRight, width() - look_.px(52)));
  top += look_.px(38);
  std::vector<Count> counts{{"deck", tr("Deck"), seat.deck.count, seat.deck.count < 5},
                            {"hand", tr("Hand"), seat.hand.count},
                            {"charge", tr("Chakra area"), seat.chakra.count},
                            {"reward", tr("Battle rewards"), seat.rewards.count},
                            {"graveyard", tr("Discard pile"), seat.discard.count},
                            {"removed", tr("Removed from the game"), seat.removed.count}};
  if (seat.reinforcement.count > 0)
    counts.insert(counts.begin() + 1, {"squad", tr("Reinforcement deck"), seat.reinforcement.count});
  for (const Count& count : counts) {
    const qreal side = look_.px(16);
    const QColor ink = count.low ? t.warn : t.text;
    paintActionIcon(painter, QLatin1String(count.icon), {look_.px(14), top, side, side}, count.low ? t.warn : t.muted,
                    t.surface);
    painter.setFont(plain);
    painter.setPen(ink);
    painter.drawText(QPointF(look_.px(40), top + look_.px(13)),
                     QFontMetricsF(plain).elidedText(count.label, Qt::ElideRight, width() - look_.px(92)));
    painter.setFont(fonts::card(look_.px(16), 700));
    painter.drawText(QRectF(width() - look_.px(62), top - look_.px(3), look_.px(48), look_.px(22)),
                     Qt::AlignRight | Qt::AlignVCenter, QString::number(count.number));
    top += look_.px(21);
  }
  return top + look_.px(10);
}

void DecksPanel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect(), look_.theme().surface);
  const QFont font = fonts::ui(look_.px(13), 600);
  painter.setFont(font);
  painter.setPen(look_.theme().text);
  painter.drawText(QPointF(look_.px(14), look_.px(20)),
                   QFontMetricsF(font).elidedText(rules_, Qt::ElideRight, width() - look_.px(26)));
  const qreal top = paintSeat(painter, table::PlayerId::north, look_.px(34));
  painter.fillRect(QRectF(look_.px(12), top - look_.px(6), width() - look_.px(24), 1), look_.theme().line);
  paintSeat(painter, table::PlayerId::south, top + look_.px(6));
}

}  // namespace playsheet
