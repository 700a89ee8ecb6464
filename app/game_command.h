// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

/// What the headless program does with games. Each gives the exit code: 0 fine, 1 the input is wrong or a check fails
/// (the reasons are on `err`), 2 wrong use.
namespace playsheet {

struct SimulateOptions {
  std::string edition;                                 ///< empty: the default one
  std::vector<std::string> decks{"clones", "embers"};  ///< south, north: names of ready decks or files
  int games = 1000;
  std::uint64_t seed = 1;
  bool laws = false;  ///< check the laws on every game
  bool json = false;
};
int run_simulate(const SimulateOptions& options, std::ostream& out, std::ostream& err);

struct ReplayOptions {
  std::filesystem::path file;
  bool json = false;
};
int run_replay(const ReplayOptions& options, std::ostream& out, std::ostream& err);

}  // namespace playsheet
