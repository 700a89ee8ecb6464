// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"

namespace naruto {

/// Carries out one effect of the work on top of the stack. False: a question was asked and the effect waits. Work that
/// the effect puts on the stack comes above the work itself, which has already moved on.
bool carry_out(Change& change, const Work& work, const Effect& effect);

/// The work goes on with its next effect.
void move_on(Change& change, Work work);

/// As the fields of `Work` that are called the same.
struct ListRun {
  bool part_by_part = false;
  bool to_chain = false;
};
/// Puts a list of effects on the stack.
void push_list(Change& change, const Effects& list, const Context& context, ListRun how = {});

}  // namespace naruto
