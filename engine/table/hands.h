// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace table {

/// Which hands a view shows, besides those that a text has opened to everybody.
enum class Hands : std::uint8_t {
  own,      ///< that of its viewer, and whatever the viewer alone may see
  open,     ///< both: what either player may see (secrecy "open")
  covered,  ///< none: the side of its viewer behind the curtain, with what both players may see
};

}  // namespace table
