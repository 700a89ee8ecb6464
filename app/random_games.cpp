// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/random_games.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "app/side_by_side.h"
#include "engine/naruto/decks/random_deck.h"
#include "engine/naruto/laws/laws.h"
#include "engine/naruto/match/match.h"
#include "engine/players/random_player.h"

namespace playsheet {
namespace {

/// How one game ended.
struct GameEnd {
  std::uint32_t decisions = 0;
  std::uint32_t turns = 0;
  naruto::PlayerId winner = naruto::PlayerId::south;
  naruto::EndReason reason = naruto::EndReason::none;
  naruto::PerPlayer<std::uint8_t> rewards;
};

bool was_played(const GameEnd& end) { return end.reason != naruto::EndReason::none; }

void add(Tally& tally, const GameEnd& end) {
  ++tally.games;
  tally.decisions += end.decisions;
  tally.turns += end.turns;
  ++tally.wins[end.winner];
  tally.by_rewards += end.reason == naruto::EndReason::rewards ? 1 : 0;
  tally.by_deck_out += end.reason == naruto::EndReason::deck_out ? 1 : 0;
  for (const std::uint64_t value :
       {std::uint64_t{end.decisions}, static_cast<std::uint64_t>(end.winner), static_cast<std::uint64_t>(end.reason),
        std::uint64_t{end.turns}, std::uint64_t{end.rewards[naruto::PlayerId::south]},
        std::uint64_t{end.rewards[naruto::PlayerId::north]}})
    tally.signature = table::fnv_step(tally.signature, value);
}

/// Cards and seed of one game, out of the pool where no decks are given; nothing if it is too small for a deck.
std::optional<naruto::Setup> setup_of_game(const RandomGames& games, const naruto::LegalCards* pool,
                                           std::uint64_t seed) {
  if (games.decks) {
    naruto::Setup setup = *games.decks;
    setup.seed = seed;
    return setup;
  }
  naruto::MatchSetup match;
  match.edition = games.edition;
  match.seed = seed;
  for (const naruto::PlayerId player : table::kPlayers) {
    auto deck = naruto::random_deck(*pool, seed * 2 + table::index(player));
    if (!deck) return std::nullopt;
    match.seats[player].deck = std::move(*deck);
  }
  return naruto::setup_of(match, *games.rules.cards);
}

/// Plays one game; the problem if there is one.
std::string play_one(const RandomGames& games, const naruto::LegalCards* pool, std::uint64_t seed, GameEnd& end) {
  const std::string_view edition = games.edition->id;
  const auto setup = setup_of_game(games, pool, seed);
  if (!setup) return fmt::format("there are not enough automated cards for a deck of {}", edition);
  if (games.laws)
    if (const auto report = naruto::check_laws(games.rules, *setup, seed); !report.broken.empty())
      return fmt::format("law broken in {}, seed {}: {}", edition, seed, report.broken);
  players::RandomPlayer player(seed);
  naruto::GameState state = naruto::new_game(games.rules, *setup);
  for (; !state.over(); ++end.decisions) naruto::apply(state, games.rules, player.choose(state, games.rules));
  end.turns = state.turn;
  end.winner = state.winner;
  end.reason = state.end;
  for (const naruto::PlayerId id : table::kPlayers)
    end.rewards[id] = static_cast<std::uint8_t>(state[id].rewards.size());
  return {};
}

}  // namespace

RandomGamesEnd play(const RandomGames& games, const std::function<void(int)>& told) {
  std::optional<naruto::LegalCards> pool;
  if (!games.decks) pool.emplace(*games.rules.cards, *games.rules.edition);
  std::vector<GameEnd> ends(static_cast<std::size_t>(games.games));  // each written by the thread that plays the game
  RandomGamesEnd end;
  end.problem = play_side_by_side({games.games, games.at_a_time, games.stop,
                                   [&](int game) {
                                     return play_one(games, pool ? &*pool : nullptr,
                                                     games.seed + static_cast<std::uint64_t>(game),
                                                     ends[static_cast<std::size_t>(game)]);
                                   }},
                                  told);
  end.played = static_cast<int>(std::count_if(ends.begin(), ends.end(), was_played));
  if (end.problem.empty())
    std::for_each(ends.begin(), std::find_if_not(ends.begin(), ends.end(), was_played),
                  [&](const GameEnd& game) { add(end.tally, game); });
  return end;
}

}  // namespace playsheet
