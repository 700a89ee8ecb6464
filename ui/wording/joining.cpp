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

namespace {

/// Where the next word begins, or the end.
std::size_t next_word(std::string_view text, std::size_t from) {
  const auto blank = text.find(' ', from);
  return blank == std::string_view::npos ? text.size() : blank + 1;
}

bool links_at(std::string_view text, std::size_t at, const std::vector<std::string_view>& links) {
  if (at >= text.size()) return false;
  const std::string_view rest = text.substr(at);
  for (const std::string_view link : links)
    if (rest.starts_with(link) && (rest.size() == link.size() || rest[link.size()] == ' ')) return true;
  return false;
}

/// The words before this place end with one of the labels.
bool labelled_at(std::string_view text, std::size_t at, const std::vector<std::string_view>& labels) {
  for (const std::string_view label : labels)
    if (at > label.size() && text.substr(0, at - 1).ends_with(label)) return true;
  return false;
}

}  // namespace

std::vector<std::string> without_repeats(const std::vector<std::string>& items,
                                         const std::vector<std::string_view>& links,
                                         const std::vector<std::string_view>& labels) {
  if (items.size() < 2) return items;
  const std::string& first = items.front();
  std::size_t cut = 0;
  for (std::size_t at = next_word(first, 0); at < first.size(); at = next_word(first, at)) {
    bool common = true;
    bool linked = true;
    for (const std::string& item : items) {
      common = common && item.compare(0, at, first, 0, at) == 0;
      linked = linked && links_at(item, at, links);
    }
    if (!common) break;
    if (linked || labelled_at(first, at, labels)) cut = at;
  }
  std::vector<std::string> said = items;
  for (std::size_t i = 1; i < said.size(); ++i) said[i].erase(0, cut);
  return said;
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
