// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/source_message.h"

#include <fmt/format.h>

#include "engine/table/one_line.h"

namespace table {

std::string source_message_text(int line, std::string_view place, std::string_view code, std::string_view found,
                                std::string_view expected) {
  return one_line(fmt::format("line {}: {}: {}: found {}, expected {}", line, place, code, found, expected));
}

}  // namespace table
