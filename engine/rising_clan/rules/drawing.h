// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/events/change.h"

/// Decks, piles and hands (R-222, R-250, R-254, R-1111).
namespace rising_clan {

/// A card can be drawn: from the deck, or from the pile that would be shuffled.
bool can_draw(const Position& position, SeatId seat);

/// if the deck is empty its discard pile is shuffled. False: both are empty.
bool refill(Change& change, Zone deck);

/// Up to so many advantage cards, unseen by others; nothing under `forbid draw`.
void draw_advantages(Change& change, SeatId seat, int n);
/// Up to this number in hand.
void draw_up_to(Change& change, SeatId seat, int most);
/// Drawn status cards lie open at once.
void draw_status(Change& change, SeatId seat, int n);

/// An advantage card from a hand or from play to the discard pile, seen by all.
void discard(Change& change, CardId card);
/// Out of a hand, seen by nobody but these: what others knew of that hand is blurred (R-1111).
void leave_hand_unseen(Change& change, CardId card, Zone zone, SeatId to, SeatSet seen, SeatId giver = kNoSeat);
/// A lasting disadvantage leaves the area; Captured and Recall as cards or markers do so by `end_captured`.
void discard_disadvantage(Change& change, CardId card);
void end_captured(Change& change, SeatId seat);
void end_recall(Change& change, SeatId seat);
///
void impose(Change& change, SeatId seat, What what);

}  // namespace rising_clan
