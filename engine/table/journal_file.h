// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table/one_line.h"

/// The file of a journal that only grows: a first line with form and version, then one line for each step.
namespace table {

/// Where a file is wrong. `line` counts the lines of the file from 1.
template <class Refusal>
struct JournalFault {
  int line = 0;
  Refusal refusal;
};

/// A journal as far as it could be read: up to the first fault. A last line without its end is torn: it is set aside,
/// never what stands before it.
template <class Journal, class Refusal>
struct JournalReading {
  Journal journal;
  std::optional<JournalFault<Refusal>> fault;
  std::optional<std::string> torn;
  int torn_line = 0;             ///< of the file, from 1
  std::vector<int> blank_lines;  ///< of the file: they change nothing

  /// Where a line of the journal stands in the file.
  int file_line(int journal_line) const {
    int line = journal_line + 1;  // the header stands before them
    for (const int blank : blank_lines)
      if (blank <= line) ++line;
    return line;
  }
};

/// `take` is given each whole line with its number, the header first, and says what is wrong with it.
template <class Reading, class Take>
void read_journal_lines(std::string_view text, Reading& out, Take&& take) {
  for (int number = 1; !text.empty(); ++number) {
    const auto end = text.find('\n');
    if (end == std::string_view::npos) {
      out.torn = one_line(text);
      out.torn_line = number;
      break;
    }
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    const auto last = line.find_last_not_of(" \t\r");  // what another system, or an editor, leaves at the end of lines
    line = line.substr(0, last == std::string_view::npos ? 0 : last + 1);
    if (line.empty() && number > 1) {
      out.blank_lines.push_back(number);
      continue;
    }
    const auto refusal = take(number, line);
    if (!refusal) continue;
    out.fault.emplace();
    out.fault->line = number;
    out.fault->refusal = *refusal;
    return;
  }
}

/// The first line in which two journals of one event differ, from 1; 0: one is the other, continued.
template <class Journal>
int first_line_that_differs(const Journal& a, const Journal& b) {
  const std::size_t both = std::min(a.lines().size(), b.lines().size());
  for (std::size_t i = 0; i < both; ++i)
    if (text_of(a.lines()[i]) != text_of(b.lines()[i])) return static_cast<int>(i) + 1;
  return 0;
}

}  // namespace table
