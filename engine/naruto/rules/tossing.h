// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/effects/triggers.h"

namespace naruto {

/// What is told of a coin that this player has tossed (N-COIN-01).
Happened toss_of(PlayerId player, bool heads, const Agent& by);

/// A toss of a text. If texts can say what the coin counts as it waits for them as a piece of work; else it counts at
/// once.
void toss_coin(Change& change, PlayerId player, const Agent& by);

/// The coin counts as this side: noted for the text that has tossed it, and told to those who wait for it.
void count_toss(Change& change, PlayerId player, bool heads, const Agent& by);

/// In a text about the coin that waits: it counts as this side, or it is tossed again.
void turn_coin(Change& change, CoinSide to);
void toss_again(Change& change);

/// Another coin can come of the text that has tossed the one that waits.
bool more_coins_to_come(const Position& position);

/// This text, for once, has dealt with a coin of the text that is carried out.
void note_coin_text(Change& change, CardId card);

/// Another text begins to be carried out: what the one before has tossed is over.
void forget_tosses(Change& change);

}  // namespace naruto
