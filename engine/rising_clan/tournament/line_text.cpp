// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/tournament/line_text.h"

#include "engine/table/journal_line.h"

namespace rising_clan {

std::string text_of(const PointsLine& line) { return table::line_text(line); }

std::optional<PointsRefusal> read_line(std::string_view text, PointsLine& line) {
  const auto problem = table::scan_line(text, line);
  return problem ? std::optional(refusal_of(*problem)) : std::nullopt;
}

void clean(PointsLine& line) { table::clean_line(line); }

PointsRefusal refusal_of(const table::TextProblem& problem) {
  return {table::code_of<PointsCode>(problem.fault), problem.found, problem.meant};
}

}  // namespace rising_clan
