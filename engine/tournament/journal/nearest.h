// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace tournament {

/// The word that was probably meant: the one with the fewest letters changed, if they are few; else nothing.
std::string_view nearest(std::string_view found, const std::vector<std::string_view>& words);

}  // namespace tournament
