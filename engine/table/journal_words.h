// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Words of the lines of a journal (`journal_line.h`), and what can be wrong with its text.
namespace table {

/// Of a text of a line, in letters; what is longer is cut off.
inline constexpr std::size_t kLongestLineText = 400;

/// What is wrong with the text of a journal, whatever it is of; what is done in it is judged by whom it belongs to.
enum class JournalText : std::uint8_t {
  journal_empty,
  header_missing,
  header_newer,
  line_shape,
  command_unknown,
  field_unknown,
  field_twice,
  value_bad,
};
struct TextProblem {
  JournalText fault = JournalText::line_shape;
  std::string found, meant;
};

/// The same among the codes of whom the journal belongs to: they have one of each of these names.
template <class Code>
constexpr Code code_of(JournalText fault) {
  switch (fault) {
    case JournalText::journal_empty:
      return Code::journal_empty;
    case JournalText::header_missing:
      return Code::header_missing;
    case JournalText::header_newer:
      return Code::header_newer;
    case JournalText::line_shape:
      return Code::line_shape;
    case JournalText::command_unknown:
      return Code::command_unknown;
    case JournalText::field_unknown:
      return Code::field_unknown;
    case JournalText::field_twice:
      return Code::field_twice;
    case JournalText::value_bad:
      break;
  }
  return Code::value_bad;
}

/// In quotes if it has a blank or another sign that would not be read as one word.
std::string quoted_word(std::string_view text);
/// The next word of a line: bare, or in quotes. False at its end, or if a quote is not closed.
bool next_word(std::string_view& rest, std::string& word);
std::vector<std::string_view> parts_of(std::string_view text, std::string_view between);

/// "key=value" of a line, in their order.
using LineFields = std::vector<std::pair<std::string, std::string>>;
/// All that stands in the rest of a line; each key once.
std::optional<TextProblem> read_line_fields(std::string_view rest, LineFields& out);

/// Why this is not the first line of a file of this form, in a version up to the newest; nothing if it is.
std::optional<TextProblem> header_problem(std::string_view line, std::string_view form, int newest);

}  // namespace table
