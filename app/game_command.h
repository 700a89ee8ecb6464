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
  std::string edition;             ///< empty: the default one
  std::vector<std::string> decks;  ///< south, north: names of ready decks or files; empty: the first two that are legal
  int games = 1000;
  std::uint64_t seed = 1;
  bool laws = false;  ///< check the laws on every game
  bool json = false;
  std::vector<std::string> rulings = {};  ///< "A-16=no"
  std::string editions = {};              ///< "all": the games are played in each edition
  std::string pool = {};                  ///< "all": random legal decks from all ready cards, new ones for each game
};
/// An unknown edition, ruling or pool is wrong use.
int run_simulate(const SimulateOptions& options, std::ostream& out, std::ostream& err);

struct ReplayOptions {
  std::filesystem::path file;
  bool json = false;
};
int run_replay(const ReplayOptions& options, std::ostream& out, std::ostream& err);

}  // namespace playsheet
