// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

/// `playsheet-cli tournament table` and `enrol`: players, results and rankings as tables, and lists of players into an
/// event (T-P30). Both give back an exit code of exit_code.h.
namespace playsheet {

struct TournamentTableOptions {
  std::filesystem::path file;
  std::string of = "players";  ///< players, results, standings or ranking
  std::string spreadsheet;     ///< its language; empty: for programs
  std::filesystem::path out;   ///< empty: the output
  bool force = false;
};
int run_tournament_table(const TournamentTableOptions& options, std::ostream& out, std::ostream& err);

struct TournamentEnrolOptions {
  std::filesystem::path file;  ///< the journal
  std::filesystem::path list;
  std::vector<std::filesystem::path> known;  ///< journals of earlier events, whose persons are known
  std::vector<std::string> columns;          ///< "2=code": what a column is
  std::vector<std::string> answers;          ///< "5=new", "5=out", "5=Ada Rossi": who a line is
  std::filesystem::path out;                 ///< the journal with them; empty: only said what would happen
  bool force = false;
};
/// Says line by line what the list does; all of it is done, or nothing.
int run_tournament_enrol(const TournamentEnrolOptions& options, std::ostream& out, std::ostream& err);

}  // namespace playsheet
