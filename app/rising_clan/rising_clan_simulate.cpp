// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rising_clan/rising_clan_simulate.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <ostream>
#include <utility>

#include "app/end_signals.h"
#include "app/exit_code.h"
#include "app/option_words.h"
#include "app/report_lines.h"
#include "app/rising_clan/rising_clan_cards.h"
#include "app/rising_clan/rising_clan_games.h"
#include "app/storage/text_file.h"
#include "engine/rising_clan/laws/random_player.h"
#include "engine/rising_clan/match/card_game.h"

namespace playsheet {
namespace {

using rising_clan::Balance;

double decisions_per_game(const Balance& tally) {
  return static_cast<double>(tally.decisions) / std::max(1, tally.games);
}
double percent(int n, const Balance& tally) { return 100.0 * n / std::max(1, tally.games); }

/// The first game once more, with its history. False if the file cannot be written, which has been told then.
bool write_record(const RisingClanGames& games, const std::filesystem::path& file, std::ostream& err) {
  const rising_clan::Setup first = setup_of(games, 0);
  rising_clan::MatchSetup setup = rising_clan::match_of(first.players, first.group, first.seed);
  setup.options = games.rules.options;
  rising_clan::Match match(*games.rules.cards, std::move(setup));
  rising_clan::RandomPlayer player(first.seed);
  while (!match.over()) {
    const auto move = player.choose(match.state(), match.rules());
    match.act(move.by, move.action);
  }
  const auto written = write_text_file(file, table::record_of(match));
  if (!written) fmt::print(err, "{}\n", text_of(written.problem()));
  return static_cast<bool>(written);
}

void print_games(const RisingClanGamesEnd& end, double seconds, bool json, std::ostream& out) {
  const Balance& tally = end.tally;
  nlohmann::ordered_json report{{"games", tally.games},
                                {"decisions", tally.decisions},
                                {"games_per_second", tally.games / seconds},
                                {"decisions_per_game", decisions_per_game(tally)},
                                {"turns_per_game", tally.mean_turns()},
                                {"won_by_goal", tally.by_goal},
                                {"won_by_rival", tally.by_rival},
                                {"without_winner", tally.without_winner}};
  for (std::size_t i = 1; i < tally.causes.size(); ++i)
    if (tally.causes[i] > 0)
      report["ended_" + std::string(table::name_of(static_cast<rising_clan::EndCause>(i)))] = tally.causes[i];
  report["signature"] = fmt::format("{:016x}", end.signature);
  print_report(report, json, out);
}

struct BalanceRow {
  int players = 0;
  Balance tally;
};

nlohmann::ordered_json json_of(const BalanceRow& row, const rising_clan::Catalog& cards) {
  nlohmann::ordered_json roles;
  for (std::size_t i = 0; i < cards.roles().size(); ++i)
    if (row.tally.dealt[i] > 0) roles[cards.roles()[i].id] = row.tally.share(static_cast<rising_clan::RoleId>(i));
  return {{"players", row.players},
          {"games", row.tally.games},
          {"won_by_goal", row.tally.by_goal},
          {"won_by_rival", row.tally.by_rival},
          {"without_winner", row.tally.without_winner},
          {"share_of_first", row.tally.share_of_first()},
          {"turns_per_game", row.tally.mean_turns()},
          {"decisions_per_game", decisions_per_game(row.tally)},
          {"roles", std::move(roles)}};
}

void print_rows(const std::vector<BalanceRow>& rows, const rising_clan::Catalog& cards, std::ostream& out) {
  fmt::print(out,
             "Random players. Won by goal, by a rival, by nobody: per cent of the games. Clans, and who began: wins\n"
             "where they were dealt, against the mean of all; 1.00 is even.\n\n{:>7}{:>7}{:>8}{:>8}{:>8}{:>8}",
             "players", "games", "goal", "rival", "nobody", "first");
  for (const auto& role : cards.roles()) fmt::print(out, "{:>6}", role.id);
  fmt::print(out, "{:>8}{:>11}\n", "turns", "decisions");
  for (const BalanceRow& row : rows) {
    const Balance& tally = row.tally;
    fmt::print(out, "{:>7}{:>7}{:>8.1f}{:>8.1f}{:>8.1f}{:>8.2f}", row.players, tally.games,
               percent(tally.by_goal, tally), percent(tally.by_rival, tally), percent(tally.without_winner, tally),
               tally.share_of_first());
    for (std::size_t i = 0; i < cards.roles().size(); ++i)
      fmt::print(out, "{:>6}",
                 tally.dealt[i] > 0 ? fmt::format("{:.2f}", tally.share(static_cast<rising_clan::RoleId>(i)))
                                    : std::string("-"));
    fmt::print(out, "{:>8.1f}{:>11.1f}\n", tally.mean_turns(), decisions_per_game(tally));
  }
}

int play_rows(const RisingClanSimulateOptions& options, RisingClanGames games, std::ostream& out, std::ostream& err) {
  std::vector<BalanceRow> rows;
  const int first = options.players == 0 ? 2 : options.players;
  const int last = options.players == 0 ? 9 : options.players;
  for (int players = first; players <= last; ++players) {
    games.players = players;
    const RisingClanGamesEnd end = play(games, [&](int done) {
      fmt::print(err, "{} players: {} of {} games\n", players, done, games.games);
      err.flush();
    });
    if (!end.problem.empty()) {
      fmt::print(err, "{}\n", end.problem);
      return kWrong;
    }
    if (end.played < games.games) {
      fmt::print(err, "stopped: only whole rows are told\n");
      break;
    }
    rows.push_back({players, end.tally});
  }
  const rising_clan::Catalog& cards = *games.rules.cards;
  if (options.json) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const BalanceRow& row : rows) list.push_back(json_of(row, cards));
    fmt::print(out, "{}\n", list.dump(2));
  } else {
    print_rows(rows, cards, out);
  }
  out.flush();
  return end_signal() != 0 ? exit_code_of(end_signal()) : kFine;
}

/// Why no games can be played so; empty: they can.
std::string_view wrong_use(const RisingClanSimulateOptions& options, const rising_clan::Options& house) {
  if (options.players != 0 && (options.players < 2 || options.players > 9)) return "--players: 2 to 9 (R-801)";
  if (options.group != 0 && (options.players != 3 || options.group < 0 || options.group > 2))
    return "--group: 1 or 2, with --players 3 (R-802)";
  if (options.group != 0 && house.three_by_lot) return "--group: with threeGroup=1 it is drawn by lot (R-802)";
  if (options.balance && !options.record.empty()) return "--balance records no game: it does not go with --record";
  return {};
}

}  // namespace

int run_rising_clan_simulate(const RisingClanSimulateOptions& options, std::ostream& out, std::ostream& err) {
  rising_clan::Options house;
  if (!set_options(options.house, house, rising_clan::option_rows(), "docs/rules/rising-clan.md, R-14", err))
    return kUsage;
  if (const auto why = wrong_use(options, house); !why.empty()) {
    fmt::print(err, "{}\n", why);
    return kUsage;
  }
  if (const auto there = why_not_over(options.record, options.force)) {
    fmt::print(err, "{}\n", text_of(*there));
    return kWrong;
  }
  const auto cards = load_rising_clan_cards(options.cards, err);
  if (!cards) return kWrong;
  const RisingClanGames games{{&*cards, house}, options.players, options.group,     options.seed,
                              options.games,    options.laws,    options.at_a_time, [] { return end_signal() != 0; }};
  if (options.balance) return play_rows(options, games, out, err);
  if (!options.record.empty() && !write_record(games, options.record, err)) return kWrong;
  const auto begin = std::chrono::steady_clock::now();
  const RisingClanGamesEnd end = play(games, [&](int done) {
    fmt::print(err, "{} of {} games\n", done, options.games);
    err.flush();
  });
  if (!end.problem.empty()) {
    fmt::print(err, "{}\n", end.problem);
    return kWrong;
  }
  if (end.played < options.games)
    fmt::print(err, "stopped after {} of {} games; the first {} are told\n", end.played, options.games,
               end.tally.games);
  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begin;
  print_games(end, std::max(spent.count(), 1e-9), options.json, out);
  out.flush();
  return end_signal() != 0 ? exit_code_of(end_signal()) : kFine;
}

}  // namespace playsheet
