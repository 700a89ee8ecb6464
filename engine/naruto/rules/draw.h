// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/effects/agent.h"
#include "engine/naruto/events/change.h"

namespace naruto {

/// Cards one by one from the top of the player's deck; an empty deck gives nothing (N-START-07, N-START-08).
void draw_cards(Change& change, PlayerId player, int n, Cause cause = Cause::draw);

/// The same by a text, which others may wait for.
void draw_by_effect(Change& change, PlayerId player, int n, const Agent& by);

}  // namespace naruto
