// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "engine/table/card_game.h"
#include "engine/table/random.h"

namespace table {

/// Takes any allowed action, all equally likely. Owns a buffer that is reused, so that choosing allocates nothing.
template <CardGame G>
class RandomPlayer {
 public:
  explicit RandomPlayer(std::uint64_t seed) : luck_(seed, 77) {}

  /// For whoever is asked; the game must not be over. Without an allowed answer, which would be a fault of the rules,
  /// it concedes, so that the fault shows.
  typename G::Action choose(const typename G::State& state, const typename G::Rulebook& rules) {
    G::allowed(state, rules, buffer_);
    if (buffer_.empty()) return G::concession(G::decider(state));
    return buffer_[luck_.below(static_cast<std::uint32_t>(buffer_.size()))];
  }

 private:
  RandomStream luck_;
  std::vector<typename G::Action> buffer_;
};

}  // namespace table
