// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/table/enum_names.h"
#include "engine/table/source_value.h"

namespace table {

/// What can be wrong with a source of a game, cards or a lesson: its own closed list, with what can be wrong with every
/// source in it. Where numbers are read it has `out_of_range`, too: a number that makes no sense there.
template <class C>
concept SourceCode = NamedEnum<C> && requires {
  C::syntax;        // not TOML at all
  C::too_large;     // a text, a list or a number of things beyond the cap
  C::too_deep;      // nested beyond the cap
  C::unknown_key;   // a key that the place does not have
  C::missing_key;   // a key that the place needs
  C::wrong_type;    // a number where a table is needed, and the like
  C::unknown_word;  // not one of a closed list
};

/// One finding, as data.
template <SourceCode Code>
struct SourceMessage {
  Code code = Code::syntax;
  int line = 0;          ///< from 1; 0 where it is not known
  int column = 0;        ///< likewise; of a key that is wrong, where the key begins
  std::string about;     ///< the code of a card, as far as known; the name of a file that has no cards
  std::string path;      ///< place in it, "ability[0].do[1].op"
  std::string found;     ///< what stands there
  std::string expected;  ///< what would be right
  std::string nearest;   ///< the nearest known word, if one is near

  friend bool operator==(const SourceMessage&, const SourceMessage&) = default;
};

/// "found X, expected Y (did you mean "Z"?)".
std::string found_text(std::string_view found, std::string_view expected, std::string_view nearest);
std::string source_message_text(int line, int column, std::string_view what, std::string_view found);

/// One line for authoring tools, English.
template <SourceCode Code>
std::string text_of(const SourceMessage<Code>& m) {
  return source_message_text(m.line, m.column, m.about + ", " + m.path + ": " + std::string(name_of(m.code)),
                             found_text(m.found, m.expected, m.nearest));
}

/// Why a text could not be read at all, among the codes of who reads it.
template <NamedEnum Code>
Code code_of(const SourceFault& fault) {
  return fault.kind == SourceFault::Kind::syntax      ? Code::syntax
         : fault.kind == SourceFault::Kind::too_large ? Code::too_large
                                                      : Code::too_deep;
}

/// `read_toml` with its fault among the messages, told of `about`.
template <SourceCode Code>
SourceValue read_source(std::string_view text, std::size_t most_bytes, std::string_view about,
                        std::vector<SourceMessage<Code>>& messages) {
  std::optional<SourceFault> fault;
  SourceValue root = read_toml(text, most_bytes, fault);
  if (fault)
    messages.push_back({code_of<Code>(*fault),
                        fault->line,
                        0,
                        std::string(about),
                        {},
                        std::move(fault->found),
                        std::move(fault->expected),
                        {}});
  return root;
}

}  // namespace table
