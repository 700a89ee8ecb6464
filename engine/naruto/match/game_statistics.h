// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/naruto/match/record_summary.h"
#include "engine/table/interval.h"

/// Numbers about games that are over: how often decks and cards won, and how sure that is.
namespace naruto {

/// A game as the history keeps it.
struct PlayedGame {
  std::string file;   ///< of its record
  std::string began;  ///< "2026-11-22 19:17:00", the clock of the table
  std::string edition;
  PerPlayer<std::string> names;
  PerPlayer<std::string> decks;  ///< their names
  PerPlayer<std::string> codes;  ///< share codes of their cards: the same cards, the same code
  PlayerId winner = PlayerId::south;
  PlayerId starter = PlayerId::south;
  EndReason reason = EndReason::none;
  int turns = 0;
  int decisions = 0;
  int seconds = 0;  ///< of play, breaks left out; 0: not known
  PerPlayer<std::vector<CardTally>> cards;
  friend bool operator==(const PlayedGame&, const PlayedGame&) = default;
};

/// The code under which a deck is counted: its cards, whatever it is called and whatever it was made for.
std::string cards_code(const Deck& deck);

/// Won of played.
struct WinRate {
  int won = 0;
  int played = 0;
  void add(bool win) {
    ++played;
    won += win ? 1 : 0;
  }
  double share() const { return played > 0 ? static_cast<double>(won) / played : 0; }
  table::Interval interval() const { return table::wilson(won, played); }
  friend bool operator==(const WinRate&, const WinRate&) = default;
};

struct DeckRow {
  std::string code;
  std::string name;            ///< it had last
  WinRate all, first, second;  ///< `first`: with the first turn
  double turns = 0;            ///< on average
  double minutes = 0;          ///< on average, of the games whose length is known; 0: of none
};

struct CardRow {
  std::string code;
  WinRate in_deck, drawn, played;  ///< a deck that has it, that drew it, that played it; each counts once a game
};

struct GameStatistics {
  int games = 0;
  std::vector<DeckRow> decks;  ///< those that played most first
  std::vector<CardRow> cards;
};

GameStatistics game_statistics(const std::vector<PlayedGame>& games);

/// Tables with a heading line, fields in quotes where they need it.
std::string csv_of_games(const std::vector<PlayedGame>& games);
std::string csv_of_decks(const GameStatistics& statistics);
std::string csv_of_cards(const GameStatistics& statistics);

}  // namespace naruto
