// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/laws/random_player.h"

#include <algorithm>

namespace rising_clan {
namespace {

bool is_rest(const Action& action) {
  return std::holds_alternative<Pass>(action) || std::holds_alternative<Done>(action);
}

}  // namespace

RandomPlayer::Move RandomPlayer::choose(const GameState& state, const Rulebook& rules) {
  if (luck_.below(40) == 0) {
    const SeatId other = table::seat_at(luck_.below(state.seats));
    const std::vector<Option> asks = options(state, rules, other);
    if (other != state.question.seat && !asks.empty()) return {other, asks.front().action};
  }
  std::vector<Option> list = options(state, rules, state.question.seat);
  std::erase_if(list, [](const Option& option) { return !option.allowed(); });
  // Giving has very many options; it would be done all the time.
  const bool must_give = std::all_of(list.begin(), list.end(),
                                     [](const Option& option) { return std::holds_alternative<Give>(option.action); });
  if (!must_give && luck_.below(12) != 0)
    std::erase_if(list, [](const Option& option) { return std::holds_alternative<Give>(option.action); });
  // Who attacked only now and then would eliminate nobody.
  std::vector<Action> attacks;
  for (const Option& option : list)
    if (std::holds_alternative<Attack>(option.action)) attacks.push_back(option.action);
  if (!attacks.empty() && luck_.below(3) != 0)
    return {state.question.seat, attacks[luck_.below(static_cast<std::uint32_t>(attacks.size()))]};
  const auto rest = std::find_if(list.begin(), list.end(), [](const Option& option) { return is_rest(option.action); });
  if (rest != list.end() && luck_.below(3) == 0) return {state.question.seat, rest->action};
  return {state.question.seat, list[luck_.below(static_cast<std::uint32_t>(list.size()))].action};
}

}  // namespace rising_clan
