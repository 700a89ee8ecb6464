// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <utility>

#include <pcg_random.hpp>

namespace table {

/// One named stream of luck. Its state is part of the game state, so a copied game has the same future. The range
/// function and the shuffle are ours: those of the standard library may differ between its implementations.
class RandomStream {
 public:
  RandomStream() = default;
  /// Streams of one seed with different names do not influence each other.
  RandomStream(std::uint64_t seed, std::uint64_t name) : engine_(seed, name) {}

  /// A number in [0, bound), every one equally likely; bound >= 1 (rejection after Lemire, 2019).
  std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = std::uint64_t{engine_()} * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t threshold = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold) product = std::uint64_t{engine_()} * bound;
    }
    return static_cast<std::uint32_t>(product >> 32U);
  }

  /// Fisher and Yates, from the back.
  template <class T>
  void shuffle(std::span<T> items) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
  }

  friend bool operator==(const RandomStream& a, const RandomStream& b) { return a.engine_ == b.engine_; }

 private:
  pcg32 engine_{};
};

}  // namespace table
