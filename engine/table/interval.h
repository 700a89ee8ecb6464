// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace table {

/// Shares between 0 and 1.
struct Interval {
  double low = 0;
  double high = 1;
};

/// Where the true share lies with 95 % confidence when `won` of `played` were won (Wilson, 1927): sensible for few
/// games, too. Without a game nothing is known: 0 to 1.
inline Interval wilson(int won, int played) {
  if (played <= 0) return {};
  constexpr double z = 1.959963984540054;
  const double n = played;
  const double share = won / n;
  const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
  return {std::fmax(0.0, middle - half), std::fmin(1.0, middle + half)};
}

}  // namespace table
