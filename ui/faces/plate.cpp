// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/faces/card_look.h"
#include "ui/faces/face_parts.h"
#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/faces/outline.h"
#include "ui/faces/palette.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

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

namespace {

/// What the counter of HP has as its colour: the less is left, the warmer.
QColor lifeColour(qreal share) {
  const CardColours& card = cardColours();
  return share > 0.5 ? card.lifeHigh : share > 0.25 ? card.lifeHalf : card.lifeLow;
}

struct Figure {
  QString text;
  QFont font;
  qreal width = 0;

  Figure() = default;
  Figure(const QString& words, qreal px) : text(words), font(fonts::card(px, 700)) {
    width = QFontMetricsF(font).horizontalAdvance(words);
  }
};

/// ATK alone, where HP play no part.
void paintAttack(QPainter& painter, const ShownValues& shown, const QRectF& area) {
  const CardColours& card = cardColours();
  const qreal h = area.height();
  const Figure attack(shown.combat, h * 0.92);
  const qreal side = h * 0.62;
  const qreal x = area.center().x() - (side + h * 0.12 + attack.width) / 2;
  paintActionIcon(painter, QStringLiteral("attack"), QRectF(x, area.center().y() - side / 2, side, side), card.slash);
  drawFitted(painter, {attack.text, attack.width, 1}, attack.font, card.paper, x + side + h * 0.12,
             area.center().y() + QFontMetricsF(attack.font).capHeight() / 2, TextAlign::Left);
}

}  // namespace

void paintLifePlate(QPainter& painter, const CardFace& face, const FaceState& state, const QRectF& area, qreal radius) {
  const CardColours& card = cardColours();
  const qreal h = area.height();
  const ShownValues shown = shownValues(face, state);
  const QPainterPath plate = plateOutline(area, radius);
  painter.fillPath(plate, card.ink);

  const bool known = state.lifeMost > 0;
  if (shown.support.isEmpty()) {
    paintAttack(painter, shown, area);
    return;
  }
  const bool roomy = area.width() > h * 3.4;  // the signs of what they are; else their places tell it
  const qreal sign = roomy ? h * 0.62 : 0;
  const qreal arrow = shown.combatShift != 0 ? h * 0.34 : 0;
  const qreal apart = h * (roomy ? 0.62 : 0.42);
  const QString limit = known ? QStringLiteral("/%1").arg(state.lifeMost) : QString();
  // Where there is little room the figures get smaller, then the limit goes: how far the counter is filled tells it.
  Figure attack, life, most;
  for (const auto& [size, whole] : {std::pair(1.0, true), std::pair(0.9, true), std::pair(0.8, true),
                                    std::pair(1.0, false), std::pair(0.85, false), std::pair(0.7, false)}) {
    attack = Figure(shown.combat, h * 0.82 * size);
    life = Figure(shown.support, h * 0.90 * size);
    most = Figure(whole ? limit : QString(), std::max(13.0, h * 0.56 * size));
    if (attack.width + arrow + life.width + most.width + 2 * sign + apart <= area.width()) {
      break;
    }
  }
  const qreal left = attack.width + arrow + sign + apart / 2;
  const qreal split = area.left() + std::max(left, std::min(area.width() * (roomy ? 0.40 : 0.34),
                                                            area.width() - life.width - most.width - sign - apart / 2));

  const QRectF counter(split, area.top(), area.right() - split, h);
  const qreal share = known ? std::clamp(static_cast<qreal>(state.lifeNow) / state.lifeMost, 0.0, 1.0) : 1.0;
  painter.save();
  painter.setClipPath(plate, Qt::IntersectClip);
  painter.fillRect(counter, card.lifeGone);
  painter.fillRect(QRectF(counter.left(), counter.top(), counter.width() * share, h), lifeColour(share));
  painter.restore();

  const auto baseline = [&](const Figure& figure) {
    return area.center().y() + QFontMetricsF(figure.font).capHeight() / 2;
  };
  const qreal side = h * 0.56;
  qreal x = area.left() + (split - area.left() - attack.width - arrow - sign) / 2;
  if (roomy) {
    paintActionIcon(painter, QStringLiteral("attack"), QRectF(x, area.center().y() - side / 2, side, side), card.slash);
    x += sign;
  }
  drawFitted(painter, {attack.text, attack.width, 1}, attack.font, card.paper, x, baseline(attack), TextAlign::Left);
  if (shown.combatShift != 0) {
    paintArrow(painter, shown.combatShift, x + attack.width + h * 0.06, area.center().y(), h * 0.28);
  }
  x = counter.left() + (counter.width() - life.width - most.width - sign) / 2;
  if (roomy) {
    paintActionIcon(painter, QStringLiteral("life"), QRectF(x, area.center().y() - side / 2, side, side), card.paper);
    x += sign;
  }
  drawFitted(painter, {life.text, life.width, 1}, life.font, card.paper, x, baseline(life), TextAlign::Left);
  drawFitted(painter, {most.text, most.width, 1}, most.font, card.lifeMost, x + life.width, baseline(life),
             TextAlign::Left);
}

void paintLead(QPainter& painter, const CardFace& face, const FaceState& state, const QSizeF& size) {
  if (!state.head || lookOf(face.type).plate != CardLook::Plate::Life) {
    return;
  }
  const CardColours& card = cardColours();
  const qreal line = std::max(2.0, size.height() * 0.022);
  const QPainterPath outline = bodyOutline(face.type, size, -line / 2);
  painter.strokePath(outline, QPen(card.crown, line));
  const qreal radius = std::clamp(size.height() * 0.095, 9.0, 20.0);
  const QPointF centre(size.width() / 2, radius * 0.62);
  painter.setPen(QPen(card.ink, 1.2));
  painter.setBrush(card.crown);
  painter.drawEllipse(centre, radius, radius);
  const qreal side = radius * 1.35;
  paintActionIcon(painter, QStringLiteral("head"), QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side),
                  card.ink);
}

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
  if (lookOf(face.type).plate == CardLook::Plate::Life) {
    paintLifePlate(painter, face, state, area, radius);
    return area.right();
  }
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
