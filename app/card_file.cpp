// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/card_file.h"

#include <fmt/format.h>

#include <algorithm>

namespace playsheet {
namespace {

constexpr std::string_view kTable = "\n[[";

/// Where the next table begins that is not inside this one ("[[card.ability]]" is inside "[[card]]").
std::size_t next_table(std::string_view file, std::size_t at) {
  for (at = file.find(kTable, at); at != std::string_view::npos; at = file.find(kTable, at + 1)) {
    const std::string_view head = file.substr(at, file.find(']', at) - at);
    if (head.find('.') == std::string_view::npos) return at;
  }
  return file.size();
}

}  // namespace

std::string source_of_card(std::string_view file, std::string_view key, std::string_view code) {
  const std::string named = fmt::format("\n{} = \"{}\"\n", key, code);
  for (std::size_t at = next_table(file, 0); at < file.size(); at = next_table(file, at + 1)) {
    std::string_view source = file.substr(at + 1, next_table(file, at + 1) - at);
    if (source.find(named) == std::string_view::npos) continue;
    // What stands above the next table belongs to that one.
    source = source.substr(0, std::min(source.find("\n# "), source.size() - 1) + 1);
    while (source.ends_with("\n\n")) source.remove_suffix(1);
    return std::string(source);
  }
  return {};
}

}  // namespace playsheet
