// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/table/enum_names.h"

/// The closed lists of words that cards are written with (head of resources/rising_clan/cards.toml).
namespace rising_clan {

enum class Stat : std::uint8_t { ATT, DIF, CST, INT };
enum class CardType : std::uint8_t { advantage, event, disadvantage, status };
enum class AdvantageKind : std::uint8_t { PE, US, AS };
enum class ItemType : std::uint8_t { none, blade, firearm, armour, tool };
enum class EventKind : std::uint8_t { own, open, all, killer, honour, news };
enum class Leave : std::uint8_t { cured, own_end, rule, roll };
/// The window or moment of an ability.
enum class When : std::uint8_t {
  static_,
  own_start,
  own_turn,
  turn_start,
  event,
  declared,
  attack,
  roll,
  any,
  drawn,
  won_challenge
};
enum class If : std::uint8_t {
  have_blade,
  have_firearm,
  own_roll,
  own_die,
  other_roll,
  stat_ATT,
  stat_CST,
  my_attack,
  attacked,
  in_event,
  in_challenge,
  in_fight
};
enum class Select : std::uint8_t {
  self,
  target,
  roller,
  defender,
  creature,
  all,
  left,
  neighbours,
  captive,
  random
};
enum class Span : std::uint8_t { play, step, turn };
enum class Limit : std::uint8_t { none, round, game };
enum class Scope : std::uint8_t { none, this_, turn, self, rest };
enum class From : std::uint8_t { hand, play };
enum class By : std::uint8_t { none, owner, random, user, self, left };
enum class What : std::uint8_t { none, hand, role, captured, recall, attack, open, symbols, draw, react };
enum class Against : std::uint8_t { none, wound, disadvantage, steal, look };
/// How much: the number as written, a die, or what is missing of the base CST.
enum class AmountKind : std::uint8_t { number, die, missing };
enum class Op : std::uint8_t {
  bonus,
  roll,
  reroll,
  half,
  base,
  wound,
  heal,
  cancel_attack,
  cancel_event,
  silence,
  face_event,
  attacks,
  draw,
  discard,
  steal,
  recover,
  give,
  look,
  order,
  reveal,
  impose,
  free,
  disadvantage,
  cure,
  eliminate,
  status,
  test,
  choose,
  forbid,
  guard,
  counts,
  mutate,
  out,
  skips
};

}  // namespace rising_clan

namespace table {
template <>
struct EnumNames<rising_clan::Stat> {
  static constexpr std::array<std::string_view, 4> names{"ATT", "DIF", "CST", "INT"};
};
template <>
struct EnumNames<rising_clan::CardType> {
  static constexpr std::array<std::string_view, 4> names{"advantage", "event", "disadvantage", "status"};
};
template <>
struct EnumNames<rising_clan::AdvantageKind> {
  static constexpr std::array<std::string_view, 3> names{"PE", "US", "AS"};
};
template <>
struct EnumNames<rising_clan::ItemType> {
  static constexpr std::array<std::string_view, 5> names{"none", "blade", "firearm", "armour", "tool"};
};
template <>
struct EnumNames<rising_clan::EventKind> {
  static constexpr std::array<std::string_view, 6> names{"own", "open", "all", "killer", "honour", "news"};
};
template <>
struct EnumNames<rising_clan::Leave> {
  static constexpr std::array<std::string_view, 4> names{"cured", "own_end", "rule", "roll"};
};
template <>
struct EnumNames<rising_clan::When> {
  static constexpr std::array<std::string_view, 11> names{"static", "own_start", "own_turn",     "turn_start",
                                                          "event",  "declared",  "attack",       "roll",
                                                          "any",    "drawn",     "won_challenge"};
};
template <>
struct EnumNames<rising_clan::If> {
  static constexpr std::array<std::string_view, 12> names{"have_blade", "have_firearm", "own_roll",     "own_die",
                                                          "other_roll", "stat_ATT",     "stat_CST",     "my_attack",
                                                          "attacked",   "in_event",     "in_challenge", "in_fight"};
};
template <>
struct EnumNames<rising_clan::Select> {
  static constexpr std::array<std::string_view, 10> names{"self", "target", "roller",     "defender", "creature",
                                                          "all",  "left",   "neighbours", "captive",  "random"};
};
template <>
struct EnumNames<rising_clan::Span> {
  static constexpr std::array<std::string_view, 3> names{"play", "step", "turn"};
};
template <>
struct EnumNames<rising_clan::Limit> {
  static constexpr std::array<std::string_view, 3> names{"none", "round", "game"};
};
template <>
struct EnumNames<rising_clan::Scope> {
  static constexpr std::array<std::string_view, 5> names{"none", "this", "turn", "self", "rest"};
};
template <>
struct EnumNames<rising_clan::From> {
  static constexpr std::array<std::string_view, 2> names{"hand", "play"};
};
template <>
struct EnumNames<rising_clan::By> {
  static constexpr std::array<std::string_view, 6> names{"none", "owner", "random", "user", "self", "left"};
};
template <>
struct EnumNames<rising_clan::What> {
  static constexpr std::array<std::string_view, 10> names{"none",   "hand", "role",    "captured", "recall",
                                                          "attack", "open", "symbols", "draw",     "react"};
};
template <>
struct EnumNames<rising_clan::Against> {
  static constexpr std::array<std::string_view, 5> names{"none", "wound", "disadvantage", "steal", "look"};
};
template <>
struct EnumNames<rising_clan::AmountKind> {
  static constexpr std::array<std::string_view, 3> names{"number", "die", "missing"};
};
template <>
struct EnumNames<rising_clan::Op> {
  static constexpr std::array<std::string_view, 34> names{
      "bonus",         "roll",         "reroll",  "half",       "base",    "wound",  "heal",
      "cancel_attack", "cancel_event", "silence", "face_event", "attacks", "draw",   "discard",
      "steal",         "recover",      "give",    "look",       "order",   "reveal", "impose",
      "free",          "disadvantage", "cure",    "eliminate",  "status",  "test",   "choose",
      "forbid",        "guard",        "counts",  "mutate",     "out",     "skips"};
};
}  // namespace table
