// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace table {

/// The candidate that takes the fewest changes of letters, the first of equals, if it is near enough to be a slip: two
/// letters, or a third of a longer word. Else nothing.
std::string nearest_word(std::string_view word, const std::vector<std::string_view>& candidates);

}  // namespace table
