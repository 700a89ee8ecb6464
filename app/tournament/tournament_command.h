// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

/// `playsheet-cli tournament`: events as journals (docs/formats.md, section 11). All give back an exit code of
/// exit_code.h; what is wrong is told on `err` with file, line, what was found and what was meant.
namespace playsheet {

struct TournamentSimulateOptions {
  int players = 32;
  std::uint64_t seed = 1;
  int events = 1;  ///< with the seeds from `seed` on
  bool elimination = false;
  bool trouble = false;              ///< with drops, latecomers, corrections, repairs, penalties and steps taken back
  std::vector<std::string> options;  ///< KEY=VALUE
  std::filesystem::path out;         ///< journal of the last event; empty: none is written
  bool force = false;                ///< a file that is there is replaced
};
/// Runs whole events by itself, checks the laws after each round, and tells how the last one ended.
int run_tournament_simulate(const TournamentSimulateOptions& options, std::ostream& out, std::ostream& err);

struct TournamentFileOptions {
  std::filesystem::path file;
  bool json = false;
  std::filesystem::path out;
  bool force = false;  ///< a file that is there is replaced
};
/// Reads a journal again: faults, broken laws, and where a draft is not the one that the program would make.
int run_tournament_check(const TournamentFileOptions& options, std::ostream& out, std::ostream& err);
/// The next round as the program would draft it, with its cost by level.
int run_tournament_pair(const TournamentFileOptions& options, std::ostream& out, std::ostream& err);
/// The event: entries, rounds, results, standings, final ranking.
int run_tournament_show(const TournamentFileOptions& options, std::ostream& out, std::ostream& err);
/// Makes a journal of an event that was run elsewhere.
int run_tournament_import(const TournamentFileOptions& options, std::ostream& out, std::ostream& err);

}  // namespace playsheet
