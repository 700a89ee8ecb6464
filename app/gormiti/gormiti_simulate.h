// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

/// `playsheet-cli simulate --game gormiti`: random games and what they came to.
namespace playsheet {

struct GormitiSimulateOptions {
  std::filesystem::path cards;          ///< the card database
  std::string mode = {};                ///< strategic or quick; empty: strategic, of a balance both
  std::vector<std::string> decks = {};  ///< south, north: ready decks or files; empty: the first two of the mode
  std::vector<std::string> house = {};  ///< options that are not the standard: "fighterZones=3" (G-12)
  int games = 1000;                     ///< of a balance: of each pairing
  std::uint64_t seed = 1;               ///< of the first game
  bool greedy = false;                  ///< who plays looks one step ahead, else any allowed action is taken
  bool laws = false;                    ///< check the laws on every game
  bool balance = false;                 ///< each ready deck against each of its mode
  std::filesystem::path record = {};    ///< the first game is written to this file
  bool json = false;
  unsigned at_a_time = 1;
  bool force = false;  ///< a record that is there is replaced
};
/// Exit code: 0 fine, 1 the input is wrong or a law is broken (the reason is on `err`), 2 wrong use.
int run_gormiti_simulate(const GormitiSimulateOptions& options, std::ostream& out, std::ostream& err);

}  // namespace playsheet
