// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/toml_keys.h"

#include <algorithm>
#include <string>

namespace table {
namespace {

/// Where the string that begins at `at` is over; a string of one line ends with it.
std::size_t end_of_string(std::string_view text, std::size_t at) {
  const char quote = text[at];
  const std::string three(3, quote);
  const bool lines = text.substr(at).starts_with(three);
  at += lines ? 3 : 1;
  for (; at < text.size(); ++at) {
    if (text[at] == '\\' && quote == '"') {
      ++at;
    } else if (!lines && (text[at] == quote || text[at] == '\n')) {
      return at + 1;
    } else if (lines && text.substr(at).starts_with(three)) {
      at += 3;
      for (int more = 0; more < 2 && at < text.size() && text[at] == quote; ++more) ++at;  // they are of the string
      return at;
    }
  }
  return text.size();
}

}  // namespace

bool has_endless_key(std::string_view text) {
  std::size_t dots = 0;
  for (std::size_t at = 0; at < text.size();) {
    const char c = text[at];
    if (c == '"' || c == '\'') {
      at = end_of_string(text, at);
      continue;
    }
    if (c == '#') at = std::min(text.find('\n', at), text.size() - 1);
    if (c == '.' && ++dots > kMostKeyDots) return true;
    if (c == '=' || c == ',' || c == '{' || c == '[' || text[at] == '\n') dots = 0;
    ++at;
  }
  return false;
}

}  // namespace table
