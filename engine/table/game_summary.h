// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/table/card_game.h"
#include "engine/table/clean_name.h"
#include "engine/table/record_summary.h"

/// What a record of a game on the seam says of its match, for a list of matches of all games.
namespace table {

inline constexpr std::size_t kMostSeatsOfAGame = 9;

struct SeatSummary {
  std::string name;                   ///< of the player; may be empty
  std::string deck;                   ///< its name; empty where a game has no decks
  std::vector<CardTally> cards = {};  ///< of the deck, in its order
};

/// How a game ended.
struct EndSummary {
  std::vector<std::size_t> winners;  ///< seats from 0; none: a draw, or nobody won
  std::string reason;                ///< the word of the game for it
};

struct GameSummary : RecordOutline {
  std::string game;
  std::string mode;  ///< where a game has several
  std::uint64_t seed = 0;
  std::vector<SeatSummary> seats;
  int turn = 0;                        ///< or round: by what the game counts
  std::optional<std::size_t> starter;  ///< the seat with the first turn, where somebody has
  std::optional<EndSummary> end;       ///< nothing: the game is not over
};

/// What one decision brought of it.
struct ToldOfGame {
  int turn = 0;     ///< that began; 0: none
  int counted = 0;  ///< turns that began or rounds that ended, where the events of a game do not number them
  std::optional<std::size_t> starter;
  std::optional<EndSummary> end;
  std::vector<int> drawn, played;  ///< numbers of cards, those of the decks in their order, seat after seat
};

/// A game whose records are listed.
template <class G>
concept ListedGame = RecordedGame<G> && requires(const typename G::Event& event, ToldOfGame& told) {
  /// A turn that begins, a card that comes to the hand or into play, the end of the game.
  G::tell(event, told);
};

template <ListedGame G>
class GameSummaryReader : public RecordSummaryReader<GameSummaryReader<G>, ToldOfGame> {
  using Base = RecordSummaryReader<GameSummaryReader<G>, ToldOfGame>;

 public:
  explicit GameSummaryReader(std::string_view record) : Base(record) {}

  std::optional<GameSummary> read(std::optional<RecordProblem>& problem) {
    sum_.game = std::string(G::name);
    problem = read_record_begin(this->lines(), G::name, G::record_version);
    if (!problem) problem = this->read_head();
    if (problem) return std::nullopt;
    std::vector<int> drawn, played;
    for (ToldOfGame& told : this->read_decisions(sum_)) {
      if (told.turn > 0) sum_.turn = told.turn;
      sum_.turn += told.counted;
      if (told.starter) sum_.starter = told.starter;
      if (told.end) sum_.end = std::move(told.end);
      drawn.insert(drawn.end(), told.drawn.begin(), told.drawn.end());
      played.insert(played.end(), told.played.begin(), told.played.end());
    }
    dealt_.count(std::move(drawn), &CardTally::drawn);
    dealt_.count(std::move(played), &CardTally::played);
    return std::move(sum_);
  }

 private:
  friend Base;

  bool head_line(std::string_view line, std::string_view raw) {
    if (line.starts_with("  ")) return card(without_indent(line));
    if (Base::series_line(line, sum_)) return sum_.series.has_value();
    for (const std::string_view key : {"south", "north", "seat"})
      if (const auto name = name_in_line(raw, key)) {
        if (sum_.seats.size() >= kMostSeatsOfAGame) return false;
        sum_.seats.push_back({clean_name(*name), {}});
        decks_.emplace_back();
        return true;
      }
    if (const auto deck = name_in_line(raw, "deck")) {
      if (sum_.seats.empty()) return false;
      sum_.seats.back().deck = clean_name(*deck);
      return true;
    }
    if (const auto mode = name_in_line(line, "mode")) sum_.mode = std::string(*mode);
    if (const auto seed = name_in_line(line, "seed")) sum_.seed = number_of<std::uint64_t>(*seed).value_or(0);
    return !line.empty();
  }
  bool card(std::string_view code) {
    if (decks_.empty()) return false;
    decks_.back().emplace_back(code);
    return true;
  }
  void begin() {
    for (std::size_t seat = 0; seat < decks_.size(); ++seat)
      for (const std::string& code : decks_[seat]) dealt_.deal(sum_.seats[seat].cards, code);
  }
  void event(std::string_view line, ToldOfGame& told) {
    if (const auto event = G::read_event(line)) G::tell(*event, told);
  }

  std::vector<std::vector<std::string>> decks_;  ///< of each seat
  DealtCards dealt_;
  GameSummary sum_;
};

/// Nothing, with the place in `problem`, if this is no record of this game.
template <ListedGame G>
std::optional<GameSummary> summarize(std::string_view record, std::optional<RecordProblem>& problem) {
  return GameSummaryReader<G>(record).read(problem);
}

}  // namespace table
