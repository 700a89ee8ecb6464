// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/resolve/selection.h"

/// Paying what a text asks for, one part after the other, and going on with what it was paid for (N-COST-09, N-EFF-14).
namespace naruto {

void run_pay(Change& change, Work work);

/// The cards that can pay the part that is asked for.
Cards payment_candidates(const Position& position, const Work& work);

/// How much chakra is still missing, where a card may count as more than one (N-COST-05).
int chakra_missing(const Position& position, const Work& work);

/// The part that is asked for takes cards of the hand or of the chakra area away from whoever pays.
bool takes_own_cards(const Position& position, const Work& work);

}  // namespace naruto
