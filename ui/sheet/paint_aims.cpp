// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineF>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/sheet/paint_tools.h"

namespace playsheet {
namespace {

/// Where a line that goes to the middle of a card ends: on an ellipse in it, so that its face stays readable.
QPointF edgeTowards(const QRectF& card, const QPointF& from) {
  const QPointF centre = card.center();
  const QLineF line(centre, from);
  const qreal reach = std::min(card.width(), card.height()) * 0.4;
  return line.length() <= reach ? centre : line.pointAt(reach / line.length());
}

/// From the user of a Jutsu, else from the card itself; nothing of what does not lie on the sheet.
const PlacedCard* originOf(const SheetContext& context, const SceneLink& link) {
  const PlacedCard* user = context.layout.find(link.user);
  return user != nullptr ? user : context.layout.find(link.card.id);
}

/// From where to where a line goes, and the point that bends it.
struct Aim {
  QPointF from, control, to;
};

/// Between cards of one row over their upper edges, so that it runs through none between them; else slightly bent.
Aim aimBetween(const QRectF& origin, const QRectF& target) {
  constexpr qreal kBend = 0.14;  // of its length
  constexpr qreal kRise = 30;
  const bool row = std::abs(origin.center().y() - target.center().y()) < std::min(origin.height(), target.height()) / 2;
  if (row) {
    const QPointF from(origin.center().x(), origin.top() + 3);
    const QPointF to(target.center().x(), target.top() + 3);
    const QPointF middle = (from + to) / 2;
    return {from, {middle.x(), std::min(from.y(), to.y()) - kRise - std::abs(to.x() - from.x()) * kBend}, to};
  }
  const QPointF from = edgeTowards(origin, target.center());
  const QPointF to = edgeTowards(target, from);
  const QLineF straight(from, to);
  return {from, straight.center() + QPointF(-straight.dy(), straight.dx()) * kBend, to};
}

void paintAim(QPainter& painter, const Aim& aim, const QColor& colour, const QColor& ground) {
  constexpr qreal kHead = 11;
  if (QLineF(aim.from, aim.to).length() < 2 * kHead) return;
  QLineF end(aim.to, aim.control);
  end.setLength(kHead);
  QLineF left = end;
  QLineF right = end;
  left.setAngle(end.angle() + 28);
  right.setAngle(end.angle() - 28);
  QPainterPath path(aim.from);
  path.quadTo(aim.control, aim.to);
  path.moveTo(left.p2());
  path.lineTo(aim.to);
  path.lineTo(right.p2());
  painter.setBrush(Qt::NoBrush);
  for (const auto& [width, tone] : {std::pair(6.0, ground), std::pair(3.0, colour)}) {
    painter.setPen(QPen(tone, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
  }
}

/// The one that is resolved next is always shown; another one while its user, its card or a target is pointed at.
bool isShown(const SheetContext& context, const SceneLink& link) {
  if (&link == &context.scene.chain.back()) return true;
  const auto pointed = [&](int card) {
    return card >= 0 && (card == context.hovered || card == context.focused || context.meant.contains(card));
  };
  return pointed(link.card.id) || pointed(link.user) || std::any_of(link.targets.begin(), link.targets.end(), pointed);
}

}  // namespace

void paintAims(QPainter& painter, const SheetContext& context) {
  for (const SceneLink& link : context.scene.chain) {
    const PlacedCard* origin = isShown(context, link) ? originOf(context, link) : nullptr;
    if (origin == nullptr) continue;
    for (const int target : link.targets) {
      const PlacedCard* aimed = target == origin->id ? nullptr : context.layout.find(target);
      if (aimed == nullptr || aimed->drawer || origin->drawer) continue;
      paintAim(painter, aimBetween(origin->rect, aimed->rect), context.seatColour(link.controller),
               context.theme.surface);
    }
  }
}

}  // namespace playsheet
