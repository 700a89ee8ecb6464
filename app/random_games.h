// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "engine/naruto/game.h"
#include "engine/table/fnv.h"

/// Games of random players, several side by side. What they come to does not depend on how many at a time.
namespace playsheet {

struct RandomGames {
  naruto::Rulebook rules;                   ///< its cards and edition outlive the games
  const naruto::Edition* edition;           ///< the one that `rules` plays, without house rulings
  std::optional<naruto::Setup> decks = {};  ///< absent: random ones from the whole pool, new ones for each game
  int games = 1;
  std::uint64_t seed = 1;           ///< of the first game; each game has the next
  bool laws = false;                ///< check the laws on every game
  unsigned at_a_time = 1;           ///< 1 or more
  std::function<bool()> stop = {};  ///< asked from all threads: no further game begins once it says so
};

/// What the games came to.
struct Tally {
  int games = 0;
  std::uint64_t decisions = 0;
  naruto::PerPlayer<int> wins;
  int by_rewards = 0, by_deck_out = 0;
  std::uint64_t turns = 0;
  std::uint64_t signature = table::kFnvStart;  ///< over results and lengths, in the order of the seeds
};

struct RandomGamesEnd {
  Tally tally;
  std::string problem;  ///< not empty: a law is broken or there are too few cards; the first one by its seed
  int played = 0;       ///< fewer than were wanted: it was stopped, and the tally has the first of them without a gap
};

/// Plays all of them, or stops when it is told to, or at the first problem. `told` hears now and then, from the calling
/// thread, how many games are done.
RandomGamesEnd play(const RandomGames& games, const std::function<void(int)>& told = {});

}  // namespace playsheet
