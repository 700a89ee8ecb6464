// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"

namespace naruto {

/// Carries out one effect of the work on top of the stack. False: a question was asked and the effect waits. Work that
/// the effect puts on the stack comes above the work itself, which has already moved on.
bool carry_out(Change& change, const Work& work, const Effect& effect);

/// The list goes on with its next effect.
void move_on(Change& change, Work work);

/// Puts a list of effects on the stack, to be run in this way.
template <class How = RunList>
void push_list(Change& change, const Effects& list, const Context& context) {
  if (list.items.empty()) return;
  How how;
  how.list = list.number;
  push_or_tell(change, Work{.kind = how, .context = context});
}

}  // namespace naruto
