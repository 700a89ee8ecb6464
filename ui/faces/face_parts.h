// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/faces/card_face.h"
#include "ui/faces/text_fit.h"

#include <QFont>
#include <QRectF>
#include <QSizeF>

class QPainter;

/// The parts that the size classes share. All of them paint in the card's own coordinates: origin at its upper left.
namespace playsheet {

/// What the plate shows: the figures that count now, and which way they have moved.
struct ShownValues {
  QString combat, support;
  int combatShift = 0;
  int supportShift = 0;
};

ShownValues shownValues(const CardFace& face, const FaceState& state);

/// The ink plate (red-brown when injured) with combat / support, arrows, crown and bandage. Returns where the figures
/// end on the right, because what stands beside them has to give way.
qreal paintPlate(QPainter& painter, const CardFace& face, const FaceState& state, const QRectF& area, qreal radius);

/// The same for ATK and HP, of which so much is left: the counter of HP is filled as far, and has the colour of it.
/// Also called by paintPlate for the types that have it.
void paintLifePlate(QPainter& painter, const CardFace& face, const FaceState& state, const QRectF& area, qreal radius);

/// The golden edge and the crown of the first of a side; nothing for a type whose plate has room for the crown.
void paintLead(QPainter& painter, const CardFace& face, const FaceState& state, const QSizeF& size);

/// Pills of the symbols, one below the other, from the upper right corner.
void paintSymbolColumn(QPainter& painter, const QStringList& symbols, const QPointF& topRight, qreal height);

/// Entrance cost tab, and under it one small card per hand cost. Nothing for a jutsu.
void paintCostTab(QPainter& painter, const CardFace& face, const QPointF& topLeft, qreal side);

/// Cost of a jutsu: one sign per chakra in one pill, alternatives beside each other.
qreal jutsuCostWidth(const QString& cost, qreal sign);
void paintJutsuCost(QPainter& painter, const QString& cost, const QPointF& topLeft, qreal sign);

/// An attribute on a round ground.
void paintAttributeDisc(QPainter& painter, const QString& id, const QPointF& centre, qreal radius, const QColor& ground,
                        const QColor& ink);

/// Small counters at the lower left of the picture, stacked upward from the given corner.
void paintCoins(QPainter& painter, const FaceState& state, const QPointF& bottomLeft, qreal height, qreal mostWidth);

/// Lines centred or left, from the first baseline on.
struct LineBlock {
  QFont font;
  QColor colour;
  qreal x = 0;
  qreal baseline = 0;
  qreal step = 0;
  TextAlign align = TextAlign::Centre;
};
void paintLines(QPainter& painter, const QVector<FittedLine>& lines, const LineBlock& block);

/// The hairline between picture and paper.
void paintRule(QPainter& painter, const QPointF& from, const QPointF& to, const QColor& colour, qreal width);

/// Icon of a type in the foot: "jutsu", "mission", "client", "team".
QString typeIcon(CardFace::Type type);

/// A person's scan in place of the whole face.
void paintScanFace(QPainter& painter, const CardFace& face, const QSizeF& size);

}  // namespace playsheet
