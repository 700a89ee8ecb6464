// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sheet/row_fit.h"
#include "ui/sheet/sheet_layout.h"

/// The pieces of layOut(). Each fills its share of the layout.
namespace playsheet {

struct LayoutWork {
  const LayoutInput& input;
  const SceneIndex& index;
  SheetLayout& layout;

  const SceneSeat& player(table::PlayerId id) const { return input.scene.seats[id]; }
  const CardFace& face(const SceneCard& card) const { return input.face(card.face); }
};

void layOutStrip(const LayoutWork& work, table::PlayerId player, const QRectF& rect);
void layOutOpenSeat(const LayoutWork& work, table::PlayerId player, const QRectF& rect);
void layOutVillage(const LayoutWork& work, table::PlayerId player);
void layOutRaisedHand(const LayoutWork& work, table::PlayerId player, const QRectF& rect);
/// In the room, no higher than `most`.
void layOutHand(const LayoutWork& work, table::PlayerId player, const QRectF& room, qreal most);
/// All of a table at which people sit in a ring: the near seat large, the others clockwise from its left.
void layOutRing(const LayoutWork& work);
void layOutMiddle(const LayoutWork& work);
void layOutBand(const LayoutWork& work);
void layOutDrawer(const LayoutWork& work, table::PlayerId player);

/// A card of the scene at a place; a missing one is face down.
PlacedCard placed(const SceneCard* card, SheetPlace place, table::PlayerId player, const QRectF& rect);

/// The cards of a hand as far as they may be drawn face up now; null for the others.
QVector<const SceneCard*> shownHand(const LayoutWork& work, table::PlayerId player);

}  // namespace playsheet
