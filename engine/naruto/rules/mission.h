// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"
#include "engine/naruto/rules/refusal.h"

/// Missions: use, Counter, Permanent, Permanent (X) (sections 7.5 to 7.7: N-MISS, N-CTR, N-PERM). A Counter is used in
/// the opponent's mission phase, by all the rules of Missions otherwise (N-CTR-01, N-CTR-02, N-MP-05); several
/// permanents add up, and using their effects opens a chain like others (N-PERM-07, N-PERM-08).
namespace naruto {

/// In the own mission phase of this player a Counter of the other one is the last link.
bool counter_can_be_answered(const Position& position, PlayerId player);
/// This plain Mission can be used in answer to it: where Missions are links each one, else those alone that have a use
/// on the chain as their target (N-MISS-09).
bool may_answer_counter(const Position& position, CardId card, PlayerId player);

Refusal check_mission(const Position& position, CardId card, PlayerId player);

/// Cost and targets are complete: the Mission is in use, a link of the chain (N-MISS-09).
void use_mission(Change& change, CardId card, const Context& context);

/// The link is applied: a permanent Mission comes into the village, with its coins and attached if it says so
/// (N-PERM-01, N-PERM-02, N-PERM-03). A Counter that is
/// permanent stays as well (N-CTR-06).
void place_permanent(Change& change, const Context& context);

/// One coin off each Permanent (X) of the player; the last one sends it to the chakra area (N-PERM-04, N-PERM-05). In
/// the turn in which it was used none comes off, since the turn has begun before (N-PERM-06). Where coins are
/// taken off with the other effects of the beginning of the turn, a last one waits like a triggered effect: its player
/// may use the text first (N-START-06).
void take_off_coins(Change& change, PlayerId player);
/// The one that has waited. With the card its texts go that wait for the same moment.
void take_off_last_coin(Change& change, ObjectRef permanent);

}  // namespace naruto
