// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/effects/agent.h"
#include "engine/naruto/events/change.h"

/// Coming into play, by whatever means (N-DEPLOY-08 to N-DEPLOY-11, N-MP-04).
namespace naruto {

/// The Ninja that a card is played upon and that has left for it (N-GROW-02, N-PLAT-02).
struct Base {
  CardId card = kNoCard;
  int growth_coins = 0;
};

/// Puts the card into the village of `player`, marks it and lets texts notice, unless a text sends it elsewhere. `by`:
/// the effect that does it; `injured`: it says so. It must be allowed there.
void enter_play(Change& change, CardId card, PlayerId player, Entry how, Cause cause, const Agent& by = {},
                bool injured = false, const Base& base = {});

/// The rule against it coming into this village, other than costs and limits (N-NAME-09, N-CLI-03).
bool can_enter(const Position& position, CardId card, PlayerId player, Entry how = Entry::effect);

}  // namespace naruto
