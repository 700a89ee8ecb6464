// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "engine/table/journal_words.h"
#include "engine/tournament/journal/command.h"
#include "engine/tournament/words/refusal.h"

namespace tournament {

/// Of a text of a command, in letters; what is longer is cut off.
inline constexpr std::size_t kLongestText = table::kLongestLineText;

/// The line as it stands in a file, without its end: number, time, who, command, the fields that are not as usual, the
/// reason (docs/formats.md).
std::string text_of(const Line& line);

/// A line of a file, or what is wrong with it.
struct LineReading {
  std::optional<Line> line;
  Refusal refusal;
};
LineReading read_line(std::string_view text);

/// What is wrong with the text of a line, as a refusal.
Refusal refusal_of(const table::TextProblem& problem);

/// The texts of a command in the form in which they are kept: one line of UTF-8 each.
void clean(Line& line);

}  // namespace tournament
