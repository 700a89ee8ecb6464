// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gormiti/gormiti_balance.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>
#include <utility>

#include "engine/gormiti/match/match_setup.h"
#include "engine/table/interval.h"

namespace playsheet {
namespace {

using gormiti::PlayerId;

int decided(const GormitiTally& tally) { return tally.wins[PlayerId::south] + tally.wins[PlayerId::north]; }

/// Of the games with a winner, those that were won by the player who began.
double share_of_first(const GormitiTally& tally) {
  return static_cast<double>(tally.wins_of_first) / std::max(1, decided(tally));
}

double turns_per_game(const GormitiTally& tally) { return static_cast<double>(tally.turns) / std::max(1, tally.games); }

/// Wins of this deck against that one, in per cent; empty if they were not paired.
std::string cell(const GormitiBalance& balance, const std::string& row, const std::string& column) {
  for (const GormitiPairing& each : balance.pairings) {
    if (each.row == row && each.column == column) return fmt::format("{:.1f}", 100 * share_of_row(each));
    if (each.row == column && each.column == row) return fmt::format("{:.1f}", 100 * (1 - share_of_row(each)));
  }
  return {};
}

/// Over all games against other decks, in per cent.
std::string against_all(const GormitiBalance& balance, const std::string& deck) {
  double won = 0;
  int pairings = 0;
  for (const GormitiPairing& each : balance.pairings) {
    if (each.row == each.column || (each.row != deck && each.column != deck)) continue;
    won += each.row == deck ? share_of_row(each) : 1 - share_of_row(each);
    ++pairings;
  }
  return pairings == 0 ? std::string() : fmt::format("{:.1f}", 100 * won / pairings);
}

}  // namespace

double share_of_row(const GormitiPairing& pairing) {
  return (pairing.tally.wins[PlayerId::south] + 0.5 * pairing.tally.draws) / std::max(1, pairing.tally.games);
}

GormitiBalance play_balance(const gormiti::Catalog& cards, const GormitiGames& games, std::ostream& err) {
  GormitiBalance balance;
  balance.mode = games.setup.mode;
  for (const gormiti::ReadyDeck& deck : cards.decks())
    if (deck.mode == balance.mode) balance.decks.push_back(&deck);
  for (std::size_t a = 0; a < balance.decks.size(); ++a)
    for (std::size_t b = a; b < balance.decks.size() && !balance.stopped; ++b) {
      GormitiGames pairing = games;
      pairing.swap_seats = true;
      pairing.setup.decks[PlayerId::south] = gormiti::definitions_of(balance.decks[a]->cards, cards);
      pairing.setup.decks[PlayerId::north] = gormiti::definitions_of(balance.decks[b]->cards, cards);
      GormitiGamesEnd end = play(pairing, [&](int done) {
        fmt::print(err, "{} against {}: {} of {} games\n", balance.decks[a]->code, balance.decks[b]->code, done,
                   games.games);
        err.flush();
      });
      balance.problem = end.problem;
      balance.stopped = end.played < games.games;
      if (!balance.problem.empty()) return balance;
      if (!balance.stopped)
        balance.pairings.push_back({balance.decks[a]->code, balance.decks[b]->code, std::move(end.tally)});
    }
  return balance;
}

void print_balance(const GormitiBalance& balance, std::ostream& out) {
  const int games = balance.pairings.empty() ? 0 : balance.pairings.front().tally.games;
  fmt::print(out, "{} mode, {} games a pairing: won by the deck of the row, per cent; a draw is half a win\n\n",
             table::name_of(balance.mode), games);
  fmt::print(out, "{:<28}", "");
  for (const auto* deck : balance.decks) fmt::print(out, "{:>7}", deck->code);
  fmt::print(out, "{:>9}\n", "others");
  for (const auto* row : balance.decks) {
    fmt::print(out, "{:<28}", fmt::format("{} {}", row->code, row->name.en));
    for (const auto* column : balance.decks) fmt::print(out, "{:>7}", cell(balance, row->code, column->code));
    fmt::print(out, "{:>9}\n", against_all(balance, row->code));
  }
  const bool quick = balance.mode == gormiti::Mode::quick;  // nobody begins: both reveal at once
  fmt::print(out, "\n{:<12}{:>10}{:>22}{:>10}{:>18}{:>14}\n", "pairing", "won", "95 %", "draws",
             quick ? "seat 1 won" : "first player won", quick ? "rounds" : "turns");
  for (const GormitiPairing& each : balance.pairings) {
    const auto interval = table::wilson(each.tally.wins[PlayerId::south], decided(each.tally));
    fmt::print(out, "{:<12}{:>9.1f}%{:>22}{:>10}{:>17.1f}%{:>14.1f}\n", each.row + " " + each.column,
               100 * share_of_row(each), fmt::format("{:.1f} to {:.1f}", 100 * interval.low, 100 * interval.high),
               each.tally.draws, 100 * share_of_first(each.tally), turns_per_game(each.tally));
  }
}

std::string json_of_balances(const std::vector<GormitiBalance>& balances) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const GormitiBalance& balance : balances) {
    nlohmann::ordered_json pairings = nlohmann::ordered_json::array();
    for (const GormitiPairing& each : balance.pairings)
      pairings.push_back({{"row", each.row},
                          {"column", each.column},
                          {"games", each.tally.games},
                          {"wins_row", each.tally.wins[PlayerId::south]},
                          {"wins_column", each.tally.wins[PlayerId::north]},
                          {"draws", each.tally.draws},
                          {"share_row", share_of_row(each)},
                          {"share_first", share_of_first(each.tally)},
                          {"turns_per_game", turns_per_game(each.tally)}});
    list.push_back({{"mode", table::name_of(balance.mode)}, {"pairings", std::move(pairings)}});
  }
  return list.dump(2);
}

}  // namespace playsheet
