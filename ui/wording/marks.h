// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/describe/meaning.h"

namespace playsheet::wording {

/// A piece of a text, in bytes, that speaks of something on the table.
struct TextSpan {
  std::size_t begin = 0;
  std::size_t length = 0;
  std::optional<std::size_t> ability;  ///< of the card; none: its header
  naruto::describe::Meaning meaning;
};

struct MarkedText {
  std::string text;
  std::vector<TextSpan> spans;  ///< in the order of their beginnings; a longer one before those inside it
};

/// Marks around phrases while a text is put together, taken out of it in the end. A mark stands behind the first word
/// of its phrase, so that whatever looks at how a phrase begins (articles that join a preposition, capitals) sees the
/// same text as without marks.
class Marks {
 public:
  std::string around(std::string said, naruto::describe::Meaning meaning, std::optional<std::size_t> ability);
  /// A letter that stands for a number, wherever it is in the text, in figures like "+X/+X" too.
  std::string around_letter(std::string said, char letter, const naruto::describe::Meaning& meaning,
                            std::optional<std::size_t> ability);
  /// The text as it is without marks, and where they were.
  MarkedText taken_out(std::string_view marked) const;

 private:
  struct Note {
    naruto::describe::Meaning meaning;
    std::optional<std::size_t> ability;
  };
  std::vector<Note> notes_;
};

/// The text without the marks in it.
std::string without_marks(std::string_view marked);
/// The text without its first `bytes`, marks not counted; the marks stay.
std::string cut_front(std::string_view marked, std::size_t bytes);

}  // namespace playsheet::wording
