// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sheet/row_fit.h"
#include "ui/sheet/sheet_layout.h"

/// The pieces of layOut(). Each fills its share of the layout.
namespace playsheet {

struct LayoutWork {
  const LayoutInput& input;
  const SeenIndex& index;
  SheetLayout& layout;

  const naruto::SeenPlayer& player(table::PlayerId id) const { return input.view.players[id]; }
  const CardFace& face(const naruto::SeenCard& card) const { return input.face(card.definition); }
};

void layOutStrip(const LayoutWork& work, table::PlayerId player, const QRectF& rect);
void layOutOpenSeat(const LayoutWork& work, table::PlayerId player, const QRectF& rect);
void layOutVillage(const LayoutWork& work, table::PlayerId player);
void layOutRaisedHand(const LayoutWork& work, table::PlayerId player, const QRectF& rect);
void layOutBand(const LayoutWork& work);
void layOutDrawer(const LayoutWork& work, table::PlayerId player);

/// A card of the view at a place; a missing one is face down.
PlacedCard placed(const naruto::SeenCard* card, SheetPlace place, table::PlayerId player, const QRectF& rect);

/// The cards of a hand as far as they may be drawn face up now; null for the others.
QVector<const naruto::SeenCard*> shownHand(const LayoutWork& work, table::PlayerId player);

}  // namespace playsheet
