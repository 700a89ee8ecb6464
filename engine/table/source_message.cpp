// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/source_message.h"

#include <fmt/format.h>

#include "engine/table/one_line.h"

namespace table {

std::string found_text(std::string_view found, std::string_view expected, std::string_view nearest) {
  std::string text = fmt::format("found {}, expected {}", found, expected);
  if (!nearest.empty()) text += fmt::format(" (did you mean \"{}\"?)", nearest);
  return text;
}

std::string source_message_text(int line, int column, std::string_view what, std::string_view found) {
  const std::string at = column > 0 ? fmt::format("line {}, column {}", line, column) : fmt::format("line {}", line);
  return one_line(fmt::format("{}: {}: {}", at, what, found));
}

}  // namespace table
