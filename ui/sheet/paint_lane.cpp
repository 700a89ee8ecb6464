// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet/paint_lane.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>

#include "ui/faces/fonts.h"
#include "ui/sheet/ledger_words.h"
#include "ui/sheet/paint_tools.h"

namespace playsheet {

using table::PlayerId;

namespace {

struct LanePaint {
  QPainter& painter;
  const SheetContext& context;
  const LanePlan& lane;
  const SceneLane& battle;

  const SheetSizes& sizes() const { return context.layout.sizes; }
  bool attacks(PlayerId player) const { return player == battle.attacker; }
  const SceneSide& side(PlayerId player) const { return battle.sides[player]; }
  const std::vector<SceneRow>& ledger(PlayerId player) const { return side(player).ledger; }
  void note(const QRectF& rect, const QString& rule) const {
    if (context.rules != nullptr) {
      context.rules->append({rect, rule});
    }
  }
  bool fits(PlayerId player) const { return lane.ledgerFits[player] || ledger(player).empty(); }
  bool wanted() const { return context.scene.ledgersOpen || context.hoveredLane == lane.battle; }
  /// Beside the cards: both ledgers of a lane or none, unless they are asked for.
  bool stands(PlayerId player) const {
    const bool both = fits(PlayerId::north) && fits(PlayerId::south);
    return lane.ledgerFits[player] && !ledger(player).empty() && (both || wanted());
  }
  bool opens(PlayerId player) const { return wanted() && !lane.ledgerFits[player] && !ledger(player).empty(); }
};

/// The column of the sums, darker, round at the left.
void drawSide(const LanePaint& p) {
  const QRectF inner = p.lane.rect.adjusted(0.5, 0.5, -0.5, -0.5);
  QPainterPath path(QPointF(inner.left() + 10, inner.top()));
  const qreal right = p.lane.rect.left() + p.sizes().laneSide;
  path.lineTo(right, inner.top());
  path.lineTo(right, inner.bottom());
  path.lineTo(inner.left() + 10, inner.bottom());
  path.arcTo(QRectF(inner.left(), inner.bottom() - 20, 20, 20), 270, -90);
  path.lineTo(inner.left(), inner.top() + 10);
  path.arcTo(QRectF(inner.left(), inner.top(), 20, 20), 180, -90);
  QColor ground = p.context.table.felt2;
  ground.setAlphaF(0.55F);
  p.painter.fillPath(path, ground);
}

void drawSum(const LanePaint& p, PlayerId player) {
  const qreal k = p.sizes().scale;
  const qreal x = p.lane.rect.left() + p.sizes().laneSide / 2;
  const qreal y = p.lane.half[player].center().y();
  const SceneSide& side = p.side(player);
  const QString usual = p.attacks(player) ? QStringLiteral("attack") : QStringLiteral("block");
  drawIcon(p.painter, side.icon.isEmpty() ? usual : side.icon, {x - 9 * k, y - 27 * k}, 18 * k,
           p.context.seatColour(player));
  const QString text = side.cards.empty() ? QStringLiteral("–") : ledgerFigure(side.power, true);
  drawWords(p.painter, {x, y + 20 * k}, text, {fonts::card(32 * k, 700), p.context.table.ink, TextAlign::Centre});
  if (!p.battle.sign.isEmpty() && player == PlayerId::north) {  // one sign between the two sums that are compared
    const qreal size = 22 * k;
    const QRectF disc(x - size * 0.75, p.lane.rect.center().y() - size * 0.75, size * 1.5, size * 1.5);
    p.painter.setPen(QPen(p.context.theme.focus, 1.5));
    p.painter.setBrush(p.context.theme.surface);
    p.painter.drawEllipse(disc);
    drawIcon(p.painter, p.battle.sign, disc.center() - QPointF(size, size) / 2, size, p.context.theme.focus);
  }
}

void drawLedger(const LanePaint& p, PlayerId player, const QRectF& room, const QColor& ink, const QColor& muted) {
  const qreal z = p.sizes().text;
  const QFont figures = fonts::card(17 * z, 700);
  const QFont words = fonts::ui(13 * z);
  const qreal lines = static_cast<qreal>(p.ledger(player).size()) + 1;
  const qreal step = std::min(22 * z, (room.height() - 6) / lines);
  qreal y = room.center().y() - lines * step / 2;
  bool first = true;
  const qreal most = room.width() - 66 * z;
  for (const SceneRow& row : p.ledger(player)) {
    const qreal middle = y + step / 2;
    drawWords(p.painter, {room.left() + 30 * z, middleBaseline(figures, middle)}, ledgerFigure(row.value, first),
              {figures, ink, TextAlign::Right});
    drawIcon(p.painter, row.icon, {room.left() + 39 * z, middle - 8 * z}, 16 * z, muted);
    const bool whole = QFontMetricsF(words).horizontalAdvance(row.words) <= most;
    drawWords(p.painter, {room.left() + 62 * z, middleBaseline(words, middle)}, whole ? row.words : row.brief,
              {words, ink, TextAlign::Left, MayCut::Addend}, most);
    if (p.context.lines != nullptr) {
      p.context.lines->append({QRectF(room.left(), y, room.width(), step), row.card, row.source});
    }
    y += step;
    first = false;
  }
  p.painter.setPen(QPen(p.context.table.edge, 1.2));
  p.painter.drawLine(QPointF(room.left() + 4, y + 1),
                     QPointF(room.left() + std::min(room.width() - 6, 190 * z), y + 1));
  const qreal middle = y + step / 2 + 3;
  const QFont sum = fonts::card(20 * z, 700);
  drawWords(p.painter, {room.left() + 30 * z, middleBaseline(sum, middle)}, ledgerFigure(p.side(player).power, true),
            {sum, ink, TextAlign::Right});
  const QFont label = fonts::ui(13 * z, 500);
  const qreal left = room.left() + 62 * z;
  const qreal baseline = middleBaseline(label, middle);
  const qreal width = drawWords(p.painter, {left, baseline}, p.side(player).title, {label, muted});
  const QString& id = p.side(player).rule;
  const qreal at = left + width + 9 * z;
  const bool idFits = at + ruleIdWidth(id, z) <= room.right() - 4;
  if (idFits) {
    drawRuleId(p.painter, {at, baseline}, id, muted, z);
  }
  const qreal right = idFits ? at + ruleIdWidth(id, z) : left + width;
  p.note(QRectF(QPointF(left, middle - step / 2), QPointF(right, middle + step / 2)), id);
}

void drawNoBlock(const LanePaint& p, PlayerId player) {
  const SheetSizes& sizes = p.sizes();
  const qreal x = p.lane.rect.left() + sizes.laneSide + 16 * sizes.scale;
  const qreal y = p.lane.half[player].center().y();
  const qreal most = p.lane.rect.right() - 8 - x;
  const SceneSide& side = p.side(player);
  drawWords(p.painter, {x, y - 2}, side.absence, {fonts::ui(15 * sizes.text, 600), p.context.table.ink}, most);
  if (!side.result.isEmpty()) {
    drawWords(p.painter, {x, y - 2 + 20 * sizes.text}, side.result, {fonts::ui(13 * sizes.text), p.context.table.muted},
              most);
  }
}

void drawVerdict(const LanePaint& p) {
  const std::optional<SceneVerdict>& verdict = p.battle.verdict;
  if (!verdict) {
    return;
  }
  const qreal z = p.sizes().text;
  const QFont font = verdictFont(z);
  const QColor& colour = verdict->harm ? p.context.theme.injured : p.context.theme.warn;
  const VerdictPlan& plan = p.lane.verdict;
  const QRectF& pill = plan.pill;
  p.painter.setBrush(p.context.theme.surface);
  p.painter.setPen(QPen(colour, 1.5));
  p.painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
  drawIcon(p.painter, verdict->icon, {pill.left() + 9 * z, pill.center().y() - 8 * z}, 16 * z, colour);
  const qreal baseline = middleBaseline(font, pill.center().y());
  drawWords(p.painter, {pill.left() + 29 * z, baseline}, plan.whole ? verdict->full : verdict->brief,
            {font, p.context.theme.text}, plan.words - 38 * z);
  if (plan.ruled) {
    const QString& id = verdict->rule;
    drawRuleId(p.painter, {pill.right() - 13 * z - ruleIdWidth(id, z), baseline}, id, p.context.theme.muted, z);
  }
  p.note(pill, verdict->rule);
}

/// In tens, in what is left of the half behind its ledger.
void drawPips(const LanePaint& p, PlayerId player) {
  const int pips = p.side(player).pips;
  constexpr int kInRow = 10;
  const qreal left = p.lane.ledger[player].left() + 240 * p.sizes().text;
  const QRectF& half = p.lane.half[player];
  const QRectF room(left, half.top() + 24, p.lane.rect.right() - 30 - left, half.height() - 48);
  const int rows = (pips + kInRow - 1) / kInRow;
  const qreal step = std::min({room.width() / kInRow, room.height() / std::max(rows, 1), 40.0 * p.sizes().scale});
  if (pips <= 0 || step < 8) {
    return;
  }
  p.painter.setPen(Qt::NoPen);
  p.painter.setBrush(p.context.seatColour(player));
  const qreal top = room.center().y() - rows * step / 2;
  for (int i = 0; i < pips; ++i) {
    const QPointF middle(room.left() + (i % kInRow + 0.5) * step, top + (i / kInRow + 0.5) * step);
    p.painter.drawEllipse(middle, step * 0.4, step * 0.4);
  }
}

LanePaint lanePaint(QPainter& painter, const SheetContext& context, const LanePlan& lane) {
  return {painter, context, lane, context.scene.lanes[static_cast<std::size_t>(lane.battle)]};
}

}  // namespace

void paintLane(QPainter& painter, const SheetContext& context, const LanePlan& lane) {
  const LanePaint p = lanePaint(painter, context, lane);
  drawPane(painter, context, lane.rect, context.table.band, 0.88, 10);
  drawSide(p);
  painter.setPen(QPen(context.table.edge, 1.2));
  const qreal middle = lane.rect.center().y();
  painter.drawLine(QPointF(lane.rect.left() + 1, middle), QPointF(lane.rect.right() - 1, middle));
  for (const PlayerId player : {PlayerId::north, PlayerId::south}) {
    drawSum(p, player);
    if (p.side(player).cards.empty()) {
      drawNoBlock(p, player);
    } else if (p.stands(player)) {
      drawLedger(p, player, lane.ledger[player], context.table.ink, context.table.muted);
    }
    if (p.stands(player)) {
      drawPips(p, player);
    }
  }
}

void paintLaneTop(QPainter& painter, const SheetContext& context, const LanePlan& lane) {
  const LanePaint p = lanePaint(painter, context, lane);
  for (const PlayerId player : {PlayerId::north, PlayerId::south}) {
    if (p.opens(player)) {
      drawPanel(painter, context, lane.ledger[player]);
      drawLedger(p, player, lane.ledger[player].adjusted(4, 2, -4, -2), context.theme.text, context.theme.muted);
    }
  }
  drawVerdict(p);
}

}  // namespace playsheet
