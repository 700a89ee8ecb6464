// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"

/// A coin without a worth of its own stands for what the text that put it there says (N-EFF-11): that goes where the
/// coin goes, and ends with the last one.
namespace naruto {

/// Coins of one card lie on another now: what texts say of them holds there. `keeps`: some of them are still where they
/// were.
void carry_coin_texts(Change& change, CardId from, CardId to, bool keeps = false);

/// The last coin of this kind is gone from the card.
void end_coin_texts(Change& change, CardId card, CoinKind kind);

}  // namespace naruto
