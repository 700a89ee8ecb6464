// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>
#include <algorithm>

#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/sheet/paint_tools.h"
#include "ui/sheet/ring_measure.h"

/// The people of a table in a ring: panels of the others, the near seat large.
namespace playsheet {

using table::PlayerId;

namespace {

/// What is printed on the tag of a card: the colour of its kind at its edge.
QColor kindColour(const CardFace& face) {
  const QString& letter = face.symbols.isEmpty() ? face.ground : face.symbols.front();
  return symbolColours(letter.isEmpty() ? QChar(u'V') : letter.front()).base;
}

void drawTally(QPainter& painter, const SheetContext& context, const SceneTally& tally, const QRectF& rect, qreal k) {
  if (rect.isEmpty()) {
    return;
  }
  const qreal middle = rect.center().y();
  const QColor& quiet = tally.warns ? context.theme.warn : context.table.muted;
  if (tally.brief.isEmpty()) {
    drawIcon(painter, tally.icon, {rect.left(), middle - 8 * k}, 16 * k, quiet);
  } else {
    const QFont brief = ring::briefFont(k);
    drawWords(painter, {rect.left(), middleBaseline(brief, middle)}, tally.brief, {brief, quiet});
  }
  const QColor ink = tally.warns       ? context.theme.warn
                     : tally.shift > 0 ? context.theme.ok
                     : tally.shift < 0 ? context.theme.bad
                                       : context.table.ink;
  const QFont figures = ring::figureFont(k);
  drawWords(painter, {rect.left() + ring::tallySign(tally, k) + 4 * k, middleBaseline(figures, middle)},
            QString::number(tally.value), {figures, ink});
}

void drawNameAndRole(QPainter& painter, const SheetContext& context, PlayerId player) {
  const SceneSeat& seat = context.scene.seats[player];
  const bool active = context.scene.begun && context.scene.active == player;
  const QString& name = context.dressing.names[player];
  const ring::HeadWords words = ring::headWords(context.layout.seats[player], context.layout.sizes, name, seat.role);
  drawWords(painter, words.name, name, {words.nameFont, context.table.ink, TextAlign::Left, MayCut::PlayerName},
            words.nameRoom);
  if (!seat.role.isEmpty())
    drawWords(painter, words.role, seat.role,
              {words.roleFont, active ? context.seatColour(player) : context.table.muted}, words.roleRoom);
}

void drawHead(QPainter& painter, const SheetContext& context, PlayerId player) {
  const SeatPlan& plan = context.layout.seats[player];
  const SceneSeat& seat = context.scene.seats[player];
  const qreal k = plan.scale;
  painter.setPen(Qt::NoPen);
  painter.setBrush(context.seatColour(player));
  painter.drawEllipse(plan.disc);
  paintSeatMark(painter, context.dressing.seatMarks[player], plan.disc.center(), plan.disc.width() * 0.29,
                context.theme.onSeat);
  drawNameAndRole(painter, context, player);
  if (!plan.emblem.isEmpty()) {
    const QFont font = ring::emblemFont(context.layout.sizes);
    painter.setPen(QPen(context.theme.head, 1.2));
    painter.setBrush(context.table.felt2);
    painter.drawRoundedRect(plan.emblem, plan.emblem.height() / 2, plan.emblem.height() / 2);
    drawWords(painter, {plan.emblem.center().x(), middleBaseline(font, plan.emblem.center().y())}, seat.emblem,
              {font, context.table.ink, TextAlign::Centre}, plan.emblem.width() - 8);
  }
  for (std::size_t i = 0; i < seat.tallies.size() && i < plan.tallies.size(); ++i) {
    drawTally(painter, context, seat.tallies[i], plan.tallies[i], k);
  }
}

}  // namespace

void paintTag(QPainter& painter, const SheetContext& context, const PlacedCard& card, const QRectF& rect) {
  const CardMark mark = context.dressing.marks.value(card.id);
  const bool known = card.id >= 0;
  const QColor frame = mark.selected                              ? context.theme.select
                       : mark.target                              ? context.theme.target
                       : mark.legal || mark.payment               ? context.theme.legal
                       : known && context.meant.contains(card.id) ? context.theme.accent
                       : known && card.id == context.focused      ? context.theme.focus
                                                                  : context.theme.line2;
  const bool marked = frame != context.theme.line2;
  painter.setPen(QPen(frame, marked ? 2 : 1));
  painter.setBrush(context.theme.surface);
  const QRectF inner = rect.adjusted(0.5, 0.5, -0.5, -0.5);
  painter.drawRoundedRect(inner, 4, 4);
  const qreal edge = 6;
  painter.setPen(Qt::NoPen);
  painter.setBrush(known ? kindColour(context.face(card.seen.face)) : context.backColour(card.player));
  painter.drawRoundedRect(QRectF(inner.left() + 1.5, inner.top() + 2, edge, inner.height() - 4), 2, 2);
  const QFont font = fonts::card(13.5 * context.layout.sizes.text, 500);
  const QString name = known ? context.face(card.seen.face).name : Sheet::tr("face down");
  drawWords(painter, {inner.left() + edge + 6, middleBaseline(font, inner.center().y())}, name,
            {font, known ? context.theme.text : context.theme.muted, TextAlign::Left, MayCut::CardName},
            inner.width() - edge - 10);
}

void paintRingSeat(QPainter& painter, const SheetContext& context, PlayerId player) {
  const SeatPlan& plan = context.layout.seats[player];
  const SceneSeat& seat = context.scene.seats[player];
  if (plan.plate.isEmpty()) {
    return;
  }
  drawPane(painter, context, plan.plate, context.table.band, seat.out ? 0.45 : 0.92);
  if (context.scene.begun && context.scene.active == player) {
    drawSeatEdge(painter, context, plan.plate, player);
  }
  if (context.dressing.targets[player]) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(context.theme.target, 2));
    painter.drawRoundedRect(plan.plate.adjusted(1, 1, -1, -1), 8, 8);
  }
  painter.save();
  if (seat.out) painter.setOpacity(0.6);
  drawHead(painter, context, player);
  painter.restore();
  if (plan.panel) {
    return;
  }
  drawPane(painter, context, plan.hand, context.table.zone, 0.42);
  if (seat[SheetPlace::Hand].count == 0) {
    const QFont font = fonts::ui(13 * context.layout.sizes.text, 500);
    drawWords(painter, {plan.hand.center().x(), middleBaseline(font, plan.hand.center().y())},
              Sheet::tr("No cards in hand"), {font, context.table.muted, TextAlign::Centre});
  }
}

}  // namespace playsheet
