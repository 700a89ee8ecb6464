// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/game.h"

/// Players that are programs.
namespace players {

/// Takes any allowed action, all equally likely. Owns a buffer that is reused, so a decision allocates nothing.
class RandomPlayer {
 public:
  explicit RandomPlayer(std::uint64_t seed) : luck_(seed, 77) {}

  /// The game must not be over.
  naruto::Action choose(const naruto::GameState& state, const naruto::Rulebook& rules);

 private:
  table::RandomStream luck_;
  std::vector<naruto::Action> buffer_;
};

}  // namespace players
