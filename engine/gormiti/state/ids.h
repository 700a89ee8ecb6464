// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/gormiti/cards/definition.h"
#include "engine/table/fixed_vector.h"
#include "engine/table/ids.h"

namespace gormiti {

using table::CardId;
using table::FixedVector;
using table::kNoCard;
using table::ObjectRef;
using table::PerPlayer;
using table::PlayerId;

/// Sizes of what is fixed in the state. What cards could fill is told when it is full (`CapReached`).
inline constexpr std::size_t kMaxOwned = 20;   ///< cards of a deck (G-201)
inline constexpr std::size_t kMaxTokens = 16;  ///< at once: both players, 8 Fighter zones each (G-309)
inline constexpr std::size_t kMaxCards = 2 * kMaxOwned + kMaxTokens;
inline constexpr std::size_t kMaxZones = 8;
inline constexpr std::size_t kMaxLasting = 32;
inline constexpr std::size_t kMaxTriggers = 32;
inline constexpr std::size_t kMaxWork = 8;  ///< a list, its branches (the reader allows 3), the end of a Magic
inline constexpr std::size_t kMaxCounters = 12;
inline constexpr std::size_t kMaxMoves = 6;  ///< in one clash (G-522)
/// Of one Fighter in one turn (G-530): with the first attack as many as four bits can count.
inline constexpr unsigned kMostExtraAttacks = 14;

enum class Cap : std::uint8_t { lasting, triggers, counters, extra_attacks };

enum class Zone : std::uint8_t {
  nowhere,   ///< a token that is not there (G-609), or an unused place
  deck,      ///< G-307
  hand,      ///< G-308
  hero,      ///< G-301
  fighters,  ///< G-302
  weapons,   ///< G-303
  arenas,    ///< G-304
  magic,     ///< G-305
  clash,     ///< G-313
  discard,   ///< G-306
  table,     ///< quick mode: what is put down (G-903)
};

constexpr bool is_field(Zone zone) { return zone >= Zone::hero && zone <= Zone::arenas; }
/// There a card is used, for a while at least.
constexpr bool is_in_play(Zone zone) {
  return is_field(zone) || zone == Zone::magic || zone == Zone::clash || zone == Zone::table;
}
constexpr bool is_fighter_zone(Zone zone) { return zone == Zone::hero || zone == Zone::fighters; }

/// A player as a text names it, seen from its owner (G-108).
constexpr bool is_whose(Whose whose, PlayerId owner, PlayerId player) {
  return whose == Whose::any || (whose == Whose::you) == (owner == player);
}
constexpr PlayerId player_of(Whose whose, PlayerId owner) {
  return whose == Whose::opponent ? table::other(owner) : owner;
}

}  // namespace gormiti

namespace table {
template <>
struct EnumNames<gormiti::Zone> {
  static constexpr std::array<std::string_view, 11> names{"nowhere", "deck",  "hand",  "hero",    "fighters", "weapons",
                                                          "arenas",  "magic", "clash", "discard", "table"};
};
template <>
struct EnumNames<gormiti::Cap> {
  static constexpr std::array<std::string_view, 4> names{"lasting", "triggers", "counters", "extra_attacks"};
};
}  // namespace table
