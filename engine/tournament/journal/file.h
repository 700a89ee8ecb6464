// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table/journal_file.h"
#include "engine/tournament/journal/fold.h"

namespace tournament {

/// The first line of every journal: the form and its version.
inline constexpr std::string_view kJournalForm = "playsheet-tournament";
inline constexpr int kJournalVersion = 1;

/// Why this is not the first line of a file of this form, in a version up to the newest; nothing if it is.
std::optional<Refusal> why_no_header(std::string_view line, std::string_view form, int newest);

/// Where a file is wrong, and a journal as far as it could be read: a torn last line is never the event (T-P16).
using FileFault = table::JournalFault<Refusal>;
using FileReading = table::JournalReading<Journal, Refusal>;

FileReading read_journal(std::string_view text);
std::string journal_text(const Journal& journal);

/// The first line in which two journals of one event differ, from 1; 0: one is the other gone on with (T-P17).
int first_different_line(const Journal& a, const Journal& b);

}  // namespace tournament
