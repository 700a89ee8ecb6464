// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace table {

/// A value of a source with the place at which it stands. Only what reads the text knows the TOML parser.
struct SourceValue {
  using List = std::vector<SourceValue>;
  struct Entry;  ///< no std::pair: it asks for a whole value while the value is still being declared
  using Table = std::vector<Entry>;

  std::variant<std::monostate, bool, long long, std::string, List, Table> value;
  int line = 0;
  int column = 0;      ///< from 1, as the line; 0 where it is not known
  int key_column = 0;  ///< of its key; 0 in a list

  const Table* table() const;
  const List* list() const;
  const std::string* text() const;
  const SourceValue* find(std::string_view key) const;
};

struct SourceValue::Entry {
  std::string key;
  SourceValue value;
};

inline const SourceValue::Table* SourceValue::table() const { return std::get_if<Table>(&value); }
inline const SourceValue::List* SourceValue::list() const { return std::get_if<List>(&value); }
inline const std::string* SourceValue::text() const { return std::get_if<std::string>(&value); }

/// "a number", "a list": for messages.
std::string_view kind_of(const SourceValue& value);
/// What stands there, as far as it is a word, a number, true or false; else its kind.
std::string shown(const SourceValue& value);
/// For a message that shows what stands there: not longer than a line, and not cut inside a letter.
std::string shortened(std::string text);

/// Deeper than this no source is nested.
inline constexpr int kDeepestValue = 40;

/// Why a text could not be read at all.
struct SourceFault {
  enum class Kind : unsigned char { syntax, too_large, too_deep };

  Kind kind = Kind::syntax;
  int line = 0;  ///< from 1; 0 where it is not known
  std::string found;
  std::string expected;
};

/// The table that a TOML text of at most `most_bytes` is. Never throws: what cannot be read is an empty table and
/// leaves a fault.
SourceValue read_toml(std::string_view text, std::size_t most_bytes, std::optional<SourceFault>& fault);

}  // namespace table
