// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>

#include "engine/gormiti/match/card_game.h"
#include "engine/gormiti/players/greedy_player.h"
#include "engine/table/fnv.h"

/// Games of Gormiti that the program plays, several side by side. What they come to does not depend on how many.
namespace playsheet {

/// Who decides in them, for both sides.
class GormitiPlayer {
 public:
  GormitiPlayer(std::uint64_t seed, bool greedy) : any_(seed), looks_ahead_(greedy) {}
  gormiti::Action choose(const gormiti::GameState& state, const gormiti::Rulebook& rules) {
    return looks_ahead_ ? greedy_.choose(state, rules) : any_.choose(state, rules);
  }

 private:
  gormiti::RandomPlayer any_;
  gormiti::GreedyPlayer greedy_;
  bool looks_ahead_;
};

struct GormitiGames {
  gormiti::Rulebook rules;  ///< its cards outlive the games
  gormiti::Setup setup;     ///< of the first game; each game has the next seed
  int games = 1;
  bool swap_seats = false;  ///< every second game the decks change seats
  bool laws = false;        ///< check the laws on every game
  bool greedy = false;      ///< who plays looks one step ahead, else any allowed action is taken
  unsigned at_a_time = 1;
  std::function<bool()> stop = {};
};

/// What the games came to. `wins`: of the decks of `setup`, in whichever seat they were.
struct GormitiTally {
  int games = 0;
  std::uint64_t decisions = 0, turns = 0;
  gormiti::PerPlayer<int> wins;
  int draws = 0;
  int wins_of_first = 0;  ///< of the player who began
  std::map<gormiti::EndReason, int> ends;
  std::uint64_t signature = table::kFnvStart;  ///< over results and lengths, in the order of the seeds
};

struct GormitiGamesEnd {
  GormitiTally tally;
  std::string problem;  ///< not empty: a law is broken; the first one by its seed
  int played = 0;       ///< fewer than were wanted: it was stopped, and the tally has the first of them without a gap
};

GormitiGamesEnd play(const GormitiGames& games, const std::function<void(int)>& told = {});

}  // namespace playsheet
