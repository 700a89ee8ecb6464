// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/table/enum_names.h"

/// What every card game on this table shares: who plays, and which card is meant.
namespace table {

/// A seat of a two-player match. South sits at the lower edge of the screen, north at the upper one.
enum class PlayerId : std::uint8_t { south, north };

template <>
struct EnumNames<PlayerId> {
  static constexpr std::array<std::string_view, 2> names{"south", "north"};
};

inline constexpr std::array<PlayerId, 2> kPlayers{PlayerId::south, PlayerId::north};

constexpr PlayerId other(PlayerId player) { return player == PlayerId::south ? PlayerId::north : PlayerId::south; }

constexpr std::size_t index(PlayerId player) { return static_cast<std::size_t>(player); }

/// One value for each player. Indexed by PlayerId only, so that no bare number can stand for a seat.
template <class T>
struct PerPlayer {
  std::array<T, 2> values{};

  constexpr T& operator[](PlayerId player) { return values[index(player)]; }
  constexpr const T& operator[](PlayerId player) const { return values[index(player)]; }
  friend constexpr bool operator==(const PerPlayer&, const PerPlayer&) = default;
};

/// One physical card of a match, 0 to 254. It never changes while the match lasts; which card it *is* stands in the
/// state. `kNoCard` is "no card".
using CardId = std::uint8_t;
inline constexpr CardId kNoCard = 255;

/// A card as an object: the same card that left play and came back is a new object (its `life` differs).
struct ObjectRef {
  CardId card = kNoCard;
  std::uint8_t life = 0;

  constexpr explicit operator bool() const { return card != kNoCard; }
  friend constexpr bool operator==(const ObjectRef&, const ObjectRef&) = default;
};

}  // namespace table
