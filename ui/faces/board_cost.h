// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/faces/card_face.h"

#include <QRectF>

class QPainter;

namespace playsheet {

/// What it takes to play a card of the hand that is drawn with the board face, which shows no cost: under its
/// attribute, a jutsu's in the foot.
void paintBoardCost(QPainter& painter, const CardFace& face, const QRectF& card);

}  // namespace playsheet
