// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/journal/file.h"

#include <algorithm>

#include "engine/table/one_line.h"
#include "engine/table/record_lines.h"
#include "engine/tournament/journal/line_text.h"

namespace tournament {

std::optional<Refusal> why_no_header(std::string_view line, std::string_view form, int newest) {
  const std::string meant = std::string(form) + " " + std::to_string(newest);
  const std::string found = table::one_line(line.substr(0, 80));
  const auto blank = line.find(' ');
  if (line.substr(0, blank) != form || blank == std::string_view::npos)
    return Refusal{RefusalCode::header_missing, found, meant};
  const auto number = line.substr(blank + 1);
  const auto version = table::number_of<int>(number);
  if (!version || *version < 1) return Refusal{RefusalCode::header_missing, found, meant};
  if (*version > newest) return Refusal{RefusalCode::header_newer, found, meant};
  return std::nullopt;
}

int FileReading::file_line(int journal_line) const {
  int line = journal_line + 1;  // the header stands before them
  for (const int blank : blank_lines)
    if (blank <= line) ++line;
  return line;
}

FileReading read_journal(std::string_view text) {
  FileReading out;
  for (int number = 1; !text.empty(); ++number) {
    const auto end = text.find('\n');
    if (end == std::string_view::npos) {
      out.torn = table::one_line(text);
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
    std::optional<Refusal> refusal;
    if (number == 1) {
      refusal = why_no_header(line, kJournalForm, kJournalVersion);
    } else {
      const LineReading reading = read_line(line);
      refusal = reading.line ? out.journal.add_line(*reading.line) : std::optional(reading.refusal);
    }
    if (!refusal) continue;
    out.fault = FileFault{number, *refusal};
    return out;
  }
  if (out.journal.lines().empty()) out.fault = FileFault{1, {RefusalCode::journal_empty, {}, {}}};
  return out;
}

std::string journal_text(const Journal& journal) {
  std::string out = std::string(kJournalForm) + " " + std::to_string(kJournalVersion) + "\n";
  for (const Line& line : journal.lines()) out += text_of(line) + "\n";
  return out;
}

int first_different_line(const Journal& a, const Journal& b) {
  const std::size_t both = std::min(a.lines().size(), b.lines().size());
  for (std::size_t i = 0; i < both; ++i)
    if (text_of(a.lines()[i]) != text_of(b.lines()[i])) return static_cast<int>(i) + 1;
  return 0;
}

}  // namespace tournament
