// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRadialGradient>
#include <cmath>
#include <numbers>

#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/sheet/ledger_words.h"
#include "ui/sheet/paint_tools.h"
#include "ui/sheet/sheet_names.h"

namespace playsheet {

using table::PlayerId;

void paintFelt(QPainter& painter, const TableTop& table, const QSizeF& size) {
  const qreal w = size.width();
  const qreal h = size.height();
  painter.setRenderHint(QPainter::Antialiasing);
  QRadialGradient gradient(0.5, 0.5, 0.75);
  gradient.setCoordinateMode(QGradient::ObjectMode);
  gradient.setColorAt(0, table.felt);
  gradient.setColorAt(1, table.felt2);
  painter.fillRect(QRectF(0, 0, w, h), gradient);
  const QPointF middle(w / 2, h / 2);
  painter.setBrush(Qt::NoBrush);
  for (const qreal ring : {0.12, 0.20, 0.207, 0.31, 0.43, 0.437, 0.60, 0.607, 0.80}) {
    painter.setPen(QPen(table.motif, ring > 0.30 && ring < 0.32 ? 12 : 2));
    painter.drawEllipse(middle, h * ring, h * ring);
  }
  constexpr int kSpokes = 24;
  painter.setPen(QPen(table.motif, 2));
  for (int i = 0; i < kSpokes; ++i) {
    const qreal angle = 2 * std::numbers::pi * i / kSpokes;
    const QPointF along(std::sin(angle) * h, -std::cos(angle) * h);
    painter.drawLine(middle + along * 0.325, middle + along * 0.42);
  }
}

namespace {

void paintTray(QPainter& painter, const SheetContext& context, const PlacedTeam& team) {
  QColor ground = context.table.felt;
  ground.setAlphaF(0.9F);
  painter.setBrush(ground);
  QPen pen(context.table.edge, 1.2);
  if (team.leftOut) {
    painter.setBrush(Qt::NoBrush);
    pen.setDashPattern({4, 3});
  }
  painter.setPen(pen);
  painter.drawRoundedRect(team.tray.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
  if (team.leftOut) {
    const qreal side = std::max(14.0, team.tab.width() - 2);
    const QPointF middle = team.tab.center();
    drawIcon(painter, QStringLiteral("pass"), middle - QPointF(side / 2, side / 2), side, context.table.muted);
    const QRectF room(team.tab.right() + 4, team.tray.top(), team.tray.right() - team.tab.right() - 10,
                      team.tray.height());
    const QFont words = fonts::ui(13 * context.layout.sizes.text);  // cards that lie here cover them
    const QStringList lines =
        fitParagraphs(placeName(context, SheetPlace::StandBy, team.player), words, room.width(), 5);
    qreal y =
        middleBaseline(words, room.center().y()) - 9 * context.layout.sizes.text * static_cast<qreal>(lines.size() - 1);
    for (const QString& line : lines) {
      drawWords(painter, {room.left(), y}, line, {words, context.table.muted}, room.width());
      y += 18 * context.layout.sizes.text;
    }
    return;
  }
  const QFont font = fonts::card(std::max(14.0, 16 * (team.tray.height() - 10) / 104), 700);
  const SceneTeam* several = teamOf(context.scene, team.member);
  const qreal apart = several != nullptr ? team.tab.height() * 0.2 : 0;
  const QPointF middle = team.tab.center();
  drawWords(painter, {middle.x(), middleBaseline(font, middle.y() - apart)}, team.letter,
            {font, context.table.muted, TextAlign::Centre});
  if (several != nullptr) {
    const QFont figures = fonts::card(font.pixelSize() > 0 ? font.pixelSize() * 1.1 : 17, 700);
    drawWords(painter, {middle.x(), middleBaseline(figures, middle.y() + apart)}, ledgerFigure(several->power, true),
              {figures, context.table.ink, TextAlign::Centre});
  }
}

void paintEmptySlot(QPainter& painter, const SheetContext& context, const RowPlaces::Slot& place) {
  const QRectF& slot = place.rect;
  QPen pen(context.table.edge, 1.2);
  pen.setDashPattern({2.5, 3.3});
  painter.setBrush(Qt::NoBrush);
  painter.setPen(pen);
  painter.drawRoundedRect(slot.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
  drawIcon(painter, place.icon, slot.center() - QPointF(10, 10) * context.layout.sizes.scale,
           20 * context.layout.sizes.scale, context.table.muted);
}

/// The arrow to another page of the village, with the number of cards there; framed if something can be done with one.
void paintArrow(QPainter& painter, const SheetContext& context, const QRectF& arrow, const QString& icon) {
  if (arrow.isEmpty()) {
    return;
  }
  int cards = 0;
  QColor marked;
  for (const PlacedCard& card : context.layout.cards) {
    if (!card.elsewhere || card.rect != arrow) {
      continue;
    }
    ++cards;
    const CardMark mark = context.dressing.marks.value(card.id);
    if (mark.target || mark.legal || mark.payment) {
      marked = mark.target ? context.theme.target : context.theme.legal;
    }
  }
  painter.setBrush(context.theme.surface);
  painter.setPen(marked.isValid() ? QPen(marked, 2) : QPen(context.theme.line2, 1));
  painter.drawRoundedRect(arrow.adjusted(1, 1, -1, -1), 8, 8);
  const qreal side = 20;
  const QPointF middle = arrow.center();
  drawIcon(painter, icon, middle - QPointF(side / 2, side), side, context.theme.text);
  const QFont font = fonts::card(16, 700);
  drawWords(painter, {middle.x(), middleBaseline(font, middle.y() + side * 0.6)}, QString::number(cards),
            {font, context.theme.muted, TextAlign::Centre});
}

}  // namespace

void paintVillage(QPainter& painter, const SheetContext& context, PlayerId player) {
  const QRectF& village = context.layout.villages[player];
  if (village.isEmpty()) {
    return;
  }
  if (!context.layout.seats[player].panel) {
    drawPane(painter, context, village, context.table.zone, 0.42);
  }
  const QRectF& rule = context.layout.teamLine[player];
  if (!rule.isEmpty()) {
    painter.fillRect(rule, context.table.edge);
  }
  for (const RowPlaces::Slot& slot : context.layout.emptySlots) {
    if (village.contains(slot.rect.center())) {
      paintEmptySlot(painter, context, slot);
    }
  }
  for (const PlacedTeam& team : context.layout.teams) {
    if (team.player == player) {
      paintTray(painter, context, team);
    }
  }
  paintArrow(painter, context, context.layout.pagers[player].back, QStringLiteral("previous"));
  paintArrow(painter, context, context.layout.pagers[player].forth, QStringLiteral("next"));
}

void paintRaisedHand(QPainter& painter, const SheetContext& context, PlayerId player) {
  const QRectF& rect = context.layout.raised[player];
  if (rect.isEmpty()) {
    return;
  }
  drawPane(painter, context, rect, context.table.band, 0.97);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(context.seatColour(player), 2));
  painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 8, 8);
  if (context.scene.seats[player][SheetPlace::Hand].count == 0) {
    const QFont font = fonts::ui(13 * context.layout.sizes.text, 500);
    const QStringList lines = wrapWords(Sheet::tr("No cards in hand"), font, rect.width() - 12);
    const qreal step = 17 * context.layout.sizes.text;
    qreal middle = rect.center().y() - step * static_cast<qreal>(lines.size() - 1) / 2;
    for (const QString& line : lines) {
      drawWords(painter, {rect.center().x(), middleBaseline(font, middle)}, line,
                {font, context.table.muted, TextAlign::Centre}, rect.width() - 8);
      middle += step;
    }
  }
}

}  // namespace playsheet
