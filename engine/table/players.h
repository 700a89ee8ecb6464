// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "engine/table/ids.h"

/// The people at a table of two to nine, for whatever shows them: seats are numbered clockwise, and the two of a game
/// of two are the first ones.
namespace table {

inline constexpr std::size_t kMostPlayers = 9;

constexpr PlayerId player_at(std::size_t seat) { return static_cast<PlayerId>(seat); }

namespace detail {
inline constexpr std::array<PlayerId, kMostPlayers> kEveryPlayer = [] {
  std::array<PlayerId, kMostPlayers> all{};
  for (std::size_t i = 0; i < kMostPlayers; ++i) all[i] = player_at(i);
  return all;
}();
}  // namespace detail

/// The first `count` seats, at most nine, clockwise.
constexpr std::span<const PlayerId> players(std::size_t count) {
  return std::span(detail::kEveryPlayer).first(count < kMostPlayers ? count : kMostPlayers);
}

/// Whoever sits so many seats clockwise of this one, at a table of `count`.
constexpr PlayerId clockwise(PlayerId from, std::size_t steps, std::size_t count) {
  return player_at((index(from) + steps) % count);
}

/// One value for each seat of a table at which up to nine sit; of a game of two the others are those of a new value.
template <class T>
struct AtTable {
  std::array<T, kMostPlayers> values{};

  constexpr AtTable() = default;
  constexpr AtTable(const PerPlayer<T>& two) : values{two.values[0], two.values[1]} {}  // NOLINT: the same at a table
  constexpr AtTable(const T& south, const T& north) : values{south, north} {}
  /// The same for each.
  static constexpr AtTable all(const T& value) {
    AtTable out;
    out.values.fill(value);
    return out;
  }

  constexpr T& operator[](PlayerId player) { return values[index(player)]; }
  constexpr const T& operator[](PlayerId player) const { return values[index(player)]; }
  friend constexpr bool operator==(const AtTable&, const AtTable&) = default;
};

}  // namespace table
