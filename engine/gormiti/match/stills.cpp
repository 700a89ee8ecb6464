// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/match/stills.h"

#include "engine/gormiti/events/change.h"

namespace gormiti {
namespace {

bool is_still(const Event& event) {
  const auto* step = std::get_if<StepBegan>(&event);
  return (step != nullptr && step->step == Step::damage) || std::holds_alternative<RoundScored>(event);
}

}  // namespace

std::vector<Still> stills(const GameState& before, const Events& events) {
  std::vector<Still> out;
  GameState state = before;
  for (std::size_t i = 0; i < events.size(); ++i) {
    apply_event(state, events[i]);
    if (is_still(events[i])) out.push_back({i + 1, state});
  }
  return out;
}

}  // namespace gormiti
