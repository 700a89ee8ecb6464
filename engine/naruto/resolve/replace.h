// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/resolve/selection.h"

/// Asking and carrying out texts that replace damage or leaving play (N-HLT-05). Several that fit one event are applied
/// one after the other in the order chosen by the controller of the card it happens to, none of them twice.
namespace naruto {

/// One step of a work that waits for them.
void run_replacing(Change& change, const Work& work);

/// The bearers of the texts among which one is to be chosen first.
Cards replacing_candidates(const Position& position, const Work& work);

/// In the body of a replacement: the damage that it speaks of becomes less by `by`; negative: nothing of it is left.
void lower_pending(Change& change, int by);

/// What is left of the effect that was about to do what the text at this place of the stack replaces is not carried
/// out, and no hit of it is dealt (N-NEG-09).
void stop_replaced(Change& change, std::size_t depth);

}  // namespace naruto
