// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/journal/line_text.h"

#include "engine/table/journal_line.h"

namespace table {

template <>
struct FieldText<tournament::Tables> {
  static std::string write(const tournament::Tables& tables) {
    std::string out;
    for (const auto& [a, b] : tables)
      out += (out.empty() ? "" : ",") + std::to_string(a) + "-" + (b == tournament::kBye ? "bye" : std::to_string(b));
    return out;
  }
  static bool read(std::string_view text, tournament::Tables& tables) {
    for (const auto part : parts_of(text, ",")) {
      const auto dash = part.find('-');
      if (dash == std::string_view::npos) return false;
      tournament::Table one;
      if (!FieldText<int>::read(part.substr(0, dash), one.first)) return false;
      const auto second = part.substr(dash + 1);
      if (second != "bye" && !FieldText<int>::read(second, one.second)) return false;
      tables.push_back(one);
    }
    return true;
  }
  static std::string meant(std::string_view) { return "1-2,3-bye"; }
};

}  // namespace table

namespace tournament {

std::string text_of(const Line& line) { return table::line_text(line); }

LineReading read_line(std::string_view text) {
  LineReading out;
  Line line;
  if (const auto problem = table::scan_line(text, line))
    out.refusal = refusal_of(*problem);
  else
    out.line = line;
  return out;
}

void clean(Line& line) { table::clean_line(line); }

Refusal refusal_of(const table::TextProblem& problem) {
  return {table::code_of<RefusalCode>(problem.fault), problem.found, problem.meant};
}

}  // namespace tournament
