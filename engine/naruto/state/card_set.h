// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>

#include "engine/naruto/state/ids.h"

namespace naruto {

/// Any of the cards of a game, without an order: a bit for each of them.
class CardSet {
 public:
  constexpr bool has(CardId card) const { return card < kMaxCards && ((bytes_[card / 8U] >> (card % 8U)) & 1U) != 0; }
  constexpr void add(CardId card) { bytes_[card / 8U] = static_cast<std::uint8_t>(bytes_[card / 8U] | bit(card)); }
  constexpr void remove(CardId card) { bytes_[card / 8U] = static_cast<std::uint8_t>(bytes_[card / 8U] & ~bit(card)); }
  constexpr bool empty() const { return *this == CardSet{}; }
  constexpr std::size_t size() const {
    std::size_t n = 0;
    for_each([&n](CardId) { ++n; });
    return n;
  }
  /// Calls `f(CardId)` for every one of them, in the order of their numbers.
  template <class F>
  constexpr void for_each(F&& f) const {
    any_of([&f](CardId card) {
      f(card);
      return false;
    });
  }
  /// Likewise, up to the first of which `f` is true; whether there is one.
  template <class F>
  constexpr bool any_of(F&& f) const {
    for (std::size_t byte = 0; byte < bytes_.size(); ++byte)
      for (unsigned left = bytes_[byte]; left != 0; left &= left - 1U)
        if (f(static_cast<CardId>(byte * 8U + static_cast<unsigned>(std::countr_zero(left))))) return true;
    return false;
  }
  /// The bytes, for whoever writes and reads them.
  constexpr std::array<std::uint8_t, (kMaxCards + 7U) / 8U>& bytes() { return bytes_; }
  friend constexpr bool operator==(const CardSet&, const CardSet&) = default;

 private:
  static constexpr unsigned bit(CardId card) { return 1U << (card % 8U); }

  std::array<std::uint8_t, (kMaxCards + 7U) / 8U> bytes_{};
};

/// A place for targets that holds several cards names a group of the state by its number instead of a card.
inline constexpr CardId kGroup = 254;
static_assert(kMaxCards <= kGroup);
constexpr ObjectRef group_ref(std::size_t number) { return {kGroup, static_cast<std::uint8_t>(number)}; }
constexpr bool is_group(ObjectRef place) { return place.card == kGroup; }

}  // namespace naruto
