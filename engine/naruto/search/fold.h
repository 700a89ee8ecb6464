// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace naruto::search {

/// The text without accents and in small letters: "Missão" is "missao" (engine/table/plain_letters.h).
std::string folded(std::string_view text);

/// The words of a folded text: runs of letters and digits.
std::vector<std::string> words_in(std::string_view text);

/// A word of the text begins with this one; both are folded here. A value of several words stands in this order.
bool has_beginning(std::string_view text, std::string_view value);

/// The one of these that is nearest to the word, by the number of letters to change; empty if none is near.
std::string nearest_to(std::string_view word, const std::vector<std::string>& known);

}  // namespace naruto::search
