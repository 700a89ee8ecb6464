// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/table/source_message.h"

namespace gormiti {

/// What can be wrong with a card file (G-895); of the first eight see `source_message.h`.
enum class MessageCode : std::uint8_t {
  syntax,
  too_large,
  too_deep,
  unknown_key,
  missing_key,
  wrong_type,
  unknown_word,
  out_of_range,
  duplicate_code,  ///< the code is there already
  misplaced,       ///< a word that points at nothing here, or a form that this place cannot have
  hidden_fact,     ///< a condition that would tell what a hand or a deck holds (G-319)
  circular,        ///< a static change of values that depends on values (G-620)
  unknown_card,    ///< a deck names a card that there is not
  other_game,      ///< a card or a file of another game
};

}  // namespace gormiti

namespace table {
template <>
struct EnumNames<gormiti::MessageCode> {
  static constexpr std::array<std::string_view, 14> names{
      "syntax",       "too-large",      "too-deep",  "unknown-key", "missing-key", "wrong-type",   "unknown-word",
      "out-of-range", "duplicate-code", "misplaced", "hidden-fact", "circular",    "unknown-card", "other-game"};
};
}  // namespace table

namespace gormiti {

using CardMessage = table::SourceMessage<MessageCode>;
using table::text_of;

/// A card file of strangers is at most so large.
inline constexpr std::size_t kMostSourceBytes = std::size_t{4} * 1024 * 1024;

}  // namespace gormiti
