// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/laws/random_player.h"

#include <algorithm>

namespace gormiti {

Action RandomPlayer::choose(const GameState& state, const Rulebook& rules) {
  std::vector<Option> list = options(state, rules, state.question.player);
  std::erase_if(list, [](const Option& option) { return !option.allowed(); });
  if (list.empty()) return Concede{};
  return list[luck_.below(static_cast<std::uint32_t>(list.size()))].action;
}

}  // namespace gormiti
