// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gormiti/gormiti_simulate.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <utility>

#include "app/end_signals.h"
#include "app/exit_code.h"
#include "app/gormiti/gormiti_balance.h"
#include "app/gormiti/gormiti_cards.h"
#include "app/gormiti/gormiti_games.h"
#include "app/option_words.h"
#include "app/report_lines.h"
#include "app/storage/text_file.h"
#include "engine/gormiti/match/card_game.h"
#include "engine/table/one_line.h"

namespace playsheet {
namespace {

using gormiti::PlayerId;

std::optional<gormiti::Mode> mode_of(const std::string& word, std::ostream& err) {
  const auto mode = word.empty() ? gormiti::Mode::strategic : table::from_name<gormiti::Mode>(word);
  if (!mode) fmt::print(err, "unknown mode \"{}\"; there are strategic and quick\n", table::one_line(word));
  return mode;
}

bool set_house_options(const std::vector<std::string>& words, gormiti::Options& options, std::ostream& err) {
  if (!set_options(words, options, gormiti::option_rows(), "docs/rules/gormiti.md, G-12", err)) return false;
  if (!gormiti::is_playable(options)) fmt::print(err, "--option: games would not end (G-710)\n");
  return gormiti::is_playable(options);
}

/// The seats of the games; nothing if there are none, which has been told then.
std::optional<gormiti::MatchSetup> match_of(const GormitiSimulateOptions& options, const gormiti::Catalog& cards,
                                            gormiti::MatchSetup match, std::ostream& err) {
  std::vector<gormiti::DeckFile> decks;
  for (const std::string& name : options.decks) {
    auto deck = load_gormiti_deck(name, cards, err);
    if (!deck) return std::nullopt;
    const auto refusal = gormiti::check_deck(cards, match.options, match.mode, definitions_of(deck->cards, cards));
    if (refusal) {
      fmt::print(err, "{}: not legal in the {} mode: {} ({})\n", name, table::name_of(match.mode),
                 table::name_of(refusal.code), refusal.rule);
      return std::nullopt;
    }
    decks.push_back(std::move(*deck));
  }
  if (options.decks.empty())
    for (const gormiti::ReadyDeck& deck : cards.decks())
      if (deck.mode == match.mode) decks.push_back({deck.mode, deck.name.en, deck.cards});
  if (decks.size() < 2) {
    fmt::print(err, "two decks for the {} mode are needed, south first\n", table::name_of(match.mode));
    return std::nullopt;
  }
  for (const PlayerId player : table::kPlayers) {
    const gormiti::DeckFile& deck = decks[table::index(player)];
    match.seats[player] = {player == PlayerId::south ? "South" : "North", deck.name, deck.cards};
  }
  return match;
}

/// The first game once more, with its history. False if the file cannot be written, which has been told then.
bool write_record(const gormiti::MatchSetup& setup, const gormiti::Catalog& cards,
                  const GormitiSimulateOptions& options, std::ostream& err) {
  gormiti::Match match(cards, setup);
  GormitiPlayer player(setup.seed, options.greedy);
  while (!match.over()) match.act(match.decider(), player.choose(match.state(), match.rules()));
  const auto written = write_text_file(options.record, table::record_of(match));
  if (!written) fmt::print(err, "{}\n", text_of(written.problem()));
  return static_cast<bool>(written);
}

void print_result(const GormitiTally& tally, gormiti::Mode mode, double seconds, bool json, std::ostream& out) {
  const double games = std::max(1, tally.games);
  const double decisions = static_cast<double>(tally.decisions);
  nlohmann::ordered_json report{{"mode", table::name_of(mode)},
                                {"games", tally.games},
                                {"decisions", tally.decisions},
                                {"games_per_second", tally.games / seconds},
                                {"decisions_per_second", decisions / seconds},
                                {"decisions_per_game", decisions / games},
                                {"turns_per_game", static_cast<double>(tally.turns) / games},
                                {"wins_south", tally.wins[PlayerId::south]},
                                {"wins_north", tally.wins[PlayerId::north]},
                                {"draws", tally.draws},
                                {"wins_first", tally.wins_of_first}};
  for (const auto& [reason, n] : tally.ends) report["by_" + std::string(table::name_of(reason))] = n;
  report["signature"] = fmt::format("{:016x}", tally.signature);
  print_report(report, json, out);
}

GormitiGames games_of(const GormitiSimulateOptions& options, const gormiti::Catalog& cards,
                      const gormiti::Options& house) {
  GormitiGames games;
  games.rules = {&cards, house};
  games.setup.seed = options.seed;
  games.games = options.games;
  games.laws = options.laws;
  games.greedy = options.greedy;
  games.at_a_time = options.at_a_time;
  games.stop = [] { return end_signal() != 0; };
  return games;
}

int run_balance(const GormitiSimulateOptions& options, const gormiti::Catalog& cards, GormitiGames games,
                std::ostream& out, std::ostream& err) {
  std::vector<GormitiBalance> balances;
  for (const gormiti::Mode mode : {gormiti::Mode::strategic, gormiti::Mode::quick}) {
    if (!options.mode.empty() && options.mode != table::name_of(mode)) continue;
    games.setup.mode = mode;
    balances.push_back(play_balance(cards, games, err));
    if (!balances.back().problem.empty()) {
      fmt::print(err, "{}\n", balances.back().problem);
      return kWrong;
    }
    if (!options.json) {
      if (balances.size() > 1) fmt::print(out, "\n");
      print_balance(balances.back(), out);
    }
    if (balances.back().stopped) {
      fmt::print(err, "stopped: only whole pairings are told\n");
      break;
    }
  }
  if (options.json) fmt::print(out, "{}\n", json_of_balances(balances));
  out.flush();
  return end_signal() != 0 ? exit_code_of(end_signal()) : kFine;
}

}  // namespace

int run_gormiti_simulate(const GormitiSimulateOptions& options, std::ostream& out, std::ostream& err) {
  const auto mode = mode_of(options.mode, err);
  gormiti::MatchSetup settings;
  if (!mode || !set_house_options(options.house, settings.options, err)) return kUsage;
  if (options.balance && (!options.decks.empty() || !options.record.empty())) {
    fmt::print(err, "--balance plays all ready decks and records none: it goes with neither --decks nor --record\n");
    return kUsage;
  }
  if (const auto there = why_not_over(options.record, options.force)) {
    fmt::print(err, "{}\n", text_of(*there));
    return kWrong;
  }
  settings.mode = *mode;
  settings.seed = options.seed;
  const auto cards = load_gormiti_cards(options.cards, err);
  if (!cards) return kWrong;
  GormitiGames games = games_of(options, *cards, settings.options);
  if (options.balance) return run_balance(options, *cards, std::move(games), out, err);
  const auto match = match_of(options, *cards, std::move(settings), err);
  if (!match) return kWrong;
  if (!options.record.empty() && !write_record(*match, *cards, options, err)) return kWrong;
  games.setup = gormiti::deal_of(*match, *cards);
  const auto begin = std::chrono::steady_clock::now();
  const auto [tally, problem, played] = play(games, [&](int done) {
    fmt::print(err, "{}: {} of {} games\n", table::name_of(*mode), done, options.games);
    err.flush();
  });
  if (!problem.empty()) {
    fmt::print(err, "{}\n", problem);
    return kWrong;
  }
  if (played < options.games)
    fmt::print(err, "stopped after {} of {} games; the first {} are told\n", played, options.games, tally.games);
  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begin;
  print_result(tally, *mode, std::max(spent.count(), 1e-9), options.json, out);
  out.flush();
  return end_signal() != 0 ? exit_code_of(end_signal()) : kFine;
}

}  // namespace playsheet
