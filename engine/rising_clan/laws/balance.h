// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "engine/rising_clan/game.h"

namespace rising_clan {

/// What a game came to.
struct GameEnd {
  int seats = 0;
  PerSeat<RoleId> roles{};
  SeatId first = kNoSeat;  ///< who began
  Outcome outcome;
  int turns = 0, decisions = 0;

  bool was_played() const { return outcome.cause != EndCause::none; }
};

/// A game of random players from its deal to its end.
GameEnd play_randomly(const Rulebook& rules, const Setup& setup);
/// The setup of the game of this number among so many players, with the next seed for each; of three players the
/// groups in turn, if none is asked for and they choose one.
Setup setup_of_game(const Options& options, int players, int group, std::uint64_t seed, int number);

/// Wins by role of so many games among random players: no measure of the cards by itself, but a change of a number
/// shows in it.
struct Balance {
  int games = 0;
  int by_goal = 0, by_rival = 0, without_winner = 0;
  int winners = 0, wins_of_first = 0;
  std::array<int, kMostSeats> dealt{}, won{};  ///< of each role
  std::uint64_t turns = 0, decisions = 0;
  std::uint64_t seats = 0;  ///< of all games together
  std::array<int, 7> causes{};

  void add(const GameEnd& end);
  /// Wins of a role where it was dealt, against the mean of all roles; 1 is even.
  double share(RoleId role) const;
  /// Wins of who began, against the mean of all seats.
  double share_of_first() const;
  double mean_turns() const;
};
/// `players` as in Setup; with three of them both groups in turn.
Balance measure_balance(const Rulebook& rules, int players, int games, std::uint64_t seed);

}  // namespace rising_clan
