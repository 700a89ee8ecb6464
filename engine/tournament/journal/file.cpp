// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/journal/file.h"

#include "engine/tournament/journal/line_text.h"

namespace tournament {

std::optional<Refusal> why_no_header(std::string_view line, std::string_view form, int newest) {
  const auto problem = table::header_problem(line, form, newest);
  return problem ? std::optional(refusal_of(*problem)) : std::nullopt;
}

FileReading read_journal(std::string_view text) {
  FileReading out;
  table::read_journal_lines(text, out, [&](int number, std::string_view line) -> std::optional<Refusal> {
    if (number == 1) return why_no_header(line, kJournalForm, kJournalVersion);
    const LineReading reading = read_line(line);
    return reading.line ? out.journal.add_line(*reading.line) : std::optional(reading.refusal);
  });
  if (out.journal.lines().empty() && !out.fault) out.fault = FileFault{1, {RefusalCode::journal_empty, {}, {}}};
  return out;
}

std::string journal_text(const Journal& journal) {
  std::string out = std::string(kJournalForm) + " " + std::to_string(kJournalVersion) + "\n";
  for (const Line& line : journal.lines()) out += text_of(line) + "\n";
  return out;
}

int first_different_line(const Journal& a, const Journal& b) { return table::first_line_that_differs(a, b); }

}  // namespace tournament
