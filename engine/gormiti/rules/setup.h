// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/events/change.h"

/// From the Heroes to the lot (G-401 to G-409).
namespace gormiti {

inline constexpr int kFirstHand = 5;  // G-403

/// Both have chosen: revealed, and both decks shuffled (G-408).
void reveal_heroes(Change& change);
void deal_first_hands(Change& change);
/// G-404.
void exchange_hand(Change& change, PlayerId player);
bool hand_has_fighter(const Position& position, PlayerId player);
/// The lot and the extra card (G-405, G-409).
void draw_lot(Change& change);

}  // namespace gormiti
