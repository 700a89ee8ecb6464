// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Private to this folder: which words can stand in the place of another one.
namespace naruto {

/// The other words of each closed list that has this one, the next one first; then, for an open place such as a name or
/// a characteristic, some that cards have. `key` says what the place is. The reader is the judge of what fits there.
std::vector<std::string> neighbours_of(std::string_view word, std::string_view key);

}  // namespace naruto
