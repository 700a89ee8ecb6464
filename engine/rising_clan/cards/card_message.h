// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/table/source_message.h"

namespace rising_clan {

/// What can be wrong with a card file; of the first eight see `source_message.h`.
enum class MessageCode : std::uint8_t {
  syntax,
  too_large,
  too_deep,
  unknown_key,
  missing_key,
  wrong_type,
  unknown_word,
  out_of_range,
  duplicate_id,  ///< the id is there already
  misplaced,     ///< a word or a key that means nothing here
  unknown_id,    ///< it names a card or a role that there is not
};

}  // namespace rising_clan

namespace table {
template <>
struct EnumNames<rising_clan::MessageCode> {
  static constexpr std::array<std::string_view, 11> names{"syntax",       "too-large",  "too-deep",     "unknown-key",
                                                          "missing-key",  "wrong-type", "unknown-word", "out-of-range",
                                                          "duplicate-id", "misplaced",  "unknown-id"};
};
}  // namespace table

namespace rising_clan {

using CardMessage = table::SourceMessage<MessageCode>;

}  // namespace rising_clan
