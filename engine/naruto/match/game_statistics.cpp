// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/game_statistics.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "engine/naruto/decks/formats/share_code.h"
#include "engine/table/separated_values.h"

namespace naruto {
namespace {

std::string rate_fields(const WinRate& rate) {
  if (rate.played == 0) return "0,0,,,";
  const auto [low, high] = rate.interval();
  return fmt::format("{},{},{:.4f},{:.4f},{:.4f}", rate.played, rate.won, rate.share(), low, high);
}

std::string rate_heads(std::string_view what) { return fmt::format("{0}played,{0}won,{0}share,{0}low,{0}high", what); }

struct DeckSums {
  DeckRow row;
  std::string last;
  long turns = 0, seconds = 0, timed = 0;
};

}  // namespace

std::string cards_code(const Deck& deck) {
  Deck plain;
  plain.cards = deck.cards;
  plain.reinforcement = deck.reinforcement;
  plain.sideboard = deck.sideboard;
  for (auto* pile : {&plain.cards, &plain.reinforcement, &plain.sideboard})
    std::sort(pile->begin(), pile->end(), [](const auto& a, const auto& b) { return a.code < b.code; });
  return share_code_of(plain);
}

GameStatistics game_statistics(const std::vector<PlayedGame>& games) {
  std::map<std::string, DeckSums> decks;
  std::map<std::string, CardRow> cards;
  for (const PlayedGame& game : games)
    for (const PlayerId player : table::kPlayers) {
      const bool won = game.winner == player;
      DeckSums& deck = decks[game.codes[player]];
      deck.row.all.add(won);
      (game.starter == player ? deck.row.first : deck.row.second).add(won);
      deck.turns += game.turns;
      deck.seconds += game.seconds;
      deck.timed += game.seconds > 0 ? 1 : 0;
      if (deck.row.name.empty() || game.began >= deck.last) {
        deck.row.name = game.decks[player];
        deck.last = game.began;
      }
      for (const CardTally& tally : game.cards[player]) {
        CardRow& card = cards[tally.code];
        card.in_deck.add(won);
        if (tally.drawn > 0) card.drawn.add(won);
        if (tally.played > 0) card.played.add(won);
      }
    }
  GameStatistics out;
  out.games = static_cast<int>(games.size());
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

std::string csv_of_games(const std::vector<PlayedGame>& games) {
  std::string out =
      "began,edition,south,south deck,south code,north,north deck,north code,winner,reason,first turn,turns,decisions,"
      "seconds,file\n";
  for (const PlayedGame& game : games) {
    out += fmt::format("{},{}", table::separated_word(game.began), table::separated_word(game.edition));
    for (const PlayerId player : table::kPlayers)
      out += fmt::format(",{},{},{}", table::separated_word(game.names[player]),
                         table::separated_word(game.decks[player]), game.codes[player]);
    out += fmt::format(",{},{},{},{},{},{},{}\n", table::name_of(game.winner), table::name_of(game.reason),
                       table::name_of(game.starter), game.turns, game.decisions, game.seconds,
                       table::separated_word(game.file));
  }
  return out;
}

std::string csv_of_decks(const GameStatistics& statistics) {
  std::string out = fmt::format("deck,code,{},{},{},mean turns,mean minutes\n", rate_heads(""), rate_heads("first "),
                                rate_heads("second "));
  for (const DeckRow& row : statistics.decks)
    out += fmt::format("{},{},{},{},{},{:.2f},{:.2f}\n", table::separated_word(row.name), row.code,
                       rate_fields(row.all), rate_fields(row.first), rate_fields(row.second), row.turns, row.minutes);
  return out;
}

std::string csv_of_cards(const GameStatistics& statistics) {
  std::string out = fmt::format("card,{},{},{}\n", rate_heads("in deck "), rate_heads("drawn "), rate_heads("played "));
  for (const CardRow& row : statistics.cards)
    out += fmt::format("{},{},{},{}\n", table::separated_word(row.code), rate_fields(row.in_deck),
                       rate_fields(row.drawn), rate_fields(row.played));
  return out;
}

}  // namespace naruto
