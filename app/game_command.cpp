// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game_command.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <chrono>
#include <nlohmann/json.hpp>
#include <ostream>

#include "app/locations.h"
#include "app/storage/text_file.h"
#include "engine/naruto/decks/construction.h"
#include "engine/naruto/laws/laws.h"
#include "engine/naruto/match/record.h"
#include "engine/players/random_player.h"

namespace playsheet {
namespace {

/// What a run of games came to.
struct Tally {
  int games = 0;
  std::uint64_t decisions = 0;
  naruto::PerPlayer<int> wins;
  int by_rewards = 0, by_deck_out = 0;
  std::uint64_t turns = 0;
  std::uint64_t signature = 0xcbf29ce484222325ULL;  ///< FNV-1a over results and lengths

  void add(const naruto::GameState& end, std::uint64_t length) {
    ++games;
    decisions += length;
    turns += end.turn;
    ++wins[end.winner];
    by_rewards += end.end == naruto::EndReason::rewards ? 1 : 0;
    by_deck_out += end.end == naruto::EndReason::deck_out ? 1 : 0;
    for (const std::uint64_t value :
         {length, static_cast<std::uint64_t>(end.winner), static_cast<std::uint64_t>(end.end),
          static_cast<std::uint64_t>(end.turn), static_cast<std::uint64_t>(end[naruto::PlayerId::south].rewards.size()),
          static_cast<std::uint64_t>(end[naruto::PlayerId::north].rewards.size())})
      signature = (signature ^ value) * 0x100000001b3ULL;
  }
};

bool prepare(const SimulateOptions& options, const naruto::Catalog& cards, naruto::MatchSetup& match,
             std::ostream& err) {
  match.edition = options.edition.empty() ? &naruto::editions().front() : naruto::find_edition(options.edition);
  if (match.edition == nullptr) {
    fmt::print(err, "unknown edition \"{}\"; known: {}\n", options.edition, naruto::editions().front().id);
    return false;
  }
  if (options.decks.size() != 2) {
    fmt::print(err, "two decks are needed, south first\n");
    return false;
  }
  for (const naruto::PlayerId player : table::kPlayers) {
    auto deck = load_deck(options.decks[table::index(player)]);
    if (!deck) {
      fmt::print(err, "{}\n", text_of(deck.problem()));
      return false;
    }
    for (const auto& violation : naruto::check_deck(*deck, cards, *match.edition)) {
      fmt::print(err, "{}: {}\n", options.decks[table::index(player)], naruto::text_of(violation));
      return false;
    }
    match.seats[player].deck = std::move(*deck);
  }
  return true;
}

void print_tally(const Tally& tally, double seconds, bool json, std::ostream& out) {
  const double games = tally.games;
  const double decisions = static_cast<double>(tally.decisions);
  const std::string signature = fmt::format("{:016x}", tally.signature);
  if (json) {
    const nlohmann::ordered_json result{
        {"games", tally.games},
        {"decisions", tally.decisions},
        {"games_per_second", games / seconds},
        {"decisions_per_second", decisions / seconds},
        {"decisions_per_game", decisions / games},
        {"turns_per_game", static_cast<double>(tally.turns) / games},
        {"wins_south", tally.wins[naruto::PlayerId::south]},
        {"wins_north", tally.wins[naruto::PlayerId::north]},
        {"by_rewards", tally.by_rewards},
        {"by_deck_out", tally.by_deck_out},
        {"signature", signature},
    };
    fmt::print(out, "{}\n", result.dump(2));
    return;
  }
  fmt::print(
      out,
      "games                {}\ndecisions            {}\ngames per second     {:.0f}\ndecisions per second "
      "{:.0f}\ndecisions per game   {:.1f}\nturns per game       {:.1f}\nwins south           {}\nwins north     "
      "      {}\nby rewards           {}\nby empty deck        {}\nsignature            {}\n",
      tally.games, tally.decisions, games / seconds, decisions / seconds, decisions / games,
      static_cast<double>(tally.turns) / games, tally.wins[naruto::PlayerId::south],
      tally.wins[naruto::PlayerId::north], tally.by_rewards, tally.by_deck_out, signature);
}

}  // namespace

int run_simulate(const SimulateOptions& options, std::ostream& out, std::ostream& err) {
  naruto::Catalog cards;
  if (const auto loaded = load_shipped_cards(cards); !loaded) {
    fmt::print(err, "{}\n", text_of(loaded.problem()));
    return 1;
  }
  naruto::MatchSetup match;
  if (!prepare(options, cards, match, err)) return 1;
  const naruto::Rulebook rules{&cards, match.edition};
  naruto::Setup setup = naruto::setup_of(match, cards);
  Tally tally;
  const auto begin = std::chrono::steady_clock::now();
  for (int game = 0; game < options.games; ++game) {
    setup.seed = options.seed + static_cast<std::uint64_t>(game);
    if (options.laws) {
      const auto report = naruto::check_laws(rules, setup, setup.seed);
      if (!report.broken.empty()) {
        fmt::print(err, "law broken: {}\n", report.broken);
        return 1;
      }
    }
    players::RandomPlayer player(setup.seed);
    naruto::GameState state = naruto::new_game(rules, setup);
    std::uint64_t length = 0;
    for (; !state.over(); ++length) naruto::apply(state, rules, player.choose(state, rules));
    tally.add(state, length);
  }
  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begin;
  print_tally(tally, std::max(spent.count(), 1e-9), options.json, out);
  return 0;
}

int run_replay(const ReplayOptions& options, std::ostream& out, std::ostream& err) {
  naruto::Catalog cards;
  if (const auto loaded = load_shipped_cards(cards); !loaded) {
    fmt::print(err, "{}\n", text_of(loaded.problem()));
    return 1;
  }
  const auto text = read_text_file(options.file);
  if (!text) {
    fmt::print(err, "{}\n", text_of(text.problem()));
    return 1;
  }
  const naruto::Replay replayed = naruto::replay(*text, cards);
  if (replayed.problem) {
    fmt::print(err, "{}\n", naruto::text_of(*replayed.problem, options.file.string()));
    return 1;
  }
  const naruto::GameState& end = replayed.match->state();
  if (options.json) {
    const nlohmann::ordered_json result{{"decisions", replayed.decisions},
                                        {"turns", end.turn},
                                        {"over", end.over()},
                                        {"winner", end.over() ? std::string(table::name_of(end.winner)) : ""},
                                        {"reason", std::string(table::name_of(end.end))},
                                        {"truncated", replayed.truncated}};
    fmt::print(out, "{}\n", result.dump(2));
    return 0;
  }
  fmt::print(out, "{} decisions, {} turns, all as recorded.\n", replayed.decisions, end.turn);
  if (end.over())
    fmt::print(out, "{} won ({}).\n", replayed.match->setup().seats[end.winner].name, table::name_of(end.end));
  else
    fmt::print(out, "The match is not over{}.\n", replayed.truncated ? "; its last decision is not whole" : "");
  return 0;
}

}  // namespace playsheet
