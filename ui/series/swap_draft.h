// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/match/series.h"

namespace playsheet {

/// A swap while it is put together: how many copies of each card lie in the deck and in the sideboard. Moves cards and
/// counts; whether the result may be played is asked of the engine.
class SwapDraft {
 public:
  /// `before`: with what the last game was played; `registered`: with what the match began (N-SIDE-06).
  SwapDraft(const naruto::Deck& before, const naruto::Deck& registered);

  struct Row {
    std::string code;
    int deck = 0;
    int sideboard = 0;
    int deckBefore = 0;
    int sideboardBefore = 0;
    int deckRegistered = 0;
    friend bool operator==(const Row&, const Row&) = default;
  };
  /// Every card of both piles, in the order of the registered deck, so that nothing jumps.
  const std::vector<Row>& rows() const { return rows_; }

  /// One copy to the other pile; false if there is none to be moved.
  bool intoDeck(std::string_view code) { return move(code, 1); }
  bool outOfDeck(std::string_view code) { return move(code, -1); }
  void asBefore();
  void asRegistered();
  /// As somebody had left it: what this swap moves, from the piles as they were before.
  void take(const naruto::Swap& swap);

  naruto::Swap swap() const;
  int deckSize() const;
  int sideboardSize() const;

 private:
  bool move(std::string_view code, int copies);
  void add(const std::vector<naruto::DeckEntry>& pile, int Row::*count);

  std::vector<Row> rows_;
};

}  // namespace playsheet
