// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/table/interval.h"
#include "engine/table/record_summary.h"

/// Numbers about games that are over, whichever game it is: how often decks and cards won, and how sure that is.
namespace table {

struct PlayedSeat {
  std::string name;  ///< of the player
  std::string deck;  ///< its name; empty where a game has no decks
  std::string code;  ///< of its cards: the same cards, the same code
  std::vector<CardTally> cards = {};
  friend bool operator==(const PlayedSeat&, const PlayedSeat&) = default;
};

/// A game as the history keeps it.
struct PlayedGame {
  std::string file;   ///< of its record
  std::string began;  ///< "2026-11-22 19:17:00", the clock of the table
  std::string game;   ///< which it is: "naruto"
  std::string form;   ///< of it: an edition, a mode; may be empty
  std::vector<PlayedSeat> seats;
  std::vector<std::size_t> winners;    ///< seats; none: a draw, or nobody won
  std::optional<std::size_t> starter;  ///< the seat with the first turn; nothing where nobody has
  std::string reason;                  ///< the word of the game for how it ended
  int turns = 0;                       ///< or rounds: by what the game counts
  int decisions = 0;
  int seconds = 0;  ///< of play, breaks left out; 0: not known

  bool won(std::size_t seat) const { return std::find(winners.begin(), winners.end(), seat) != winners.end(); }
  friend bool operator==(const PlayedGame&, const PlayedGame&) = default;
};

/// Won of played. A draw is played and not won.
struct WinRate {
  int won = 0;
  int played = 0;
  void add(bool win) {
    ++played;
    won += win ? 1 : 0;
  }
  double share() const { return played > 0 ? static_cast<double>(won) / played : 0; }
  Interval interval() const { return wilson(won, played); }
  friend bool operator==(const WinRate&, const WinRate&) = default;
};

struct DeckRow {
  std::string code;
  std::string name;            ///< it had last
  WinRate all, first, second;  ///< `first`: with the first turn; `second`: without, where somebody has it
  double turns = 0;            ///< on average
  double minutes = 0;          ///< on average, of the games whose length is known; 0: of none
};

struct CardRow {
  std::string code;
  WinRate in_deck, drawn, played;  ///< a deck that has it, that drew it, that played it; each counts once a game
};

struct GameStatistics {
  int games = 0;
  WinRate starters;            ///< the seat with the first turn, of the games that have one
  std::vector<DeckRow> decks;  ///< those that played most first
  std::vector<CardRow> cards;
};

/// Of games of one game.
GameStatistics game_statistics(const std::vector<PlayedGame>& games);

/// Tables with a heading line, fields in quotes where they need it. The games have a column of each seat; `form` is the
/// heading of what is played of the game: "edition".
std::string csv_of_games(const std::vector<PlayedGame>& games, const std::string& form);
std::string csv_of_decks(const GameStatistics& statistics);
std::string csv_of_cards(const GameStatistics& statistics);

}  // namespace table
