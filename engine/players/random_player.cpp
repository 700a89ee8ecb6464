// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/random_player.h"

namespace players {

naruto::Action RandomPlayer::choose(const naruto::GameState& state, const naruto::Rulebook& rules) {
  naruto::allowed_actions(state, rules, buffer_);
  // A question without an allowed answer would be a fault of the rules; giving up makes it visible instead of hanging.
  if (buffer_.empty()) return naruto::Concede{state.choice.player};
  return buffer_[luck_.below(static_cast<std::uint32_t>(buffer_.size()))];
}

}  // namespace players
