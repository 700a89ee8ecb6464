// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/game.h"

namespace rising_clan {

/// Decides for every seat, evenly among what is allowed, but passes and goes on often enough for games to move.
class RandomPlayer {
 public:
  explicit RandomPlayer(std::uint64_t seed) : luck_(seed, 7) {}

  struct Move {
    SeatId by = kNoSeat;
    Action action;
  };
  /// Somebody's move: the asked seat's, now and then that of one who asks to act. The game is not over.
  Move choose(const GameState& state, const Rulebook& rules);

 private:
  table::RandomStream luck_;
};

}  // namespace rising_clan
