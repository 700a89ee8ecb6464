// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "engine/naruto/effects/agent.h"
#include "engine/naruto/events/change.h"

/// Health and damage (section 12).
namespace naruto {

/// `amount` damage at once from one source. Nothing happens at 0 or less, or if the Ninja takes no damage.
void deal_damage(Change& change, CardId ninja, int amount, const Agent& by);

/// Damage of one moment to several Ninja (N-SHOW-07): what protects one of them holds whatever becomes of another.
struct Hit {
  CardId ninja = kNoCard;
  int amount = 0;
  Agent by;
  bool lowered = false;  ///< by a text that was asked before, perhaps to nothing
};
void deal_damage_at_once(Change& change, std::span<const Hit> hits);

/// The same when texts that replace damage have been asked.
void settle_damage(Change& change, std::span<const Hit> hits);

/// Makes it injured without damage; nothing to an injured one (N-HLT-14).
/// `by_damage`: as what damage does (N-HLT-02).
void injure(Change& change, CardId ninja, const Agent& by, bool by_damage = false);

/// N-HLT-10; nothing to a healthy one. `by` is the player whose text or payment heals.
void heal(Change& change, CardId ninja, PlayerId by);

}  // namespace naruto
