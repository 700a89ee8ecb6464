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
  std::vector<Action> list;
  allowed_actions(state, rules, list);
  // Giving has very many options; it would be done all the time.
  const auto is_giving = [](const Action& action) { return std::holds_alternative<Give>(action); };
  const bool must_give = std::all_of(list.begin(), list.end(), is_giving);
  if (!must_give && luck_.below(12) != 0) std::erase_if(list, is_giving);
  // Who attacked only now and then would eliminate nobody.
  std::vector<Action> attacks;
  for (const Action& action : list)
    if (std::holds_alternative<Attack>(action)) attacks.push_back(action);
  if (!attacks.empty() && luck_.below(3) != 0)
    return {state.question.seat, attacks[luck_.below(static_cast<std::uint32_t>(attacks.size()))]};
  const auto rest = std::find_if(list.begin(), list.end(), is_rest);
  if (rest != list.end() && luck_.below(3) == 0) return {state.question.seat, *rest};
  return {state.question.seat, list[luck_.below(static_cast<std::uint32_t>(list.size()))]};
}

}  // namespace rising_clan
