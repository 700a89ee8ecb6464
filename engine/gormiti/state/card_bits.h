// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

#include "engine/gormiti/state/ids.h"

namespace gormiti {

/// A set of cards of the game.
class CardBits {
 public:
  void add(CardId card) { bits_ |= std::uint64_t{1} << card; }
  void remove(CardId card) { bits_ &= ~(std::uint64_t{1} << card); }
  bool has(CardId card) const { return ((bits_ >> card) & 1U) != 0; }
  bool empty() const { return bits_ == 0; }
  int size() const { return std::popcount(bits_); }

  /// Calls `f(card)` for each, by number.
  template <class F>
  void for_each(F&& f) const {
    for (std::uint64_t left = bits_; left != 0; left &= left - 1) f(static_cast<CardId>(std::countr_zero(left)));
  }
  friend bool operator==(const CardBits&, const CardBits&) = default;

 private:
  static_assert(kMaxCards <= 64);
  std::uint64_t bits_ = 0;
};

}  // namespace gormiti
