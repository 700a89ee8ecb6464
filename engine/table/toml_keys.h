// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace table {

/// A key of a card source has at most so many dots.
inline constexpr std::size_t kMostKeyDots = 40;

/// Whether some key of a TOML text has so many dotted parts that the tables it makes would be nested without end. The
/// parser limits the nesting of values, not that of keys. Dots of texts and remarks are none of a key.
bool has_endless_key(std::string_view text);

}  // namespace table
