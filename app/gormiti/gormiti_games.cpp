// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gormiti/gormiti_games.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "app/side_by_side.h"
#include "engine/gormiti/laws/laws.h"
#include "engine/gormiti/match/card_game.h"

namespace playsheet {
namespace {

struct GormitiEnd {
  std::uint32_t decisions = 0;
  std::uint32_t turns = 0;
  gormiti::Outcome outcome = gormiti::Outcome::none;
  gormiti::EndReason reason = gormiti::EndReason::none;
  gormiti::PlayerId starter = gormiti::PlayerId::south;
  bool swapped = false;
};

bool was_played(const GormitiEnd& end) { return end.reason != gormiti::EndReason::none; }

void add(GormitiTally& tally, const GormitiEnd& end) {
  ++tally.games;
  tally.decisions += end.decisions;
  tally.turns += end.turns;
  ++tally.ends[end.reason];
  if (end.outcome == gormiti::Outcome::draw) {
    ++tally.draws;
  } else {
    const auto winner = end.outcome == gormiti::Outcome::south ? gormiti::PlayerId::south : gormiti::PlayerId::north;
    ++tally.wins[end.swapped ? table::other(winner) : winner];
    tally.wins_of_first += winner == end.starter ? 1 : 0;
  }
  for (const std::uint64_t value : {std::uint64_t{end.decisions}, std::uint64_t{end.turns},
                                    static_cast<std::uint64_t>(end.outcome), static_cast<std::uint64_t>(end.reason)})
    tally.signature = table::fnv_step(tally.signature, value);
}

/// Plays one game; the problem if there is one.
std::string play_one_game(const GormitiGames& games, int number, GormitiEnd& end) {
  gormiti::Setup setup = games.setup;
  setup.seed += static_cast<std::uint64_t>(number);
  end.swapped = games.swap_seats && number % 2 == 1;
  if (end.swapped) std::swap(setup.decks[gormiti::PlayerId::south], setup.decks[gormiti::PlayerId::north]);
  if (games.laws)  // at the judge's desk in every third pair of games, so that either seat order has it
    if (const auto report = gormiti::check_laws(games.rules, setup, setup.seed, number / 2 % 3 == 0);
        !report.broken.empty())
      return fmt::format("law broken: {}", report.broken);
  GormitiPlayer player(setup.seed, games.greedy);
  gormiti::GameState state = gormiti::new_game(games.rules, setup);
  for (; !state.over(); ++end.decisions)
    gormiti::apply(state, games.rules, state.question.player, player.choose(state, games.rules));
  end.turns = state.mode == gormiti::Mode::quick ? state.round : state.turn;
  end.outcome = state.outcome;
  end.reason = state.end;
  end.starter = state.starter;
  return {};
}

}  // namespace

GormitiGamesEnd play(const GormitiGames& games, const std::function<void(int)>& told) {
  std::vector<GormitiEnd> ends(static_cast<std::size_t>(games.games));  // each written by the thread of its game
  GormitiGamesEnd end;
  end.problem =
      play_side_by_side({games.games, games.at_a_time, games.stop,
                         [&](int game) { return play_one_game(games, game, ends[static_cast<std::size_t>(game)]); }},
                        told);
  end.played = static_cast<int>(std::count_if(ends.begin(), ends.end(), was_played));
  if (end.problem.empty())
    std::for_each(ends.begin(), std::find_if_not(ends.begin(), ends.end(), was_played),
                  [&](const GormitiEnd& game) { add(end.tally, game); });
  return end;
}

}  // namespace playsheet
