// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/effects/agent.h"
#include "engine/naruto/events/change.h"
#include "engine/naruto/rules/refusal.h"

/// Growth (section 7.3: N-GROW-01 to N-GROW-12).
namespace naruto {

/// Printed, or given by a text, also to cards in the hand (N-CHAR-03).
bool has_growth(const Position& position, CardId card);

/// Growth of `card` in the hand onto `base` in the own village.
Refusal check_growth(const Position& position, CardId card, CardId base, PlayerId player);

void grow(Change& change, CardId card, CardId base, PlayerId player);

/// An effect has made a card in play grow, which another card would have done: told to those who wait for that.
void tell_grown(Change& change, CardId card, const Agent& by);

}  // namespace naruto
