// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/options/refusal.h"
#include "engine/rising_clan/state/rulebook.h"

/// Using cards and abilities, playing permanents.
namespace rising_clan {

class Change;

/// A card of the hand, an opened gift, or an own card in play; which of its abilities, at whom. `roll`: in a challenge
/// the roll that a third player's card is for (R-O20): 0 the turn player's, 1 the opponent's.
struct Usage {
  SeatId seat = kNoSeat;
  CardId card = kNoCard;
  std::uint8_t ability = 0;
  SeatId target = kNoSeat;
  std::uint8_t roll = 0;
};

/// The reason why not, in the order of R-15.
Refusal check_use(const Position& position, const Usage& usage);
/// `usage` has been checked.
void use_card(Change& change, const Usage& usage);

/// Whether an ability names a target when it is used, and whether this is one (R-241, R-244, R-F12).
bool needs_target(const Position& position, const Ability& ability);
bool is_target(const Position& position, const Usage& usage, const Ability& ability);

using Discards = FixedVector<CardId, 4>;
/// what is discarded makes room, and none of it is more than needed.
Refusal check_play(const Position& position, SeatId seat, CardId card, const Discards& discards);
void play_permanent(Change& change, SeatId seat, CardId card, const Discards& discards);

/// an opened gift could be used, or played, right now.
bool is_valid_gift(const Position& position, SeatId seat, CardId card);

/// The place of the roll in hand that this usage is about; nothing without one.
std::optional<std::size_t> roll_of_usage(const Position& position, SeatId seat, const Ability& ability,
                                         std::uint8_t chosen_roll);

}  // namespace rising_clan
