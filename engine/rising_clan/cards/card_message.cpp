// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/cards/card_message.h"

#include <fmt/format.h>

#include "engine/table/one_line.h"

namespace rising_clan {

std::string text_of(const CardMessage& m) {
  const std::string_view code = table::name_of(m.code);
  return table::one_line(
      fmt::format("{} (line {}, {} {}): {} instead of {}", code, m.line, m.card, m.path, m.found, m.expected));
}

}  // namespace rising_clan
