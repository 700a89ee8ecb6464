// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/naruto/cards/ability.h"

/// Private to this folder: what reader and writer must agree upon about the fields of the tree.
namespace naruto {

struct AnyVisitor {
  template <class T>
  void operator()(std::string_view, T&) const {}
};

/// Amounts that the use itself has made, by their words.
inline constexpr std::array<std::pair<std::string_view, Amount::Kind>, 6> kNotedAmounts{
    {{"heads", Amount::Kind::heads},
     {"tails", Amount::Kind::tails},
     {"moved", Amount::Kind::moved},
     {"number", Amount::Kind::chosen},
     {"event_amount", Amount::Kind::event_amount},
     {"event_support", Amount::Kind::event_support}}};

/// A struct of the tree that lists its fields and has no source form of its own.
template <class T>
concept HasFields = requires(T& t, AnyVisitor v) {
  T::fields(t, v);
};

/// Lists of these may be written as the bare entry if there is exactly one.
template <class T>
inline constexpr bool kBareOne = false;
template <>
inline constexpr bool kBareOne<Word> = true;
template <>
inline constexpr bool kBareOne<Symbol> = true;
template <>
inline constexpr bool kBareOne<Permanence> = true;
template <>
inline constexpr bool kBareOne<Result> = true;
template <>
inline constexpr bool kBareOne<Entry> = true;
template <>
inline constexpr bool kBareOne<Filter> = true;
template <>
inline constexpr bool kBareOne<Ability> = true;
template <>
inline constexpr bool kBareOne<Compare> = true;
template <>
inline constexpr bool kBareOne<Amount> = true;

/// Whether a field must stand in a source even if it has its default value. It follows from the type, so that a reader
/// of a tree never has to know defaults of the things that matter; and from the key for lists of effects, of which some
/// are branches that may be missing.
template <class T, class Field>
constexpr bool is_required(std::string_view key) {
  if constexpr (std::is_same_v<Field, Symbol>) return true;
  if constexpr (std::is_same_v<T, RemoveCoin> || std::is_same_v<T, MoveCoin>) {
    if constexpr (std::is_same_v<Field, CoinKind>) return false;  // any kind
  }
  if constexpr (std::is_same_v<Field, Effects>) return (key == "do" && !std::is_same_v<T, Toss>) || key == "then";
  return std::is_same_v<Field, Selector> || std::is_same_v<Field, Condition> || std::is_same_v<Field, EventPattern> ||
         std::is_same_v<Field, Happening> || std::is_same_v<Field, CoinKind> || std::is_same_v<Field, Word> ||
         std::is_same_v<Field, Until> || std::is_same_v<Field, Destination> || std::is_same_v<Field, LookAt> ||
         std::is_same_v<Field, Window> || std::is_same_v<Field, Measure> || std::is_same_v<Field, std::vector<Rule>> ||
         std::is_same_v<Field, std::vector<Ability>> || std::is_same_v<Field, std::vector<Effects>> ||
         std::is_same_v<Field, Filter>;
}

}  // namespace naruto
