// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/events/change.h"

/// Defeat, substitution, elimination, dishonour, and who has won.
namespace rising_clan {

/// How somebody is eliminated, and by whom.
struct Defeat {
  SeatId victim = kNoSeat;
  SeatSet culprits = {};      ///< contributors, as far as they are in play (R-406)
  SeatId attacker = kNoSeat;  ///< of an attack: he may be dishonoured, or may look (R-233, R-231)
};

/// A substitution is lost instead, if one is left.
void defeat(Change& change, const Defeat& how);
/// Without a substitution.
void eliminate(Change& change, const Defeat& how);

/// after every single effect. `culprits`: who caused the last one.
void look_after_effect(Change& change, SeatSet culprits);

/// The rivals of a role in this game.
bool is_rival(const Position& position, SeatId hunter, RoleId victim);
bool is_goal_complete(const Position& position, SeatId seat);

/// Ends without a winner, or by an option.
void end_without_winner(Change& change, EndCause cause);

}  // namespace rising_clan
