// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/effects/replacements.h"
#include "engine/naruto/rules/damage.h"

/// Damage and leaving play that texts may replace (N-HLT-05), and tossed coins that they may turn (N-COIN-01). While
/// they are asked it waits as a piece of work: who or what does it stands in the context of that work, the hits beside
/// the work, and the texts applied already in its targets.
namespace naruto {

/// What is told to texts of damage, and of a card that leaves play.
Happened hit_of(const Position& position, CardId ninja, int amount, const Agent& by);
Happened leaving_of(const Position& position, CardId card, Zone to, const Agent& by);

/// The damage waits now: some text may replace some of it. False: it can be dealt.
bool suspend_damage(Change& change, std::span<const Hit> hits);

/// The card that is to leave play waits; its destination may have been changed already by texts that leave no choice.
/// False: it can leave.
bool suspend_leaving(Change& change, CardId card, Zone& to, bool& to_bottom, Cause cause, const Agent& by);

/// The coin that this player has tossed waits. False: it counts.
bool suspend_toss(Change& change, PlayerId player, const Agent& by);

/// The deck is shuffled when this card, if it is waiting, has come there.
void shuffle_when_left(Change& change, CardId card);

/// What is about to happen in this work: the hit that is looked at, or the leaving.
Happened impending(const Position& position, const Work& work);

/// All hits of the work have been looked at.
/// Which of the hits that wait is looked at.
std::size_t hit_at(const Work& work);

bool all_hits_looked_at(const GameState& state, const Work& work);

/// The hit that is looked at is to be of this amount; `lowered`: that much is left of it (N-HLT-05).
void set_hit(Change& change, const Work& work, int amount, bool lowered);

/// Texts that have been applied to what waits in this work.
FixedVector<ObjectRef, kTargetCount> applied_to(const Work& work);

/// The waiting card goes there instead.
void redirect(Work& work, Destination to);

/// Takes the work, which is the last one, away and does what has waited in it.
void let_happen(Change& change, const Work& work);

}  // namespace naruto
