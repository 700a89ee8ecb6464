// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "engine/rising_clan/laws/balance.h"
#include "engine/table/fnv.h"

/// Games of Rising Clan between random players, several side by side. What they come to does not depend on how many.
namespace playsheet {

struct RisingClanGames {
  rising_clan::Rulebook rules;  ///< its cards outlive the games
  int players = 0;              ///< 0: 2 to 9 in turn
  int group = 0;
  std::uint64_t seed = 1;  ///< of the first game; each has the next
  int games = 1;
  bool laws = false;
  unsigned at_a_time = 1;
  std::function<bool()> stop = {};
};

struct RisingClanGamesEnd {
  rising_clan::Balance tally;
  std::uint64_t signature = table::kFnvStart;  ///< over results and lengths, in the order of the seeds
  std::string problem;                         ///< not empty: a law is broken; the first one by its seed
  int played = 0;  ///< fewer than were wanted: it was stopped, and the tally has the first of them without a gap
};

/// The game of this number, from 0.
rising_clan::Setup setup_of(const RisingClanGames& games, int number);

RisingClanGamesEnd play(const RisingClanGames& games, const std::function<void(int)>& told = {});

}  // namespace playsheet
