// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/effects/agent.h"
#include "engine/naruto/events/change.h"

/// Coins on cards in play (N-COIN-03, N-EFF-11, N-GROW-03, N-PERM-02).
namespace naruto {

/// Puts n coins on a card in play and tells those who wait for it; false if nothing was put there.
bool put_coins(Change& change, CardId card, CoinKind kind, int n, const Agent& by);

/// Takes up to n coins of this kind off the card (`any`: of whatever kind); gives how many. A Permanent (X) that loses
/// its last coin leaves play.
int take_coins(Change& change, CardId card, CoinKind kind, int n);

}  // namespace naruto
