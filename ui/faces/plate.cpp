// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/faces/face_parts.h"
#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/faces/outline.h"
#include "ui/faces/palette.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

namespace playsheet {
namespace {

/// A raised figure has a triangle up before it or behind it, a lowered one a triangle down: shape before colour.
void paintArrow(QPainter& painter, int shift, qreal x, qreal middle, qreal side) {
  const qreal half = side * 0.46;
  QPolygonF arrow;
  if (shift > 0) {
    arrow << QPointF(x, middle + half) << QPointF(x + side / 2, middle - half) << QPointF(x + side, middle + half);
  } else {
    arrow << QPointF(x, middle - half) << QPointF(x + side / 2, middle + half) << QPointF(x + side, middle - half);
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(shift > 0 ? cardColours().raised : cardColours().lowered);
  painter.drawPolygon(arrow);
}

}  // namespace

ShownValues shownValues(const CardFace& face, const FaceState& state) {
  ShownValues shown{state.combatNow, state.supportNow, state.combatShift, state.supportShift};
  if (shown.combat.isEmpty()) {
    shown.combat = state.injured ? face.combatInjured : face.combatHealthy;
  }
  if (shown.support.isEmpty()) {
    shown.support = state.injured ? face.supportInjured : face.supportHealthy;
  }
  return shown;
}

qreal paintPlate(QPainter& painter, const CardFace& face, const FaceState& state, const QRectF& area, qreal radius) {
  const CardColours& card = cardColours();
  const qreal h = area.height();
  painter.fillPath(plateOutline(area, radius), state.injured ? card.injuredPlate : card.ink);

  const ShownValues shown = shownValues(face, state);
  const QFont big = fonts::card(h * 0.86, 700);
  const QFont small = fonts::card(h * 0.70, 700);
  const qreal combat = QFontMetricsF(big).horizontalAdvance(shown.combat);
  const qreal support = QFontMetricsF(small).horizontalAdvance(shown.support);
  const qreal before = shown.combatShift != 0 ? h * 0.36 : 0;
  const qreal behind = shown.supportShift != 0 ? h * 0.36 : 0;
  const qreal total = combat + h * 0.34 + support;

  // The signs stand at the left; the figures keep the middle of what is left, and never give way.
  const qreal signs = (state.injured ? 0.80 : 0) + (state.head ? 0.80 : 0);
  const qreal from = signs > 0 ? area.left() + h * (0.12 + signs) : area.left();
  const qreal lying = state.injured && area.width() > h * 3.6 ? h * 0.10 + before : -1;
  const qreal x = lying >= 0 ? from + lying : from + (area.right() - from) / 2 - (total + behind - before) / 2;
  const qreal baseline = area.top() + h / 2 + QFontMetricsF(big).capHeight() / 2;

  if (shown.combatShift != 0) {
    paintArrow(painter, shown.combatShift, x - h * 0.36, area.center().y(), h * 0.28);
  }
  drawFitted(painter, {shown.combat, combat, 1}, big, card.paper, x, baseline, TextAlign::Left);
  const qreal slash = x + combat;
  paintRule(painter, QPointF(slash + h * 0.22, area.top() + h * 0.24), QPointF(slash + h * 0.10, baseline), card.slash,
            qMax(1.1, h * 0.05));
  drawFitted(painter, {shown.support, support, 1}, small, card.support, slash + h * 0.33, baseline, TextAlign::Left);
  if (shown.supportShift != 0) {
    paintArrow(painter, shown.supportShift, slash + h * 0.33 + support + h * 0.08, area.center().y(), h * 0.28);
  }

  const qreal side = h * 0.66;
  qreal sign = area.left() + h * 0.12;
  const auto paintSign = [&](const QString& name, const QColor& colour) {
    paintActionIcon(painter, name, QRectF(sign, area.top() + h * 0.17, side, side), colour);
    sign += h * 0.80;
  };
  if (state.injured) {
    paintSign(QStringLiteral("injured"), card.bandage);
  }
  if (state.head) {
    paintSign(QStringLiteral("head"), card.crown);
  }
  return x + total + behind;
}

}  // namespace playsheet
