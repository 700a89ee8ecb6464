// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstddef>

namespace playsheet {

/// An event in the history of a match.
struct LogPlace {
  std::size_t moment = 0;
  std::size_t event = 0;

  friend auto operator<=>(const LogPlace&, const LogPlace&) = default;
};

}  // namespace playsheet
