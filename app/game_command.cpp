// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game_command.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>

#include "app/edition_option.h"
#include "app/exit_code.h"
#include "app/locations.h"
#include "app/storage/text_file.h"
#include "engine/naruto/decks/construction.h"
#include "engine/naruto/decks/random_deck.h"
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

/// What is played: an edition with its rulings, and how the decks of a game come about.
struct Run {
  EditionChoice choice;
  std::optional<naruto::Setup> decks;  ///< absent: random ones from the whole pool
};

/// The first two ready decks that are legal in the edition.
std::vector<naruto::Deck> default_decks(const naruto::Catalog& cards, const naruto::Edition& edition) {
  std::vector<StorageProblem> problems;
  std::vector<naruto::Deck> decks;
  for (naruto::Deck& deck : ready_decks(problems))
    if (decks.size() < 2 && naruto::check_deck(deck, cards, edition).empty()) decks.push_back(std::move(deck));
  return decks;
}

std::optional<std::vector<naruto::Deck>> named_decks(const SimulateOptions& options, const naruto::Catalog& cards,
                                                     const naruto::Edition& edition, std::ostream& err) {
  std::vector<naruto::Deck> decks;
  for (const std::string& name : options.decks) {
    auto deck = load_deck(name);
    if (!deck) {
      fmt::print(err, "{}\n", text_of(deck.problem()));
      return std::nullopt;
    }
    const auto violations = naruto::check_deck(*deck, cards, edition);
    for (const auto& violation : violations)
      fmt::print(err, "{} in {}: {}\n", name, edition.id, naruto::text_of(violation));
    if (!violations.empty()) return std::nullopt;
    decks.push_back(std::move(*deck));
  }
  return decks;
}

/// The decks of the games; false if there are none, which has been told then.
bool find_decks(const SimulateOptions& options, const naruto::Catalog& cards, Run& run, std::ostream& err) {
  if (!options.pool.empty()) return true;
  const naruto::Edition& edition = run.choice.played;
  const auto decks = options.decks.empty() ? default_decks(cards, edition) : named_decks(options, cards, edition, err);
  if (!decks) return false;
  if (decks->size() != 2) {
    fmt::print(err, "two decks that are legal in {} are needed, south first\n", edition.id);
    return false;
  }
  naruto::MatchSetup match;
  match.edition = run.choice.edition;
  for (const naruto::PlayerId player : table::kPlayers) match.seats[player].deck = (*decks)[table::index(player)];
  run.decks = naruto::setup_of(match, cards);
  return true;
}

/// Cards and seed of one game; nothing if the pool is too small for a deck.
std::optional<naruto::Setup> setup_of_game(const Run& run, const naruto::Catalog& cards, std::uint64_t seed) {
  if (run.decks) {
    naruto::Setup setup = *run.decks;
    setup.seed = seed;
    return setup;
  }
  naruto::MatchSetup match;
  match.edition = run.choice.edition;
  match.seed = seed;
  for (const naruto::PlayerId player : table::kPlayers) {
    auto deck = naruto::random_deck(cards, run.choice.played, seed * 2 + table::index(player));
    if (!deck) return std::nullopt;
    match.seats[player].deck = std::move(*deck);
  }
  return naruto::setup_of(match, cards);
}

/// Plays the games of one edition; nothing if a law is broken or there are no decks, which has been told then.
std::optional<Tally> play(const SimulateOptions& options, const naruto::Catalog& cards, const Run& run,
                          std::ostream& err) {
  const naruto::Rulebook rules{&cards, &run.choice.played};
  Tally tally;
  for (int game = 0; game < options.games; ++game) {
    const std::uint64_t seed = options.seed + static_cast<std::uint64_t>(game);
    const auto setup = setup_of_game(run, cards, seed);
    if (!setup) {
      fmt::print(err, "the ready cards are too few for a deck of {}\n", run.choice.played.id);
      return std::nullopt;
    }
    if (options.laws) {
      const auto report = naruto::check_laws(rules, *setup, seed);
      if (!report.broken.empty()) {
        fmt::print(err, "law broken in {}, seed {}: {}\n", run.choice.played.id, seed, report.broken);
        return std::nullopt;
      }
    }
    players::RandomPlayer player(seed);
    naruto::GameState state = naruto::new_game(rules, *setup);
    std::uint64_t length = 0;
    for (; !state.over(); ++length) naruto::apply(state, rules, player.choose(state, rules));
    tally.add(state, length);
  }
  return tally;
}

nlohmann::ordered_json json_of(const Tally& tally, std::string_view edition, double seconds) {
  const double games = tally.games;
  const double decisions = static_cast<double>(tally.decisions);
  return {
      {"edition", edition},
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
      {"signature", fmt::format("{:016x}", tally.signature)},
  };
}

void print_tally(const Tally& tally, std::string_view edition, double seconds, std::ostream& out) {
  const double games = tally.games;
  const double decisions = static_cast<double>(tally.decisions);
  fmt::print(out,
             "edition              {}\ngames                {}\ndecisions            {}\ngames per second     "
             "{:.0f}\ndecisions per second {:.0f}\ndecisions per game   {:.1f}\nturns per game       {:.1f}\nwins "
             "south           {}\nwins north           {}\nby rewards           {}\nby empty deck        "
             "{}\nsignature            {:016x}\n",
             edition, tally.games, tally.decisions, games / seconds, decisions / seconds, decisions / games,
             static_cast<double>(tally.turns) / games, tally.wins[naruto::PlayerId::south],
             tally.wins[naruto::PlayerId::north], tally.by_rewards, tally.by_deck_out, tally.signature);
}

/// The editions that are asked for; none if the options make no sense, which has been told then.
std::vector<Run> runs_of(const SimulateOptions& options, std::ostream& err) {
  std::vector<Run> runs;
  const auto only_all = [&](std::string_view option, const std::string& value) {
    if (value.empty() || value == "all") return true;
    fmt::print(err, "{} \"{}\": \"all\" is the only value\n", option, value);
    return false;
  };
  if (!only_all("--editions", options.editions) || !only_all("--pool", options.pool)) return runs;
  std::vector<std::string> ids{options.edition};
  if (!options.editions.empty()) {
    if (!options.edition.empty()) {
      fmt::print(err, "--edition and --editions do not go together\n");
      return runs;
    }
    ids.clear();
    for (const auto& edition : naruto::editions()) ids.emplace_back(edition.id);
  }
  for (const std::string& id : ids) {
    const auto choice = choose_edition(id, options.rulings, err);
    if (!choice) return {};
    runs.push_back({*choice, std::nullopt});
  }
  return runs;
}

}  // namespace

int run_simulate(const SimulateOptions& options, std::ostream& out, std::ostream& err) {
  std::vector<Run> runs = runs_of(options, err);
  if (runs.empty()) return kUsage;
  naruto::Catalog cards;
  if (const auto loaded = load_shipped_cards(cards); !loaded) {
    fmt::print(err, "{}\n", text_of(loaded.problem()));
    return kWrong;
  }
  nlohmann::ordered_json report = nlohmann::ordered_json::array();
  for (Run& run : runs) {
    if (!find_decks(options, cards, run, err)) return kWrong;
    const auto begin = std::chrono::steady_clock::now();
    const auto tally = play(options, cards, run, err);
    if (!tally) return kWrong;
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begin;
    const double seconds = std::max(spent.count(), 1e-9);
    if (options.json)
      report.push_back(json_of(*tally, run.choice.edition->id, seconds));
    else
      print_tally(*tally, run.choice.edition->id, seconds, out);
  }
  if (options.json) fmt::print(out, "{}\n", (options.editions.empty() ? report.front() : report).dump(2));
  return kFine;
}

int run_replay(const ReplayOptions& options, std::ostream& out, std::ostream& err) {
  naruto::Catalog cards;
  if (const auto loaded = load_shipped_cards(cards); !loaded) {
    fmt::print(err, "{}\n", text_of(loaded.problem()));
    return kWrong;
  }
  const auto text = read_text_file(options.file);
  if (!text) {
    fmt::print(err, "{}\n", text_of(text.problem()));
    return kWrong;
  }
  const naruto::Replay replayed = naruto::replay(*text, cards);
  if (replayed.problem) {
    fmt::print(err, "{}\n", naruto::text_of(*replayed.problem, options.file.string()));
    return kWrong;
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
    return kFine;
  }
  fmt::print(out, "{} decisions, {} turns, all as recorded.\n", replayed.decisions, end.turn);
  if (end.over())
    fmt::print(out, "{} won ({}).\n", replayed.match->setup().seats[end.winner].name, table::name_of(end.end));
  else
    fmt::print(out, "The match is not over{}.\n", replayed.truncated ? "; its last decision is not whole" : "");
  return kFine;
}

}  // namespace playsheet
