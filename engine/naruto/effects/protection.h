// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/effects/agent.h"
#include "engine/naruto/effects/rules_in_force.h"

/// Rules that keep something from a card (N-GEN-02). In them "opponent" is the opponent of the protected card's
/// controller, and "it" that card.
namespace naruto {

/// The one who asks what a `by` of this rule means for this card.
Context asker_for(const Position& position, const RuleSource& source, CardId card);

/// The card in play is not affected by what this use or text does.
bool is_unaffected(const Position& position, CardId card, const Agent& by);

/// This effect cannot make the card leave play; damage is another cause.
bool is_unremovable(const Position& position, CardId card, const Agent& by);
/// Damage of this team in the showdown cannot be reduced (N-HLT-05).
bool damage_stays(const Position& position, const Agent& by);

/// This effect cannot take the Ninja out of its team or put it into another one.
bool is_unmovable(const Position& position, CardId card, const Agent& by);

}  // namespace naruto
