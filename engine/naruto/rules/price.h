// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "engine/naruto/events/change.h"

/// What a text asks a player to give for a part of it (N-COST-09, N-EFF-14): all of it or nothing.
namespace naruto {

/// Everything that is there, or only what both players know: of the hand its size (N-CR-02).
enum class PriceSeen : std::uint8_t { everything, in_public };
bool can_pay_price(const Position& position, const Price& price, const Context& context,
                   PriceSeen seen = PriceSeen::everything);

/// The number is an X that whoever pays chooses, not one that the cost of the card knows already (N-COST-06).
bool asks_for_x(const Position& position, const Amount& n, const Context& context);

// What can pay the parts of a price; `payer`: "you" is whoever pays.
bool pays_chakra(const Position& position, const Price& price, CardId chakra);
/// These cards, with so many in all, can have a symbol in common where the price asks for that.
bool share_a_symbol(const Position& position, const Price& price, PlayerId payer, std::span<const CardId> chosen,
                    int n);
bool pays_of_hand(const Position& position, const Boxed<Filter>& of, CardId card, const Context& payer);
bool pays_in_play(const Position& position, const Price& price, CardId card, const Context& payer);
/// How many coins this card can give.
int coins_to_pay(const Position& position, const Price& price, CardId card, const Context& payer);

/// The parts of a price that need no choice: the card itself, injury, deck top, rewards.
void pay_fixed_part(Change& change, const Price& price, const Context& context);

}  // namespace naruto
