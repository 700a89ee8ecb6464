// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <string>

#include "engine/tournament/words/wide.h"

namespace tournament {

/// An exact share (T-546): in lowest terms, above a positive number. Rounding never orders players.
class Fraction {
 public:
  constexpr Fraction() = default;
  /// `below` >= 1.
  constexpr Fraction(std::int64_t above, std::int64_t below) { set(above, below); }

  constexpr std::int64_t above() const { return above_; }
  constexpr std::int64_t below() const { return below_; }

  friend constexpr Fraction operator+(const Fraction& a, const Fraction& b) {
    Fraction sum;
    sum.set(Wide{a.above_} * b.below_ + Wide{b.above_} * a.below_, Wide{a.below_} * b.below_);
    return sum;
  }
  /// A `count`-th of it; `count` >= 1.
  constexpr Fraction over(int count) const {
    Fraction part;
    part.set(above_, Wide{below_} * count);
    return part;
  }
  friend constexpr bool operator==(const Fraction&, const Fraction&) = default;
  friend constexpr std::strong_ordering operator<=>(const Fraction& a, const Fraction& b) {
    const Wide left = Wide{a.above_} * b.below_;
    const Wide right = Wide{b.above_} * a.below_;
    return left < right ? std::strong_ordering::less
                        : (left > right ? std::strong_ordering::greater : std::strong_ordering::equal);
  }
  /// "5/9", or "2" where nothing stands below.
  std::string text() const {
    return below_ == 1 ? std::to_string(above_) : std::to_string(above_) + "/" + std::to_string(below_);
  }

 private:
  constexpr void set(Wide above, Wide below) {
    Wide a = above < 0 ? -above : above;
    Wide b = below;
    while (b != 0) {
      const Wide rest = a % b;
      a = b;
      b = rest;
    }
    if (a == 0) a = 1;
    above_ = static_cast<std::int64_t>(above / a);
    below_ = static_cast<std::int64_t>(below / a);
  }

  std::int64_t above_ = 0;
  std::int64_t below_ = 1;
};

}  // namespace tournament
