// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace table {

/// More letters than that no name has; the last of them are three dots then.
inline constexpr std::size_t kLongestName = 80;

/// A name that somebody gave a player, a deck or a match, as it is kept and written: one line of UTF-8. Blanks of every
/// kind, line ends and control characters are one blank between words and none around them; marks that nobody sees
/// (those that turn the direction of a text among them) are taken out, but for those that join letters and emoji. What
/// is clean stays as it is; a name of nothing that can be seen is empty.
std::string clean_name(std::string_view name, std::size_t most = kLongestName);

}  // namespace table
