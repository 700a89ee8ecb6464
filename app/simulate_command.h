// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

#include "app/gormiti/gormiti_simulate.h"
#include "app/rising_clan/rising_clan_simulate.h"

/// `playsheet-cli simulate`: random games and what they came to.
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
  unsigned at_a_time = 1;                 ///< games side by side, 1 or more; the result is the same
  std::string game = {};                  ///< empty: naruto
  // Of gormiti and of rising-clan.
  std::vector<std::string> house = {};         ///< options that are not the standard: "fighterZones=3"
  bool balance = false;                        ///< what wins how often
  std::filesystem::path record = {};           ///< the first game is written to this file
  bool force = false;                          ///< a record that is there is replaced
  GormitiSimulateOptions gormiti = {};         ///< what only that game has
  RisingClanSimulateOptions rising_clan = {};  ///< likewise
};
/// Exit code: 0 fine, 1 the input is wrong or a law is broken (the reason is on `err`), 2 wrong use: an unknown
/// game, edition, ruling or pool, or an option that this game does not have. A run that takes its time tells on `err`
/// now and then how far it is.
int run_simulate(const SimulateOptions& options, std::ostream& out, std::ostream& err);

}  // namespace playsheet
