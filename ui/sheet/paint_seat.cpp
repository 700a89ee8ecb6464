// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>
#include <algorithm>

#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/sheet/paint_tools.h"

namespace playsheet {

using table::PlayerId;

namespace {

struct SeatPaint {
  QPainter& painter;
  const SheetContext& context;
  const SeatPlan& plan;
  const SceneSeat& seen;
  PlayerId player;

  bool active() const { return context.scene.begun && context.scene.active == player; }
  qreal k() const { return plan.scale; }
};

void drawName(const SeatPaint& p) {
  const TableTop& table = p.context.table;
  const QRectF& disc = p.plan.disc;
  p.painter.setPen(Qt::NoPen);
  p.painter.setBrush(p.context.seatColour(p.player));
  p.painter.drawEllipse(disc);
  paintSeatMark(p.painter, p.context.dressing.seatMarks[p.player], disc.center() + QPointF(0, disc.width() * 0.01),
                disc.width() * 0.29, p.context.theme.onSeat);
  const QFont name = fonts::display((p.plan.open ? 17 : 15) * p.k());
  const QFont role = fonts::ui(13 * p.context.layout.sizes.text, 500);
  const QString& text = p.seen.role;
  const qreal high = QFontMetricsF(name).capHeight();
  const qreal low = QFontMetricsF(role).xHeight();
  const qreal between = 8 * p.k();
  const qreal sum = text.isEmpty() ? high : high + between + low;
  qreal y = p.plan.words.center().y() - sum / 2 + high;
  const qreal most = p.plan.words.width();
  drawWords(p.painter, {p.plan.words.left(), y}, p.context.dressing.names[p.player],
            {name, table.ink, TextAlign::Left, MayCut::PlayerName}, most);
  y += between + low;
  const QColor colour = p.active() ? p.context.seatColour(p.player) : table.muted;
  drawWords(p.painter, {p.plan.words.left(), y}, text, {role, colour}, most);
}

/// A sign with a figure, in the middle of the height.
void drawCounter(const SeatPaint& p, const QPointF& left, const QString& icon, qsizetype value, bool warn = false) {
  const qreal side = 20 * p.k();
  const QColor ink = warn ? p.context.theme.warn : p.context.table.ink;
  drawIcon(p.painter, warn ? QStringLiteral("warning") : icon, left - QPointF(0, side / 2), side,
           warn ? ink : p.context.table.muted);
  const QFont font = fonts::card(std::max(16.0, side * 0.8), 700);
  drawWords(p.painter, {left.x() + side + 6 * p.k(), middleBaseline(font, left.y())}, QString::number(value),
            {font, ink});
}

void drawRewards(const SeatPaint& p) {
  const qreal k = p.k();
  const QRectF& pips = p.plan.pips;
  const QColor colour = p.context.seatColour(p.player);
  const qreal side = 20 * k;
  drawIcon(p.painter, QStringLiteral("reward"), {pips.left() - 26 * k, pips.center().y() - side / 2}, side,
           p.context.table.muted);
  const int won = p.seen[SheetPlace::Rewards].count;
  const SheetSpec& spec = p.context.spec;
  for (int i = 0; i < spec.rewards; ++i) {
    if (!spec.pips.isEmpty()) {
      const qreal star = 24 * k;
      const QPointF at(pips.left() + i * pipStep(spec) * k, pips.center().y() - star / 2);
      drawIcon(p.painter, spec.pips, at, star, i < won ? colour : p.context.table.edge);
      continue;
    }
    const qreal x = pips.left() + i * pipStep(spec) * k + (i >= spec.rewards / 2 ? 5 * k : 0);
    const bool full = i < won;
    p.painter.setPen(QPen(full ? colour : p.context.table.muted, 1.3));
    p.painter.setBrush(full ? QBrush(colour) : QBrush(Qt::NoBrush));
    p.painter.drawRoundedRect(QRectF(x + 0.5, pips.top() + 0.5, 9 * k - 1, pips.height() - 1), 2.2 * k, 2.2 * k);
  }
  const QFont font = fonts::card(17 * k, 700);
  const bool threat = p.context.dressing.threat[p.player];
  const QColor ink = threat ? p.context.theme.warn : p.context.table.ink;
  const qreal x = pips.right() + 6;
  const qreal width =
      drawWords(p.painter, {x, middleBaseline(font, pips.center().y())}, QString::number(won), {font, ink});
  const QFont small = fonts::ui(12 * p.context.layout.sizes.text, threat ? 600 : 400);
  const QString& race = p.context.dressing.race[p.player];
  if (x + width + 10 + QFontMetricsF(small).horizontalAdvance(race) <= p.plan.rewards.right()) {
    drawWords(p.painter, {x + width + 10, middleBaseline(small, pips.center().y())}, race,
              {small, threat ? ink : p.context.table.muted});
  }
}

/// What is left, in figures that are read from the other side of the table, and as a bar.
void drawGauge(const SeatPaint& p, const SceneGauge& gauge) {
  const qreal k = p.k();
  const QRectF& room = p.plan.gauge;
  const Theme& theme = p.context.theme;
  const qreal share = gauge.most > 0 ? std::clamp(static_cast<qreal>(gauge.now) / gauge.most, 0.0, 1.0) : 0;
  const QColor& colour = share > 0.5 ? theme.ok : share > 0.25 ? theme.warn : theme.bad;
  const qreal thick = (p.plan.open ? 12 : 8) * k;
  const qreal tall = p.plan.open ? room.height() - thick - 4 * k : room.height() - 14;
  const QFont large = fonts::card(p.plan.open ? std::min(tall, 46 * k) : 30 * k, 700);
  const QFont small = fonts::card(p.plan.open ? 24 * k : 18 * k, 700);
  const qreal side = p.plan.open ? 28 * k : 20 * k;
  const qreal middle = p.plan.open ? room.top() + tall / 2 : room.center().y();
  drawIcon(p.painter, gauge.icon, {room.left(), middle - side / 2}, side, colour);
  const qreal x = room.left() + side + 8 * k;
  const qreal baseline = middleBaseline(large, middle);
  const qreal width = drawWords(p.painter, {x, baseline}, QString::number(gauge.now), {large, p.context.table.ink});
  const qreal end = x + width + 2 * k +
                    drawWords(p.painter, {x + width + 2 * k, baseline}, QStringLiteral("/%1").arg(gauge.most),
                              {small, p.context.table.muted});
  const QRectF bar = p.plan.open ? QRectF(room.left(), room.bottom() - thick, room.width(), thick)
                                 : QRectF(end + 12 * k, middle - thick / 2, room.right() - end - 12 * k, thick);
  if (bar.width() < 2 * thick) {
    return;
  }
  p.painter.setPen(QPen(p.context.table.edge, 1));
  p.painter.setBrush(p.context.table.felt2);
  p.painter.drawRoundedRect(bar, thick / 2, thick / 2);
  if (share > 0) {
    p.painter.setPen(Qt::NoPen);
    p.painter.setBrush(colour);
    p.painter.drawRoundedRect(QRectF(bar.topLeft(), QSizeF(std::max(thick, bar.width() * share), thick)), thick / 2,
                              thick / 2);
  }
  if (p.plan.open) {
    const QFont words = fonts::ui(13 * p.context.layout.sizes.text, 500);
    const qreal most = room.right() - end - 12 * k;
    if (QFontMetricsF(words).horizontalAdvance(gauge.words) <= most) {
      drawWords(p.painter, {room.right(), baseline}, gauge.words, {words, p.context.table.muted, TextAlign::Right});
    }
  }
}

/// How many chakra cards have each symbol; one with two symbols counts under both.
std::array<int, 6> chakraCounts(const SeatPaint& p) {
  std::array<int, 6> counts{};
  for (const SceneCard& card : p.seen[SheetPlace::Chakra].cards) {
    for (const QString& symbol : p.context.face(card.face).symbols) {
      const qsizetype at = QStringLiteral("LFWNEV").indexOf(symbol);
      if (at >= 0) {
        ++counts[static_cast<std::size_t>(at)];
      }
    }
  }
  return counts;
}

/// A text that is pointed at speaks of something in the pile: a bar on either side of its counter.
void drawMeant(const SeatPaint& p, const ScenePile& pile, const QPointF& left) {
  const auto meant = [&](const SceneCard& card) { return p.context.meant.contains(card.id); };
  if (std::none_of(pile.cards.begin(), pile.cards.end(), meant)) {
    return;
  }
  const qreal half = 9 * p.k();
  p.painter.setPen(QPen(p.context.theme.accent, 4.5, Qt::SolidLine, Qt::RoundCap));
  for (const qreal x : {left.x() - 6, left.x() + 50 * p.k()}) {
    p.painter.drawLine(QPointF(x, left.y() - half), QPointF(x, left.y() + half));
  }
}

/// Something in the pile can be played: a ring around its counter, in the form and colour of a card that can be used.
void drawPlayable(const SeatPaint& p, const ScenePile& pile, const QRectF& rect) {
  const auto playable = [&](const SceneCard& card) {
    const CardMark mark = p.context.dressing.marks.value(card.id);
    return mark.inPile && (mark.legal || mark.selected);
  };
  if (std::none_of(pile.cards.begin(), pile.cards.end(), playable)) {
    return;
  }
  p.painter.setBrush(Qt::NoBrush);
  p.painter.setPen(QPen(p.context.theme.legal, 2));
  p.painter.drawRoundedRect(rect, 6, 6);
}

void drawChakra(const SeatPaint& p) {
  const TableTop& table = p.context.table;
  drawCounter(p, {p.plan.chakraTotal.left(), p.plan.chakraTotal.center().y()}, QStringLiteral("charge"),
              p.seen[SheetPlace::Chakra].count);
  const QRectF& total = p.plan.chakraTotal;
  drawPlayable(p, p.seen[SheetPlace::Chakra],
               QRectF(total.left() - 5, total.center().y() - 14 * p.k(), 52 * p.k(), 28 * p.k()));
  drawMeant(p, p.seen[SheetPlace::Chakra], {total.left(), total.center().y()});
  const std::array<int, 6> counts = chakraCounts(p);
  const QString letters = QStringLiteral("LFWNEV");
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const QRectF& chip = p.plan.symbols[i];
    const qreal badge = chip.height() - 4;
    p.painter.setPen(QPen(table.edge, 1));
    p.painter.setBrush(table.dark ? table.felt2 : p.context.theme.raised);
    p.painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2);
    paintSymbolBadge(p.painter, letters.at(static_cast<qsizetype>(i)),
                     QRectF(chip.left() + 3, chip.top() + 2, badge, badge), table.dark);
    const QFont font = fonts::card(std::max(14.0, badge * 0.72), 700);
    const int n = counts[i];
    const qreal x = (chip.left() + badge + 3 + chip.right() - 3) / 2;
    drawWords(p.painter, {x, middleBaseline(font, chip.center().y())}, n > 0 ? QString::number(n) : QStringLiteral("–"),
              {font, n > 0 ? table.ink : table.muted, TextAlign::Centre});
  }
}

void drawDivider(const SeatPaint& p, qreal x) {
  QColor edge = p.context.table.edge;
  edge.setAlphaF(0.6F);
  p.painter.setPen(QPen(edge, 1));
  p.painter.drawLine(QPointF(x, p.plan.plate.top() + 10), QPointF(x, p.plan.plate.bottom() - 10));
}

void drawHandCount(const SeatPaint& p) {
  const qreal k = p.k();
  const int count = p.seen[SheetPlace::Hand].count;
  const qreal middle = p.plan.hand.center().y();
  if (!p.plan.backs || count == 0) {
    drawCounter(p, {p.plan.hand.left() + 8, middle}, QStringLiteral("hand"), count);
    return;
  }
  qreal right = p.plan.hand.left();
  for (const PlacedCard& card : p.context.layout.cards) {
    if (card.place == SheetPlace::Hand && card.player == p.player && !card.drawer) {
      right = std::max(right, card.rect.right());
    }
  }
  const QFont font = fonts::card(17 * k, 700);
  drawWords(p.painter, {right + 8, middleBaseline(font, middle)}, QString::number(count), {font, p.context.table.ink});
}

void drawReinforcement(const SeatPaint& p, qreal middle) {
  if (p.seen[SheetPlace::Reinforcement].count == 0) {
    return;
  }
  const QPointF left(p.plan.open ? p.plan.reinforcement.center().x() - 32 * p.k() : p.plan.reinforcement.left(),
                     middle);
  drawCounter(p, left, QStringLiteral("squad"), p.seen[SheetPlace::Reinforcement].count);
  const QRectF around(left - QPointF(5, 14 * p.k()), QSizeF(52 * p.k(), 28 * p.k()));
  drawPlayable(p, p.seen[SheetPlace::Reinforcement], around);
  drawMeant(p, p.seen[SheetPlace::Reinforcement], left);
}

void drawPileCounters(const SeatPaint& p) {
  const SeatPlan& plan = p.plan;
  const int deck = p.seen[SheetPlace::Deck].count;
  const int discard = p.seen[SheetPlace::Graveyard].count;
  const int removed = p.seen[SheetPlace::Removed].count;
  const bool low = p.context.scene.begun && deck < p.context.spec.lowDeck;
  if (!plan.open) {
    drawCounter(p, {plan.deck.left(), plan.deck.center().y()}, QStringLiteral("deck"), deck, low);
    drawCounter(p, {plan.graveyard.left(), plan.graveyard.center().y()}, QStringLiteral("graveyard"), discard);
    if (!plan.removed.isEmpty()) {
      drawCounter(p, {plan.removed.left(), plan.removed.center().y()}, QStringLiteral("removed"), removed);
    }
    drawMeant(p, p.seen[SheetPlace::Graveyard], {plan.graveyard.left(), plan.graveyard.center().y()});
    drawMeant(p, p.seen[SheetPlace::Removed], {plan.removed.left(), plan.removed.center().y()});
    drawReinforcement(p, plan.reinforcement.center().y());
    return;
  }
  const qreal middle = plan.figures.center().y() - 2;
  drawCounter(p, {plan.piles.left() + 10, middle}, QStringLiteral("deck"), deck, low);
  if (!plan.removed.isEmpty()) {
    drawCounter(p, {plan.removed.left() + 2, middle}, QStringLiteral("removed"), removed);
  }
  drawCounter(p, {plan.piles.right() - 52 * p.k(), middle}, QStringLiteral("graveyard"), discard);
  drawMeant(p, p.seen[SheetPlace::Removed], {plan.removed.left() + 2, middle});
  drawMeant(p, p.seen[SheetPlace::Graveyard], {plan.piles.right() - 52 * p.k(), middle});
  drawReinforcement(p, middle);
}

/// An empty pile still shows where it is.
void drawPileGrounds(const SeatPaint& p) {
  const auto ground = [&](const QRectF& pile, const QString& icon) {
    const qreal height = pile.height() - 14;
    const QRectF card(pile.center().x() - height * 0.358, pile.top() + 10, height * 0.716, height);
    p.painter.setBrush(Qt::NoBrush);
    QPen pen(p.context.table.edge, 1.2);
    pen.setDashPattern({2.5, 3.3});
    p.painter.setPen(pen);
    p.painter.drawRoundedRect(card, 6, 6);
    drawIcon(p.painter, icon, card.center() - QPointF(10, 10) * p.k(), 20 * p.k(), p.context.table.muted);
  };
  if (p.seen[SheetPlace::Deck].count == 0) {
    ground(p.plan.deck, QStringLiteral("deck"));
  }
  if (p.seen[SheetPlace::Graveyard].cards.empty()) {
    ground(p.plan.graveyard, QStringLiteral("graveyard"));
  }
}

/// The seat's own parts, as far as the game has them; in a strip a line before each.
void drawParts(const SeatPaint& p) {
  const SeatPlan& plan = p.plan;
  const auto apart = [&](const QRectF& part) {
    if (!plan.open) {
      drawDivider(p, part.left() - 4);
    }
  };
  drawName(p);
  if (!plan.turn.isEmpty()) {
    drawCounter(p, {plan.turn.left(), plan.turn.center().y()}, QStringLiteral("turn"), p.seen.marker);
  }
  if (!plan.gauge.isEmpty() && p.seen.gauge) {
    apart(plan.gauge);
    drawGauge(p, *p.seen.gauge);
  }
  if (!plan.rewards.isEmpty()) {
    apart(plan.rewards);
    drawRewards(p);
  }
  if (!plan.chakra.isEmpty()) {
    apart(plan.chakra);
    drawChakra(p);
  }
}

void drawStrip(const SeatPaint& p) {
  drawPane(p.painter, p.context, p.plan.plate, p.context.table.band, 0.9);
  if (p.active()) {
    drawSeatEdge(p.painter, p.context, p.plan.plate, p.player);
  }
  drawParts(p);
  drawDivider(p, p.plan.hand.left() - 2);
  drawHandCount(p);
  drawPileCounters(p);
}

void drawOpen(const SeatPaint& p) {
  const TableTop& table = p.context.table;
  drawPane(p.painter, p.context, p.plan.plate, table.band, 0.94);
  if (p.active()) {
    drawSeatEdge(p.painter, p.context, p.plan.plate, p.player);
  }
  drawParts(p);
  drawPane(p.painter, p.context, p.plan.hand, table.zone, 0.42);
  drawPane(p.painter, p.context, p.plan.piles, table.zone, 0.42);
  drawPileGrounds(p);
  drawPileCounters(p);
  if (p.seen[SheetPlace::Hand].count == 0) {
    const QFont font = fonts::ui(13 * p.context.layout.sizes.text, 500);
    drawWords(p.painter, {p.plan.hand.center().x(), middleBaseline(font, p.plan.hand.center().y())},
              Sheet::tr("No cards in hand"), {font, table.muted, TextAlign::Centre});
  }
}

}  // namespace

void paintSeat(QPainter& painter, const SheetContext& context, PlayerId player) {
  const SeatPaint p{painter, context, context.layout.seats[player], context.scene.seats[player], player};
  p.plan.open ? drawOpen(p) : drawStrip(p);
}

}  // namespace playsheet
