// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/events/change.h"

#include <variant>

namespace gormiti {

void apply_event(GameState& state, const Event& event) {
  std::visit([&]<class E>(const E& e) { E::apply(state, e); }, event);
}

std::uint32_t Change::at_random(Luck stream, std::uint32_t bound) {
  table::RandomStream luck = state_.luck[static_cast<std::size_t>(stream)];
  emit(LuckSpent{stream, bound});
  return luck.below(bound);
}

}  // namespace gormiti
