// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"

/// Setup (section 5).
namespace naruto {

/// Shuffles both decks and draws who calls the toss.
void begin_setup(Change& change);

/// The call: right, and the caller has won it (CR-01, CR-02).
void call_toss(Change& change, bool heads);

void deal(Change& change);

/// Asks who may still change the hand; false if nobody does.
bool ask_hand_change(Change& change);

/// The whole hand goes back, the deck is shuffled, a smaller hand is drawn (N-MULL-01, N-MULL-02); or it is kept.
void change_hand(Change& change, PlayerId player, bool changes);

}  // namespace naruto
