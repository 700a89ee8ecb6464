// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rising_clan/rising_clan_games.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "app/side_by_side.h"
#include "engine/rising_clan/laws/laws.h"

namespace playsheet {
namespace {

constexpr int kLooksAtOneOf = 24;  ///< decisions; what happened is checked at each
constexpr int kNumbersOfPlayers = 8;

std::string play_one_game(const RisingClanGames& games, int number, rising_clan::GameEnd& end) {
  const rising_clan::Setup setup = setup_of(games, number);
  if (games.laws)
    if (const auto report = rising_clan::check_laws(games.rules, setup, setup.seed, kLooksAtOneOf);
        !report.broken.empty())
      return fmt::format("law broken: {}", report.broken);
  end = rising_clan::play_randomly(games.rules, setup);
  return {};
}

std::uint64_t signed_with(std::uint64_t signature, const rising_clan::GameEnd& end) {
  for (const std::uint64_t value :
       {static_cast<std::uint64_t>(end.decisions), static_cast<std::uint64_t>(end.turns),
        static_cast<std::uint64_t>(end.outcome.cause), std::uint64_t{end.outcome.winners().bits()}})
    signature = table::fnv_step(signature, value);
  return signature;
}

}  // namespace

rising_clan::Setup setup_of(const RisingClanGames& games, int number) {
  const int players = games.players == 0 ? 2 + number % kNumbersOfPlayers : games.players;
  // With all numbers in turn one game of eight has three players: the group changes from one of those to the next.
  const int turn = games.players == 0 ? number / kNumbersOfPlayers : number;
  rising_clan::Setup setup =
      rising_clan::setup_of_game(games.rules.options, players, players == 3 ? games.group : 0, games.seed, turn);
  setup.seed = games.seed + static_cast<std::uint64_t>(number);
  return setup;
}

RisingClanGamesEnd play(const RisingClanGames& games, const std::function<void(int)>& told) {
  // Each written by the thread of its game.
  std::vector<rising_clan::GameEnd> ends(static_cast<std::size_t>(games.games));
  RisingClanGamesEnd out;
  out.problem =
      play_side_by_side({games.games, games.at_a_time, games.stop,
                         [&](int game) { return play_one_game(games, game, ends[static_cast<std::size_t>(game)]); }},
                        told);
  const auto played = [](const rising_clan::GameEnd& end) { return end.was_played(); };
  out.played = static_cast<int>(std::count_if(ends.begin(), ends.end(), played));
  if (out.problem.empty())
    std::for_each(ends.begin(), std::find_if_not(ends.begin(), ends.end(), played),
                  [&](const rising_clan::GameEnd& end) {
                    out.tally.add(end);
                    out.signature = signed_with(out.signature, end);
                  });
  return out;
}

}  // namespace playsheet
