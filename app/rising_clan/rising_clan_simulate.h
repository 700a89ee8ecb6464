// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

/// `playsheet-cli simulate --game rising-clan`: random games and what they came to.
namespace playsheet {

struct RisingClanSimulateOptions {
  std::filesystem::path cards;          ///< the card database
  int players = 0;                      ///< 2 to 9; 0: each number in turn, of a balance each
  int group = 0;                        ///< of three players, 1 or 2; 0: both in turn
  std::vector<std::string> house = {};  ///< options that are not the standard: "dawn=1" (R-14)
  int games = 1000;                     ///< of a balance: for each number of players
  std::uint64_t seed = 1;               ///< of the first game
  bool laws = false;                    ///< check the laws on every game
  bool balance = false;                 ///< wins of each role and both ways to win, for each number of players
  std::filesystem::path record = {};    ///< the first game is written to this file
  bool json = false;
  unsigned at_a_time = 1;
  bool force = false;  ///< a record that is there is replaced
};
/// Exit code: 0 fine, 1 the input is wrong or a law is broken (the reason is on `err`), 2 wrong use.
int run_rising_clan_simulate(const RisingClanSimulateOptions& options, std::ostream& out, std::ostream& err);

}  // namespace playsheet
