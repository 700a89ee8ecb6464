// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "engine/tournament/journal/fold.h"
#include "engine/tournament/journal/proposals.h"
#include "engine/tournament/knockout/final_ranking.h"
#include "engine/tournament/pairing/explain.h"
#include "engine/tournament/ranking/standings.h"

namespace tournament_tests {

using namespace tournament;

/// A hall with players called A, B, C ...: rounds are told as they were, and everything refused is a failure.
class Hall {
 public:
  using Options = std::vector<std::pair<std::string, std::string>>;
  explicit Hall(int players, const Options& options = {}, std::uint64_t seed = 1, Type type = Type::swiss);

  const Event& event() const { return journal.event(); }
  static EntryId id(char name) { return name == '-' ? kBye : name - 'A' + 1; }
  static char name(EntryId id) { return id == kBye ? '-' : static_cast<char>('A' + id - 1); }

  /// A command that must be carried out; the reason is given with it.
  void give(Command command, const std::string& reason = "because");
  /// A command that must be refused: with this code.
  void refuse(Command command, RefusalCode code, const std::string& reason = {});

  /// One more player, who is here.
  EntryId enrol(int number);
  /// "AB CD E-": drafted as they were elsewhere, published, started.
  void seat(const std::string& tables, Stage stage = Stage::swiss, bool third_place = false);
  /// Drafted by the program, published, started; what it drafted, as "AB CD E-".
  std::string pair();
  /// A beats B, by 2-0; "AB" both by name; in the last round or in that of the number.
  void win(const std::string& winners, int a = 2, int b = 0);
  /// The first of every table of the last round wins by 2-0.
  void win_all();
  void draw(char player);
  Match match(char player, int round = 0) const;
  void result(char player, Score score, const std::string& reason = {}, int round = 0);
  /// The points of a whole round: "AB CD E- F=G": A beats B, C beats D, E has the bye, F and G draw.
  void played(const std::string& round);

  /// Tie-break games that the first of each pair wins.
  void settle_ties();
  /// The cut as the program makes it.
  void cut();

  int points(char player) const;
  /// Of the national ranking (T-803), in the final order.
  std::vector<int> national() const;
  /// "A BC D": places of the Swiss ranking, those who share one together.
  std::string ranking() const;
  std::string final_order() const;
  /// What the next round would be, as "AB CD".
  std::string proposed() const;
  Cost proposed_cost() const;
  static std::string text(const Tables& tables);

  Journal journal;
};

}  // namespace tournament_tests
