// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/editions/edition.h"

/// How likely it is to have drawn a card. Drawing is without putting back: the hypergeometric distribution.
namespace naruto {

/// Probability of at least `wanted` of `copies` among `drawn` cards of a deck of `size`. From 0 to 1; arguments that
/// make no sense are brought to the nearest that do.
double odds_of_drawing(int size, int copies, int drawn, int wanted = 1);

/// Cards that a player has seen at the end of the draw of the own turn `turn` (1 is the first): the opening hand, and
/// one for each own turn, but for the first player's first draw where it is skipped (N-SETUP-05, N-START-04).
int cards_seen_by_turn(const Edition& edition, int turn, bool goes_first);

/// Probability of at least one of `copies` by that turn in a deck of this size, if a hand without one is changed as
/// often as the edition allows (N-MULL-01): every hand is drawn anew from the whole deck.
double odds_by_turn(const Edition& edition, int size, int copies, int turn, bool goes_first, bool with_mulligans);

}  // namespace naruto
