// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/typeset.h"

#include <algorithm>

namespace playsheet::wording {
namespace {

/// A letter or digit; letters beyond ASCII are bytes of UTF-8.
bool is_of_word(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x80 || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/// "card's", "l'Esecutore", "players' hands": what stands in front is a word, and either a word goes on or it was a
/// plural. A gap that is filled with a word ("{player}") is one.
bool is_apostrophe(std::string_view text, std::size_t at) {
  if (text[at] != '\'' || at == 0 || !(is_of_word(text[at - 1]) || text[at - 1] == '}')) return false;
  const bool goes_on = at + 1 < text.size() && is_of_word(text[at + 1]);
  return goes_on || text[at - 1] == 's';
}

}  // namespace

std::string with_apostrophes(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size(); ++at)
    if (is_apostrophe(text, at))
      out += "’";
    else
      out += text[at];
  return out;
}

std::string typeset(std::string_view text) {
  const std::string with = with_apostrophes(text);
  if (std::count(with.begin(), with.end(), '"') % 2 != 0) return with;
  std::string out;
  bool open = false;
  for (const char c : with)
    if (c == '"')
      out += (open = !open) ? "“" : "”";
    else
      out += c;
  return out;
}

}  // namespace playsheet::wording
