// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/table/enum_names.h"

/// The closed lists of words that cards are written with (G-806, G-896).
namespace gormiti {

enum class CardType : std::uint8_t { fighter, weapon, arena, magic, move };                                   // G-805
enum class Element : std::uint8_t { water, fire, earth, air, dark_water, dark_fire, dark_earth, dark_air };   // G-802
enum class Category : std::uint8_t { human, scion, gormiti, gormian, grimdarian, dark_knight, dark_minion };  // G-803
enum class Trait : std::uint8_t { none, fusion, overlord };                                                   // G-207
enum class Rarity : std::uint8_t { none, common, uncommon, rare, epic };

/// A role in a clash (G-510); `any` asks for none.
enum class Role : std::uint8_t { any, attacker, defender };
/// Seen from the owner of the text (G-836).
enum class Whose : std::uint8_t { any, you, opponent };
/// Where a filter looks (G-843).
enum class Place : std::uint8_t { field, discard, hand, deck };
enum class Health : std::uint8_t { any, injured, unhurt };  // G-845
/// The words that point at one object: G-831, G-832, and both of G-833.
enum class Ref : std::uint8_t { self, attached, user, against };
/// Which damage a reduction is about (G-612, G-864).
enum class DamageCause : std::uint8_t { any, battle, effect };
/// Ways to leave the field (G-623).
enum class LeaveCause : std::uint8_t { any, destroyed, discarded, returned };
enum class Result : std::uint8_t { survived, destroyed_other };  // G-823
enum class Span : std::uint8_t {
  battle_end,
  turn_end,
  next_turn_end,
  your_next_turn_start,
  your_next_turn_end
};                                                                             // G-451 ff.
enum class AbilityKind : std::uint8_t { static_, triggered, activated, use };  // G-811, G-812, G-813, G-814
/// What sets off an ability (G-807).
enum class EventKind : std::uint8_t {
  enters_play,    ///< G-821
  battle_joined,  ///< G-822
  battle_result,  ///< G-823
  leaves_play,    ///< G-824
  turn_begins,    ///< G-825
  turn_ends,      ///< G-826
};
enum class CompareOp : std::uint8_t { greater, greater_equal, less, less_equal, equal };  // G-852
enum class Mode : std::uint8_t { strategic, quick };

}  // namespace gormiti

namespace table {
template <>
struct EnumNames<gormiti::CardType> {
  static constexpr std::array<std::string_view, 5> names{"fighter", "weapon", "arena", "magic", "move"};
};
template <>
struct EnumNames<gormiti::Element> {
  static constexpr std::array<std::string_view, 8> names{"water",      "fire",      "earth",      "air",
                                                         "dark_water", "dark_fire", "dark_earth", "dark_air"};
};
template <>
struct EnumNames<gormiti::Category> {
  static constexpr std::array<std::string_view, 7> names{"human",      "scion",       "gormiti",    "gormian",
                                                         "grimdarian", "dark_knight", "dark_minion"};
};
template <>
struct EnumNames<gormiti::Trait> {
  static constexpr std::array<std::string_view, 3> names{"none", "fusion", "overlord"};
};
template <>
struct EnumNames<gormiti::Rarity> {
  static constexpr std::array<std::string_view, 5> names{"none", "common", "uncommon", "rare", "epic"};
};
template <>
struct EnumNames<gormiti::Role> {
  static constexpr std::array<std::string_view, 3> names{"any", "attacker", "defender"};
};
template <>
struct EnumNames<gormiti::Whose> {
  static constexpr std::array<std::string_view, 3> names{"any", "you", "opponent"};
};
template <>
struct EnumNames<gormiti::Place> {
  static constexpr std::array<std::string_view, 4> names{"field", "discard", "hand", "deck"};
};
template <>
struct EnumNames<gormiti::Health> {
  static constexpr std::array<std::string_view, 3> names{"any", "injured", "unhurt"};
};
template <>
struct EnumNames<gormiti::Ref> {
  static constexpr std::array<std::string_view, 4> names{"self", "attached", "user", "against"};
};
template <>
struct EnumNames<gormiti::DamageCause> {
  static constexpr std::array<std::string_view, 3> names{"any", "battle", "effect"};
};
template <>
struct EnumNames<gormiti::LeaveCause> {
  static constexpr std::array<std::string_view, 4> names{"any", "destroyed", "discarded", "returned"};
};
template <>
struct EnumNames<gormiti::Result> {
  static constexpr std::array<std::string_view, 2> names{"survived", "destroyed_other"};
};
template <>
struct EnumNames<gormiti::Span> {
  static constexpr std::array<std::string_view, 5> names{"battle_end", "turn_end", "next_turn_end",
                                                         "your_next_turn_start", "your_next_turn_end"};
};
template <>
struct EnumNames<gormiti::AbilityKind> {
  static constexpr std::array<std::string_view, 4> names{"static", "triggered", "activated", "use"};
};
template <>
struct EnumNames<gormiti::EventKind> {
  static constexpr std::array<std::string_view, 6> names{"enters_play", "battle_joined", "battle_result",
                                                         "leaves_play", "turn_begins",   "turn_ends"};
};
template <>
struct EnumNames<gormiti::CompareOp> {
  static constexpr std::array<std::string_view, 5> names{">", ">=", "<", "<=", "=="};
};
template <>
struct EnumNames<gormiti::Mode> {
  static constexpr std::array<std::string_view, 2> names{"strategic", "quick"};
};
}  // namespace table
