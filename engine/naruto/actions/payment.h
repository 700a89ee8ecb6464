// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"
#include "engine/naruto/rules/refusal.h"

/// Paying for a use that is being put together: the hand cost or the jutsu cost, then what a text demands besides
/// (N-COST-11). Cards are named one by one; nothing moves before the use is complete (N-GEN-04).
namespace naruto {

/// What is paid by the next card.
enum class Payment : std::uint8_t { none, hand_cost, chakra_cost, further_chakra, further_hand, tax };
Payment next_payment(const Position& position, const Announcement& use);
PlayerId payer_of(const Position& position, const Announcement& use);
bool from_chakra(Payment part);

/// How many cards the present part still takes; fewer if one of them is worth more (N-COST-05).
std::size_t cards_missing(const Position& position, const Announcement& use);

/// Why this card cannot be the next one: it does not pay, or the rest could not be paid (N-COST-05, N-SYM-05).
Refusal check_payment(const Position& position, const Announcement& use, CardId card);
/// The cards that can be the next one.
FixedVector<CardId, kPileCapacity> payers(const Position& position, const Announcement& use);

/// The game as it will be when the named cards have moved: targets are chosen there where the cost comes first
/// (N-JUT-03).
GameState after_payment(const Position& position, const Announcement& use);

/// The named cards move: hand costs become chakra, everything else is discarded; then what of a further payment needs
/// no choice.
void pay(Change& change, const Announcement& use, const Context& context);

}  // namespace naruto
