// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/rising_clan/cards/definition.h"
#include "engine/table/fixed_vector.h"
#include "engine/table/ids.h"
#include "engine/table/seats.h"

namespace rising_clan {

using table::CardId;
using table::FixedVector;
using table::kNoCard;
using table::kNoSeat;
using table::SeatId;
using table::SeatSet;

inline constexpr std::size_t kMostSeats = 9;
template <class T>
using PerSeat = table::PerSeat<T, kMostSeats>;

/// Sizes of what is fixed in the state. The reader of cards holds that a file does not go beyond them.
inline constexpr std::size_t kMostAdvantages = 80;
inline constexpr std::size_t kMostEvents = 64;
inline constexpr std::size_t kMostDisadvantages = 40;
inline constexpr std::size_t kMostStatus = 16;
inline constexpr std::size_t kMostCards = kMostAdvantages + kMostEvents + kMostDisadvantages + kMostStatus;
inline constexpr std::size_t kMostPlay = 30;    ///< permanents of one player
inline constexpr std::size_t kMostMarkers = 8;  ///< of events for all
inline constexpr std::size_t kMostCredits = 24;
inline constexpr std::size_t kMostGifts = 3;
inline constexpr std::size_t kMostLasting = 64;
inline constexpr std::size_t kMostFrames = 40;
inline constexpr std::size_t kMostRolls = 12;
inline constexpr std::size_t kMostUsed = 40;

/// Where a card lies. Piles from the bottom up: the back is the top card.
enum class Zone : std::uint8_t {
  aside,  ///< not in this game, or out of it (R-512, R-626)
  advantage_deck,
  advantage_discard,
  event_deck,
  event_discard,
  disadvantage_deck,
  disadvantage_discard,
  status_deck,
  hand,
  play,  ///< permanents
  gift,  ///< R-702
  area,  ///< lasting disadvantages
  status,
  conquered,  ///< events
  credit,     ///< honour challenges and abominations (R-509, R-608)
  up,         ///< turned up or drawn, and being dealt with
  returning,  ///< to the top of the deck at the end of the turn (R-614)
};

/// The named streams of luck.
enum class Luck : std::uint8_t {
  die,
  advantage_shuffle,
  event_shuffle,
  disadvantage_shuffle,
  status_shuffle,
  deal,
  chance
};

}  // namespace rising_clan

namespace table {
template <>
struct EnumNames<rising_clan::Zone> {
  static constexpr std::array<std::string_view, 17> names{"aside",
                                                          "advantage_deck",
                                                          "advantage_discard",
                                                          "event_deck",
                                                          "event_discard",
                                                          "disadvantage_deck",
                                                          "disadvantage_discard",
                                                          "status_deck",
                                                          "hand",
                                                          "play",
                                                          "gift",
                                                          "area",
                                                          "status",
                                                          "conquered",
                                                          "credit",
                                                          "up",
                                                          "returning"};
};
template <>
struct EnumNames<rising_clan::Luck> {
  static constexpr std::array<std::string_view, 7> names{
      "die", "advantage_shuffle", "event_shuffle", "disadvantage_shuffle", "status_shuffle", "deal", "chance"};
};
}  // namespace table
