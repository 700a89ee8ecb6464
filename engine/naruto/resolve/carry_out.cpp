// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/resolve/carry_out.h"

#include "engine/naruto/resolve/perform.h"

namespace naruto {

bool carry_out(Change& change, const Work& work, const Effect& effect) {
  const Run run{change, work, effect, work.context};
  return std::visit([&](const auto& node) { return perform(run, node); }, effect.node);
}

void move_on(Change& change, Work work) {
  ++work.index;
  work.stage = 0;
  work.picks.clear();
  change.emit(WorkMoved{work});
}

void push_list(Change& change, const Effects& list, const Context& context) {
  if (list.items.empty()) return;
  if (change.state().work.full()) {
    change.emit(CapReached{Cap::work});
    return;
  }
  Work work;
  work.list = list.number;
  work.context = context;
  change.emit(WorkPushed{work});
}

}  // namespace naruto
