// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table/enum_names.h"
#include "engine/table/nearest_word.h"

namespace naruto {

enum class Severity : std::uint8_t { error, warning };

/// What can be wrong with a card source or a deck file. The text form stands in messages and in the names of the test
/// files.
enum class MessageCode : std::uint8_t {
  syntax,              ///< not TOML or not JSON at all
  too_large,           ///< a text, list or number of effects beyond the cap
  too_deep,            ///< nested beyond the cap
  unknown_key,         ///< a key that the place does not have
  missing_key,         ///< a key that the place needs
  wrong_type,          ///< a number where a table is needed, and the like
  unknown_word,        ///< not one of a closed list
  unknown_type,        ///< an `op`, a `kind` or a form of a node that does not exist
  out_of_range,        ///< a number that makes no sense there
  bad_cost,            ///< not a jutsu cost
  bad_code,            ///< not a collector number
  empty_list,          ///< a list that needs an entry
  duplicate_code,      ///< the code is there already
  dangling_reference,  ///< speaks of an object that cannot be there
  never_applies,       ///< can have no effect or can never be true
  unknown_name,        ///< no card has the name or trait that is looked for
  unknown_game,        ///< a deck, a source or a card of another game or of a later format
};

/// One finding, as data. `line` and `column` count from 1 and are 0 where the source has none.
struct CardMessage {
  Severity severity = Severity::error;
  MessageCode code = MessageCode::syntax;
  std::string source;  ///< the name handed in with the text
  int line = 0;
  std::string card;      ///< code of the card, as far as known
  std::string path;      ///< place in the card, "ability[0].do[1].op"
  std::string found;     ///< what stands there
  std::string expected;  ///< what would be right
  std::string nearest;   ///< the nearest known word, if one is near
  int column = 0;        ///< of the offending word; of its key where the key is at fault

  friend bool operator==(const CardMessage&, const CardMessage&) = default;
};

/// One line for authoring tools, English.
std::string text_of(const CardMessage& message);

bool has_errors(const std::vector<CardMessage>& messages);

using table::nearest_word;

}  // namespace naruto

namespace table {
template <>
struct EnumNames<naruto::Severity> {
  static constexpr std::array<std::string_view, 2> names{"error", "warning"};
};
template <>
struct EnumNames<naruto::MessageCode> {
  static constexpr std::array<std::string_view, 17> names{
      "syntax",         "too-large",          "too-deep",      "unknown-key",  "missing-key", "wrong-type",
      "unknown-word",   "unknown-type",       "out-of-range",  "bad-cost",     "bad-code",    "empty-list",
      "duplicate-code", "dangling-reference", "never-applies", "unknown-name", "unknown-game"};
};
}  // namespace table
