// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/events/change.h"

namespace naruto {

void apply_event(GameState& state, const Event& event) {
  std::visit([&](const auto& e) { apply_event(state, e); }, event);
  state.derived.answers_known = false;
}

bool Change::toss(PlayerId player) {
  bool heads = false;
  if (!state_.dictated_tosses.empty()) {
    heads = state_.dictated_tosses.front();
  } else {
    table::RandomStream copy = state_.luck[static_cast<std::size_t>(Luck::toss)];
    heads = copy.below(2) == 1;
  }
  emit(Tossed{player, heads});
  return heads;
}

std::size_t Change::at_random(std::size_t n) {
  table::RandomStream copy = state_.luck[static_cast<std::size_t>(Luck::toss)];
  const auto of = static_cast<std::uint8_t>(n);
  const std::size_t picked = copy.below(of);
  emit(LuckSpent{of});
  return picked;
}

}  // namespace naruto
