// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sheet/sheet_layout.h"

/// What the keys can point at on the sheet. Pure, as the layout is.
namespace playsheet {

/// A part of the sheet that Tab leads to; the arrow keys stay in it as long as they can.
struct FocusZone {
  enum class Kind { Drawer, Hand, Village, Band, Piles, Stocks };
  Kind kind = Kind::Band;
  table::PlayerId player = table::PlayerId::south;  ///< of the band: south

  friend bool operator==(const FocusZone&, const FocusZone&) = default;
};

/// A card, or a pile or covered hand as a whole.
struct FocusStop {
  int card = -1;  ///< -1: the whole pile
  SheetPlace place = SheetPlace::None;
  table::PlayerId player = table::PlayerId::south;
  FocusZone zone;
  QRectF rect;
  int stock = -1;  ///< which deck of the table

  bool same(const FocusStop& other) const {
    return zone == other.zone && card == other.card &&
           (card >= 0 || (place == other.place && player == other.player && stock == other.stock));
  }
};

/// Everything that can be pointed at, card by card in painting order, then the piles.
QVector<FocusStop> focusStops(const SheetLayout& layout, const Scene& scene);

/// The zones in the order in which Tab leads through them, as the viewer of the scene sits.
QVector<FocusZone> focusZones(table::PlayerId viewer, std::size_t players);

}  // namespace playsheet
