// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/laws/balance.h"

#include <algorithm>
#include <numeric>

#include "engine/rising_clan/laws/random_player.h"

namespace rising_clan {

GameEnd play_randomly(const Rulebook& rules, const Setup& setup) {
  GameEnd out;
  GameState state = new_game(rules, setup);
  RandomPlayer player(setup.seed);
  for (; !state.over(); ++out.decisions) {
    const RandomPlayer::Move move = player.choose(state, rules);
    apply(state, rules, move.by, move.action);
    if (out.first == kNoSeat && state.turn == 1) out.first = state.active;
  }
  out.seats = state.seats;
  for (std::size_t i = 0; i < state.seats; ++i) out.roles[table::seat_at(i)] = state[table::seat_at(i)].role;
  out.outcome = state.outcome;
  out.turns = state.turn;
  return out;
}

Setup setup_of_game(const Options& options, int players, int group, std::uint64_t seed, int number) {
  const bool chooses = players == 3 && !options.three_by_lot;
  return {players, chooses && group == 0 ? number % 2 + 1 : group, seed + static_cast<std::uint64_t>(number)};
}

void Balance::add(const GameEnd& end) {
  const SeatSet won_by = end.outcome.winners();
  ++games;
  by_goal += end.outcome.by_goal.empty() ? 0 : 1;
  by_rival += end.outcome.by_rival.empty() ? 0 : 1;
  without_winner += won_by.empty() ? 1 : 0;
  winners += won_by.size();
  wins_of_first += won_by.has(end.first) ? 1 : 0;
  turns += static_cast<std::uint64_t>(end.turns);
  decisions += static_cast<std::uint64_t>(end.decisions);
  seats += static_cast<std::uint64_t>(end.seats);
  ++causes[static_cast<std::size_t>(end.outcome.cause)];
  for (std::size_t i = 0; i < static_cast<std::size_t>(end.seats); ++i) {
    const SeatId seat = table::seat_at(i);
    ++dealt[end.roles[seat]];
    won[end.roles[seat]] += won_by.has(seat) ? 1 : 0;
  }
}

double Balance::share(RoleId role) const {
  if (winners == 0 || dealt[role] == 0) return 0;
  return (static_cast<double>(won[role]) / dealt[role]) / (static_cast<double>(winners) / static_cast<double>(seats));
}

double Balance::share_of_first() const {
  if (winners == 0) return 0;
  return (static_cast<double>(wins_of_first) / games) / (static_cast<double>(winners) / static_cast<double>(seats));
}

double Balance::mean_turns() const { return static_cast<double>(turns) / std::max(1, games); }

Balance measure_balance(const Rulebook& rules, int players, int games, std::uint64_t seed) {
  Balance out;
  for (int i = 0; i < games; ++i) out.add(play_randomly(rules, setup_of_game(rules.options, players, 0, seed, i)));
  return out;
}

}  // namespace rising_clan
