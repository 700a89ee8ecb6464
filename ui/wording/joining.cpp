// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/joining.h"

namespace playsheet::wording {

std::string capitalised(std::string text) {
  if (text.empty()) return text;
  const auto first = static_cast<unsigned char>(text[0]);
  if (first >= 'a' && first <= 'z') {
    text[0] = static_cast<char>(first - 'a' + 'A');
  } else if (first == 0xC3 && text.size() > 1) {
    // Latin letters with accents are two bytes in UTF-8; the capital is 0x20 below.
    const auto second = static_cast<unsigned char>(text[1]);
    if (second >= 0xA0 && second <= 0xBE) text[1] = static_cast<char>(second - 0x20);
  }
  return text;
}

std::string enumerated(const std::vector<std::string>& items, std::string_view last) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 == items.size() ? last : std::string_view(", ");
    text += items[i];
  }
  return text;
}

std::string spaced(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) {
    if (word.empty()) continue;
    if (!text.empty()) text += ' ';
    text += word;
  }
  return text;
}

std::size_t word_count(std::string_view text) {
  std::size_t count = 0;
  bool inside = false;
  for (const char c : text) {
    const bool blank = c == ' ' || c == '\n';
    if (!blank && !inside) ++count;
    inside = !blank;
  }
  return count;
}

}  // namespace playsheet::wording
