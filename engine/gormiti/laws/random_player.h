// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/gormiti/game.h"

namespace gormiti {

/// Takes any allowed action, all equally likely.
class RandomPlayer {
 public:
  explicit RandomPlayer(std::uint64_t seed) : luck_(seed, 77) {}

  /// For whoever is asked; the game must not be over. Without an allowed answer, which would be a fault of the rules,
  /// it concedes, so that the fault shows.
  Action choose(const GameState& state, const Rulebook& rules);

 private:
  table::RandomStream luck_;
};

}  // namespace gormiti
