// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/cards/card_message.h"

#include <fmt/format.h>

#include "engine/table/one_line.h"

namespace gormiti {

std::string text_of(const CardMessage& message) {
  return table::one_line(fmt::format("line {}: {}, {}: {}: found {}, expected {}", message.line, message.card,
                                     message.path, table::name_of(message.code), message.found, message.expected));
}

}  // namespace gormiti
