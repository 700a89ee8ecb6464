// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/game_statistics.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "engine/table/seat_text.h"
#include "engine/table/separated_values.h"

namespace table {
namespace {

std::string rate_fields(const WinRate& rate) {
  if (rate.played == 0) return "0,0,,,";
  const auto [low, high] = rate.interval();
  return fmt::format("{},{},{:.4f},{:.4f},{:.4f}", rate.played, rate.won, rate.share(), low, high);
}

std::string rate_heads(std::string_view what) { return fmt::format("{0}played,{0}won,{0}share,{0}low,{0}high", what); }

/// As records name it.
std::string seat_word(std::size_t seat, std::size_t seats) {
  if (seats <= kPlayers.size()) return seat_text(kPlayers[std::min(seat, kPlayers.size() - 1)]);
  return "seat " + seat_text(seat_at(seat));
}

struct DeckSums {
  DeckRow row;
  std::string last;
  long turns = 0, seconds = 0, timed = 0;
};

}  // namespace

GameStatistics game_statistics(const std::vector<PlayedGame>& games) {
  std::map<std::string, DeckSums> decks;
  std::map<std::string, CardRow> cards;
  WinRate starters;
  for (const PlayedGame& game : games) {
    if (game.starter) starters.add(game.won(*game.starter));
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
      const PlayedSeat& sat = game.seats[seat];
      const bool won = game.won(seat);
      if (!sat.code.empty()) {
        DeckSums& deck = decks[sat.code];
        deck.row.all.add(won);
        if (game.starter) (game.starter == seat ? deck.row.first : deck.row.second).add(won);
        deck.turns += game.turns;
        deck.seconds += game.seconds;
        deck.timed += game.seconds > 0 ? 1 : 0;
        if (deck.row.name.empty() || game.began >= deck.last) {
          deck.row.name = sat.deck;
          deck.last = game.began;
        }
      }
      for (const CardTally& tally : sat.cards) {
        CardRow& card = cards[tally.code];
        card.in_deck.add(won);
        if (tally.drawn > 0) card.drawn.add(won);
        if (tally.played > 0) card.played.add(won);
      }
    }
  }
  GameStatistics out;
  out.games = static_cast<int>(games.size());
  out.starters = starters;
  for (auto& [code, sums] : decks) {
    sums.row.code = code;
    sums.row.turns = static_cast<double>(sums.turns) / sums.row.all.played;
    sums.row.minutes = sums.timed > 0 ? static_cast<double>(sums.seconds) / 60 / static_cast<double>(sums.timed) : 0;
    out.decks.push_back(std::move(sums.row));
  }
  for (auto& [code, card] : cards) {
    card.code = code;
    out.cards.push_back(std::move(card));
  }
  std::stable_sort(out.decks.begin(), out.decks.end(),
                   [](const DeckRow& a, const DeckRow& b) { return a.all.played > b.all.played; });
  std::stable_sort(out.cards.begin(), out.cards.end(),
                   [](const CardRow& a, const CardRow& b) { return a.in_deck.played > b.in_deck.played; });
  return out;
}

std::string csv_of_games(const std::vector<PlayedGame>& games, const std::string& form) {
  std::size_t seats = kPlayers.size();
  for (const PlayedGame& game : games) seats = std::max(seats, game.seats.size());
  std::string out = "began," + form;
  for (std::size_t seat = 0; seat < seats; ++seat) out += fmt::format(",{0},{0} deck,{0} code", seat_word(seat, seats));
  out += ",winner,reason,first turn,turns,decisions,seconds,file\n";
  for (const PlayedGame& game : games) {
    out += fmt::format("{},{}", separated_word(game.began), separated_word(game.form));
    for (std::size_t seat = 0; seat < seats; ++seat) {
      const PlayedSeat sat = seat < game.seats.size() ? game.seats[seat] : PlayedSeat{};
      out += fmt::format(",{},{},{}", separated_word(sat.name), separated_word(sat.deck), sat.code);
    }
    std::string winners;
    for (const std::size_t seat : game.winners) winners += (winners.empty() ? "" : " ") + seat_word(seat, seats);
    out += fmt::format(",{},{},{},{},{},{},{}\n", winners.empty() ? "none" : winners, game.reason,
                       game.starter ? seat_word(*game.starter, seats) : "none", game.turns, game.decisions,
                       game.seconds, separated_word(game.file));
  }
  return out;
}

std::string csv_of_decks(const GameStatistics& statistics) {
  std::string out = fmt::format("deck,code,{},{},{},mean turns,mean minutes\n", rate_heads(""), rate_heads("first "),
                                rate_heads("second "));
  for (const DeckRow& row : statistics.decks)
    out += fmt::format("{},{},{},{},{},{:.2f},{:.2f}\n", separated_word(row.name), row.code, rate_fields(row.all),
                       rate_fields(row.first), rate_fields(row.second), row.turns, row.minutes);
  return out;
}

std::string csv_of_cards(const GameStatistics& statistics) {
  std::string out = fmt::format("card,{},{},{}\n", rate_heads("in deck "), rate_heads("drawn "), rate_heads("played "));
  for (const CardRow& row : statistics.cards)
    out += fmt::format("{},{},{},{}\n", separated_word(row.code), rate_fields(row.in_deck), rate_fields(row.drawn),
                       rate_fields(row.played));
  return out;
}

}  // namespace table
