// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/rising_clan/rules/scoring.h"
#include "engine/rising_clan/rules/setup.h"

/// Several games for points, from the first to the one that decides (R-1001, R-1011, R-1012, R-1016, R-1021 to R-1023).
namespace rising_clan {

/// Who takes part, by number from 0; a seat is drawn for each game.
using EntrantId = std::size_t;

class Tournament {
 public:
  /// Two to nine of them.
  Tournament(std::size_t entrants, int target) : entrants_(entrants), target_(target) {}

  struct Entrant {
    int total = 0;
    bool left = false;
    friend bool operator==(const Entrant&, const Entrant&) = default;
  };
  const std::vector<Entrant>& entrants() const { return entrants_; }
  int games() const { return static_cast<int>(played_.size()); }
  /// A game that was entered: who sat where, how it ended, and the totals of those who played it, by seat.
  struct Played {
    std::vector<EntrantId> seats;
    GameFacts facts;
    PerSeat<int> before{};
    Score score;
    bool playoff = false;
  };
  const std::vector<Played>& played() const { return played_; }
  int target() const { return target_; }
  bool over() const { return over_; }
  /// Nobody, if it is over because nobody is left.
  std::optional<EntrantId> winner() const { return winner_; }
  /// The tied best play another game among them (R-1012).
  bool playoff() const { return !playoff_.empty(); }

  /// Who plays the next game.
  std::vector<EntrantId> next_players() const;
  /// R-1023: whom chance puts on which seat, clockwise from seat 1.
  std::vector<EntrantId> drawn_seats(std::uint64_t seed) const;
  /// `group`: chosen for each game of three players anew (R-1021).
  Setup next_setup(int group, std::uint64_t seed) const;

  /// A game of these, by seat, is over: its points are added, and the totals looked at (R-1011, R-1021). False, and
  /// nothing changed: the game is not over, or these are not the ones who play it.
  bool enter_game(std::span<const EntrantId> seats, const Position& position);
  /// The same of a game of which the facts are known, by the program or from printed cards.
  bool enter_game(std::span<const EntrantId> seats, const GameFacts& facts);
  /// These, in whatever order, are the ones who play the next game.
  bool is_next(std::span<const EntrantId> seats) const;
  /// R-1023: between two games. False: there is no such one, he has left already, or the tournament is over.
  bool leave(EntrantId entrant);

  /// The winner first, then by total; equal totals share a place (R-1022).
  struct Place {
    EntrantId entrant = 0;
    int place = 1;
    friend bool operator==(const Place&, const Place&) = default;
  };
  std::vector<Place> ranking() const;

 private:
  void look_at_totals();
  void end(std::span<const EntrantId> best);

  std::vector<Entrant> entrants_;
  int target_ = 60;
  std::vector<EntrantId> playoff_;
  std::optional<EntrantId> winner_;
  std::vector<Played> played_;
  bool over_ = false;
};

}  // namespace rising_clan
