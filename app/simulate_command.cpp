// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/simulate_command.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>

#include "app/edition_option.h"
#include "app/end_signals.h"
#include "app/exit_code.h"
#include "app/game_choice.h"
#include "app/locations.h"
#include "app/random_games.h"
#include "engine/naruto/decks/construction.h"
#include "engine/naruto/match/match.h"

namespace playsheet {
namespace {

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
    fmt::print(err, "two decks that are legal in {} are required, south first\n", edition.id);
    return false;
  }
  naruto::MatchSetup match;
  match.edition = run.choice.edition;
  for (const naruto::PlayerId player : table::kPlayers) match.seats[player].deck = (*decks)[table::index(player)];
  run.decks = naruto::setup_of(match, cards);
  return true;
}

nlohmann::ordered_json json_of(const Tally& tally, std::string_view edition, double seconds) {
  const double games = std::max(1, tally.games);
  const double decisions = static_cast<double>(tally.decisions);
  return {
      {"edition", edition},
      {"games", tally.games},
      {"decisions", tally.decisions},
      {"games_per_second", tally.games / seconds},
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
  const double games = std::max(1, tally.games);
  const double decisions = static_cast<double>(tally.decisions);
  fmt::print(out,
             "edition              {}\ngames                {}\ndecisions            {}\ngames per second     "
             "{:.0f}\ndecisions per second {:.0f}\ndecisions per game   {:.1f}\nturns per game       {:.1f}\nwins "
             "south           {}\nwins north           {}\nby rewards           {}\nby empty deck        "
             "{}\nsignature            {:016x}\n",
             edition, tally.games, tally.decisions, tally.games / seconds, decisions / seconds, decisions / games,
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
      fmt::print(err, "--edition and --editions cannot be combined\n");
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

/// How many games are done, in a run that takes its time.
std::function<void(int)> telling(const Run& run, int games, std::ostream& err) {
  return [&run, games, &err](int done) {
    fmt::print(err, "{}: {} of {} games\n", run.choice.edition->id, done, games);
    err.flush();
  };
}

}  // namespace

namespace {

/// Naruto's options are not those of another game, and the other way round: false, and told, if they are mixed.
bool fits_game(const SimulateOptions& options, GameChoice game, std::ostream& err) {
  const auto foreign = [&](bool given, std::string_view option, GameChoice whose) {
    if (given && whose != game) only_for(whose, option, err);
    return given && whose != game;
  };
  using enum GameChoice;
  const auto with_options = [&](bool given, std::string_view option) {
    if (given && game == naruto) fmt::print(err, "{} is there with --game gormiti or rising-clan only\n", option);
    return given && game == naruto;
  };
  return !foreign(!options.edition.empty() || !options.editions.empty(), "an edition", naruto) &&
         !foreign(!options.rulings.empty(), "--ruling", naruto) && !foreign(!options.pool.empty(), "--pool", naruto) &&
         !foreign(!options.gormiti.mode.empty(), "--mode", gormiti) &&
         !foreign(options.gormiti.greedy, "--greedy", gormiti) &&
         !foreign(options.rising_clan.players != 0, "--players", rising_clan) &&
         !foreign(options.rising_clan.group != 0, "--group", rising_clan) &&
         !(game == rising_clan && foreign(!options.decks.empty(), "--decks", naruto)) &&
         !with_options(!options.house.empty(), "--option") && !with_options(options.balance, "--balance") &&
         !with_options(!options.record.empty(), "--record");
}

/// What both of the other games have.
template <class Own>
Own with_shared(Own own, const SimulateOptions& options) {
  own.house = options.house;
  own.games = options.games;
  own.seed = options.seed;
  own.laws = options.laws;
  own.balance = options.balance;
  own.record = options.record;
  own.json = options.json;
  own.at_a_time = options.at_a_time;
  own.force = options.force;
  return own;
}

int simulate_gormiti(const SimulateOptions& options, std::ostream& out, std::ostream& err) {
  GormitiSimulateOptions own = with_shared(options.gormiti, options);
  own.decks = options.decks;
  return run_gormiti_simulate(own, out, err);
}

}  // namespace

int run_simulate(const SimulateOptions& options, std::ostream& out, std::ostream& err) {
  const auto game = choose_game(options.game, err);
  if (!game || !fits_game(options, *game, err)) return kUsage;
  if (*game == GameChoice::gormiti) return simulate_gormiti(options, out, err);
  if (*game == GameChoice::rising_clan)
    return run_rising_clan_simulate(with_shared(options.rising_clan, options), out, err);
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
    const RandomGames games{{&cards, &run.choice.played},
                            run.choice.edition,
                            run.decks,
                            options.games,
                            options.seed,
                            options.laws,
                            options.at_a_time,
                            [] { return end_signal() != 0; }};
    const auto [tally, problem, played] = play(games, telling(run, options.games, err));
    if (!problem.empty()) {
      fmt::print(err, "{}\n", problem);
      return kWrong;
    }
    if (played < options.games)
      fmt::print(err, "{}: stopped after {} of {} games; the first {} are told\n", run.choice.edition->id, played,
                 options.games, tally.games);
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begin;
    const double seconds = std::max(spent.count(), 1e-9);
    if (options.json)
      report.push_back(json_of(tally, run.choice.edition->id, seconds));
    else
      print_tally(tally, run.choice.edition->id, seconds, out);
    if (end_signal() != 0) break;
  }
  if (options.json) fmt::print(out, "{}\n", (options.editions.empty() ? report.front() : report).dump(2));
  out.flush();
  return end_signal() != 0 ? exit_code_of(end_signal()) : kFine;
}

}  // namespace playsheet
