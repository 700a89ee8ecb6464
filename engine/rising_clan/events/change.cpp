// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/events/change.h"

namespace rising_clan {

void apply_event(GameState& state, const Event& event) {
  std::visit(
      [&](const auto& each) {
        if constexpr (requires { each.apply(state); }) each.apply(state);
      },
      event);
}

void Change::emit(const Event& event) {
  apply_event(state_, event);
  if (events_ != nullptr) events_->push_back(event);
}

std::uint8_t Change::at_random(Luck stream, std::size_t bound) {
  table::RandomStream luck = state_.luck[static_cast<std::size_t>(stream)];
  const auto value = static_cast<std::uint8_t>(luck.below(static_cast<std::uint32_t>(bound)));
  emit(LuckSpent{stream, static_cast<std::uint8_t>(bound), value});
  return value;
}

}  // namespace rising_clan
