// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sheet/sheet_context.h"

namespace playsheet {

/// One battle: its ground, the two sums at the left, the ledgers that have room beside the cards.
void paintLane(QPainter& painter, const SheetContext& context, const LanePlan& lane);

/// Over the cards: the outlook, and in the showdown or under the pointer the ledgers that have no room.
void paintLaneTop(QPainter& painter, const SheetContext& context, const LanePlan& lane);

}  // namespace playsheet
