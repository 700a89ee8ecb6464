// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "engine/rising_clan/scenario/desk.h"

/// Private to expectations: what those of the table and those of one player share.
namespace rising_clan::scenario {

using Found = std::optional<Difference>;
using table::scenario::card_in;
using table::scenario::differ;

/// "A C"; "nobody".
std::string text_of_seats(SeatSet seats);

/// Its label, where one of these words means it; else its code if a word means that, else its name as a word.
std::string name_among(const Desk& desk, CardId card, const std::vector<std::string>& words);

/// "3", "empty", "is X Y", "order X Y", "top Y X", "has X", "has not X" of cards that lie in this order.
Found expect_cards(Reading& reading, std::vector<CardId> there);
/// Exactly these, in any order; "none".
Found expect_known(Reading& reading, const std::vector<CardId>& there);

/// Whether one of the events has the name and all the words that the line goes on with: "moved card=katana seat=A".
/// `all`: those that are not only bookkeeping.
bool has_event(Reading& reading, const Events& events, std::string& asked, std::string& all);

/// What stands behind "expect A".
Found expect_of_player(Reading& reading, SeatId seat);

}  // namespace rising_clan::scenario
