// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/laws/balance.h"

#include <numeric>

#include "engine/rising_clan/laws/random_player.h"

namespace rising_clan {

double Balance::share(RoleId role) const {
  const int all_dealt = std::accumulate(dealt.begin(), dealt.end(), 0);
  const int all_won = std::accumulate(won.begin(), won.end(), 0);
  if (all_won == 0 || dealt[role] == 0) return 0;
  return (static_cast<double>(won[role]) / dealt[role]) / (static_cast<double>(all_won) / all_dealt);
}

Balance measure_balance(const Rulebook& rules, int players, int games, std::uint64_t seed) {
  Balance out;
  out.dealt.resize(rules.cards->roles().size());
  out.won.resize(rules.cards->roles().size());
  for (int i = 0; i < games; ++i) {
    const std::uint64_t game_seed = seed + static_cast<std::uint64_t>(i);
    GameState state = new_game(rules, {players, players == 3 ? i % 2 + 1 : 0, game_seed});
    RandomPlayer player(game_seed);
    while (!state.over()) {
      const RandomPlayer::Move move = player.choose(state, rules);
      apply(state, rules, move.by, move.action);
    }
    ++out.games;
    out.by_goal += state.outcome.by_goal.empty() ? 0 : 1;
    out.by_rival += state.outcome.by_rival.empty() ? 0 : 1;
    out.without_winner += state.outcome.winners().empty() ? 1 : 0;
    out.mean_turns += static_cast<double>(state.turn) / games;
    for (std::size_t k = 0; k < state.seats; ++k) {
      const SeatId seat = table::seat_at(k);
      ++out.dealt[state[seat].role];
      out.won[state[seat].role] += state.outcome.winners().has(seat) ? 1 : 0;
    }
  }
  return out;
}

}  // namespace rising_clan
