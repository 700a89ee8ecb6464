// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/gormiti/cards/card_message.h"

namespace gormiti {

/// A TOML value with the line on which it stands. Private to the reader; so only one file compiles the TOML parser.
struct SourceValue {
  using List = std::vector<SourceValue>;
  using Table = std::vector<std::pair<std::string, SourceValue>>;

  std::variant<std::monostate, bool, long long, std::string, List, Table> value;
  int line = 0;

  const Table* table() const { return std::get_if<Table>(&value); }
  const List* list() const { return std::get_if<List>(&value); }
  const std::string* text() const { return std::get_if<std::string>(&value); }
  const SourceValue* find(std::string_view key) const;
};

/// Of all that stands there, whatever the layout, but for names and what only pictures and collectors ask for.
std::uint64_t digest_of(const SourceValue& card);

/// Never throws: what cannot be read leaves a message and an empty table.
SourceValue read_source(std::string_view text, std::vector<CardMessage>& messages);

}  // namespace gormiti
