// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/tournament/journal/fold.h"

namespace tournament {

/// The first line of every journal: the form and its version.
inline constexpr std::string_view kJournalForm = "playsheet-tournament";
inline constexpr int kJournalVersion = 1;

/// Why this is not the first line of a file of this form, in a version up to the newest; nothing if it is.
std::optional<Refusal> why_no_header(std::string_view line, std::string_view form, int newest);

/// Where a file is wrong. `line` counts the lines of the file from 1.
struct FileFault {
  int line = 0;
  Refusal refusal;
};

/// A journal as far as it could be read: up to the first fault. A last line without its end is torn: it is set aside,
/// never the event (T-P16).
struct FileReading {
  Journal journal;
  std::optional<FileFault> fault;
  std::optional<std::string> torn;
  int torn_line = 0;             ///< of the file, from 1
  std::vector<int> blank_lines;  ///< of the file: they change nothing

  /// Where a line of the journal stands in the file.
  int file_line(int journal_line) const;
};

FileReading read_journal(std::string_view text);
std::string journal_text(const Journal& journal);

/// The first line in which two journals of one event differ, from 1; 0: one is the other gone on with (T-P17).
int first_different_line(const Journal& a, const Journal& b);

}  // namespace tournament
