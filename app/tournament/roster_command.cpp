// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tournament/roster_command.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <charconv>
#include <optional>
#include <ostream>
#include <utility>

#include "app/exit_code.h"
#include "app/storage/text_file.h"
#include "app/tournament/command_files.h"
#include "engine/table/one_line.h"
#include "engine/table/separated_values.h"
#include "engine/tournament/journal/file.h"
#include "engine/tournament/roster/enrolment.h"
#include "engine/tournament/roster/tables.h"
#include "ui/wording/tournament/roster_text.h"

namespace playsheet {
namespace {

using namespace tournament;
using wording::Language;

/// A journal without a fault.
std::optional<Journal> sound_journal(const std::filesystem::path& file, std::ostream& err) {
  auto reading = read_told(file, err);
  if (!reading || reading->fault) return std::nullopt;
  return std::move(reading->journal);
}

/// "2=code": the number and the word.
std::optional<std::pair<int, std::string>> numbered(const std::string& given) {
  const auto equals = given.find('=');
  int number = 0;
  const auto [end, error] = std::from_chars(given.data(), given.data() + std::min(equals, given.size()), number);
  if (equals == std::string::npos || error != std::errc() || end != given.data() + equals || number < 1)
    return std::nullopt;
  return std::pair(number, given.substr(equals + 1));
}

std::string column_words() {
  std::string out;
  for (const auto& name : table::EnumNames<ListColumn>::names) out += (out.empty() ? "" : ", ") + std::string(name);
  return out;
}

/// What was said of columns; false if that cannot be.
bool tell_columns(const std::vector<std::string>& given, std::vector<ListColumn>& columns, std::ostream& err) {
  for (const std::string& one : given) {
    const auto said = numbered(one);
    const auto column = said ? table::from_name<ListColumn>(said->second) : std::nullopt;
    if (!column || said->first > static_cast<int>(columns.size())) {
      fmt::print(err, "{}: expected NUMBER=WORD, a column from 1 to {} and one of {}\n", one, columns.size(),
                 column_words());
      return false;
    }
    columns[static_cast<std::size_t>(said->first) - 1] = *column;
  }
  return true;
}

}  // namespace

int run_tournament_table(const TournamentTableOptions& options, std::ostream& out, std::ostream& err) {
  const auto journal = sound_journal(options.file, err);
  if (!journal) return kWrong;
  const Event& event = journal->event();
  const bool words = options.of == "players";
  std::string table = words                       ? players_table(event.entries)
                      : options.of == "results"   ? results_table(event)
                      : options.of == "standings" ? standings_table(event)
                                                  : ranking_table(event);
  if (!options.spreadsheet.empty())
    table = table::table_for_spreadsheet(table, decimal_sign(*wording::language_from_code(options.spreadsheet)), words);
  return write_told(options.out, table, options.force, out, err);
}

int run_tournament_enrol(const TournamentEnrolOptions& options, std::ostream& out, std::ostream& err) {
  auto journal = sound_journal(options.file, err);
  const auto bytes = read_file_bytes(options.list);
  if (!bytes) fmt::print(err, "{}\n", text_of(bytes.problem()));
  if (!journal || !bytes) return kWrong;
  std::vector<Event> earlier;
  for (const auto& file : options.known) {
    const auto read = sound_journal(file, err);
    if (!read) return kWrong;
    earlier.push_back(read->event());
  }
  PlayerList list = read_player_list(*bytes, journal->event().date);
  if (!options.columns.empty()) {
    std::vector<ListColumn> columns = list.columns;
    if (!tell_columns(options.columns, columns, err)) return kUsage;
    list = read_player_list(*bytes, journal->event().date, columns);
  }
  std::map<int, LineAnswer> answers;
  for (const std::string& one : options.answers) {
    const auto said = numbered(one);
    if (!said) {
      fmt::print(err, "{}: expected LINE=new, LINE=out or LINE=PERSON\n", one);
      return kUsage;
    }
    using Kind = LineAnswer::Kind;
    answers[said->first] = said->second == "new"   ? LineAnswer{Kind::fresh, {}}
                           : said->second == "out" ? LineAnswer{Kind::leave_out, {}}
                                                   : LineAnswer{Kind::known, said->second};
  }
  const EnrolmentPlan plan = plan_enrolment(*journal, known_persons(earlier), list, answers);
  const std::string name = options.list.string();
  for (const PlannedLine& line : plan.lines)
    fmt::print(is_doubt(line.fate) || line.fate == LineFate::wrong ? err : out, "{}:{}: {}: {}\n", name, line.line,
               table::one_line(line.entry.name),
               table::one_line(tournament_wording::fate_text(line, journal->event(), Language::en)));
  if (plan.problem) fmt::print(err, "{}: {}\n", name, tournament_wording::problem_text(*plan.problem, Language::en));
  if (plan.problem || plan.doubtful + plan.wrong > 0) {
    fmt::print(err, "{}: nobody is enrolled; in doubt: {}, wrong: {}\n", name, plan.doubtful, plan.wrong);
    return kWrong;
  }
  for (const Command& command : plan.commands) journal->add(command);  // tried by the plan
  fmt::print(out, "{}: {} enrolled\n", name, plan.commands.size());
  return options.out.empty() ? kFine : write_told(options.out, journal_text(*journal), options.force, out, err);
}

}  // namespace playsheet
