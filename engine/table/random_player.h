// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "engine/table/card_game.h"
#include "engine/table/random.h"

namespace table {

/// Takes any allowed action, all equally likely.
template <CardGame G>
class RandomPlayer {
 public:
  explicit RandomPlayer(std::uint64_t seed) : luck_(seed, 77) {}

  /// For whoever is asked; the game must not be over. Without an allowed answer, which would be a fault of the rules,
  /// it concedes, so that the fault shows.
  typename G::Action choose(const typename G::State& state, const typename G::Rulebook& rules) {
    std::vector<typename G::Option> list = G::options(state, rules, G::decider(state));
    std::erase_if(list, [](const auto& option) { return !option.allowed(); });
    if (list.empty()) return G::concession(G::decider(state));
    return list[luck_.below(static_cast<std::uint32_t>(list.size()))].action;
  }

 private:
  RandomStream luck_;
};

}  // namespace table
