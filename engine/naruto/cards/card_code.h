// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string_view>

namespace naruto {

/// Whether a text can be the code of a card, such as "N-001": 3 to 20 letters, digits and hyphens, the first a capital
/// letter and one a hyphen. Bytes beyond ASCII are none of them, whatever the language of the machine.
constexpr bool is_card_code(std::string_view code) {
  const auto capital = [](char c) { return c >= 'A' && c <= 'Z'; };
  const auto fits = [&](char c) { return capital(c) || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
  return code.size() >= 3 && code.size() <= 20 && capital(code.front()) && code.find('-') != std::string_view::npos &&
         std::all_of(code.begin(), code.end(), fits);
}

}  // namespace naruto
