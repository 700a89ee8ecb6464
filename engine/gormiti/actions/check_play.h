// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/actions/action.h"

/// The plays of the strategic phase and Moves (G-R13 to G-R24, G-R34 to G-R39). The phase has been looked at.
namespace gormiti {

Refusal check_play(const Position& position, PlayerId by, const Deploy& play);
Refusal check_play(const Position& position, PlayerId by, const Equip& play);
Refusal check_play(const Position& position, PlayerId by, const PlayArena& play);
Refusal check_play(const Position& position, PlayerId by, const PlayMagic& play);
Refusal check_play(const Position& position, PlayerId by, const UseAbility& play);
Refusal check_play(const Position& position, PlayerId by, const PlayMove& play);

/// What is no matter of the payment, so that it is asked once for all that could be paid: the card lies where it is
/// used from, and a named bearer is an own Fighter.
Refusal check_unpaid(const Position& position, PlayerId by, const Deploy& play);
Refusal check_unpaid(const Position& position, PlayerId by, const Equip& play);
Refusal check_unpaid(const Position& position, PlayerId by, const PlayArena& play);
Refusal check_unpaid(const Position& position, PlayerId by, const PlayMagic& play);
Refusal check_unpaid(const Position& position, PlayerId by, const UseAbility& play);
Refusal check_unpaid(const Position& position, PlayerId by, const PlayMove& play);
/// A Fighter zone is free, or freed by the payment (G-309, G-429).
Refusal check_room(const Position& position, PlayerId by, const Deploy& play);

/// The card lies in this zone and is the player's own (G-R04).
bool is_own_in(const Position& position, PlayerId by, CardId card, Zone zone);
bool is_own_fighter(const Position& position, PlayerId by, CardId card);

}  // namespace gormiti
