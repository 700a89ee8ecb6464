// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>

namespace naruto {

/// One more of what a turn counts.
inline void count_up(std::uint8_t& n) {
  if (n < std::numeric_limits<std::uint8_t>::max()) ++n;
}

}  // namespace naruto
