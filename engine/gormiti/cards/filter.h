// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>

#include "engine/gormiti/cards/words.h"

/// What a text says of cards, numbers and circumstances: values without state and language.
namespace gormiti {

/// Some words of a closed list of at most eight; none asks for nothing.
template <class E>
struct OneOf {
  std::uint8_t bits = 0;

  constexpr void add(E value) { bits = static_cast<std::uint8_t>(bits | (1U << static_cast<unsigned>(value))); }
  constexpr bool has(E value) const { return ((bits >> static_cast<unsigned>(value)) & 1U) != 0; }
  constexpr bool empty() const { return bits == 0; }
  friend constexpr bool operator==(const OneOf&, const OneOf&) = default;
};

struct Bounds {
  std::optional<int> at_least, at_most;

  bool holds(int value) const { return (!at_least || value >= *at_least) && (!at_most || value <= *at_most); }
  bool any() const { return !at_least && !at_most; }
  friend bool operator==(const Bounds&, const Bounds&) = default;
};

/// Which cards: all fields must fit (G-841). What only a Fighter has fits no other card.
struct Filter {
  OneOf<CardType> type;
  OneOf<Element> element;
  OneOf<Category> category;
  std::optional<bool> hero;
  std::optional<bool> token;
  Whose controller = Whose::any;
  Place zone = Place::field;
  Bounds hp;
  Bounds atk;
  Health health = Health::any;
  bool other = false;
  std::optional<Ref> ref;

  /// It asks for what changes in play: a static change of values may not (G-620).
  bool reads_values() const { return !hp.any() || !atk.any() || health != Health::any; }
  friend bool operator==(const Filter&, const Filter&) = default;
};

/// A number, or how many cards fit (G-853).
struct Amount {
  int number = 0;
  bool counted = false;
  Filter filter;
  int times = 1;
  std::optional<int> max;

  bool reads_values() const { return counted && filter.reads_values(); }
  friend bool operator==(const Amount&, const Amount&) = default;
};

/// G-851, G-852.
struct Condition {
  enum class Kind : std::uint8_t { exists, compare };
  Kind kind = Kind::exists;
  Filter filter;
  Bounds bounds;
  Amount left, right;
  CompareOp op = CompareOp::equal;

  bool reads_values() const {
    return kind == Kind::exists ? filter.reads_values() : left.reads_values() || right.reads_values();
  }
  friend bool operator==(const Condition&, const Condition&) = default;
};

/// Which objects a line acts upon: the one of a word, all that fit (G-834), or some that a player chooses (G-835).
struct Selector {
  enum class Kind : std::uint8_t { ref, each, choose };
  Kind kind = Kind::ref;
  Ref ref = Ref::self;
  Filter filter;
  int n = 1;              ///< choose
  Whose by = Whose::you;  ///< choose

  friend bool operator==(const Selector&, const Selector&) = default;
};

}  // namespace gormiti
