// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/table/random.h"

namespace tournament {

/// What luck decides in an event (T-105, T-558): each purpose has streams of its own.
enum class Purpose : std::uint8_t { first_round, bye, pair, groups, knockout, ties, rank, simulation, deck_check };

/// The stream of a purpose. It depends on the event's seed and on what is drawn for, never on who was asked before: a
/// new draft of a round finds the lots drawn for it first (T-537).
inline table::RandomStream stream(std::uint64_t seed, Purpose purpose, int round, int a = 0, int b = 0) {
  const auto mixed = [](std::uint64_t x) {  // splitmix64: neighbouring names are far apart
    x += 0x9E3779B97F4A7C15U;
    x = (x ^ (x >> 30U)) * 0xBF58476D1CE4E5B9U;
    x = (x ^ (x >> 27U)) * 0x94D049BB133111EBU;
    return x ^ (x >> 31U);
  };
  std::uint64_t name = mixed(static_cast<std::uint64_t>(purpose) + 1);
  for (const int part : {round, a, b}) name = mixed(name ^ static_cast<std::uint64_t>(part));
  return {mixed(seed ^ name), name};
}

/// A lot of 24 bits.
inline int lot(std::uint64_t seed, Purpose purpose, int round, int a, int b = 0) {
  return static_cast<int>(stream(seed, purpose, round, a, b).below(1U << 24U));
}

}  // namespace tournament
