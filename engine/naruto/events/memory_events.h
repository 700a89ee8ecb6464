// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/state/game_state.h"

/// What a turn, or a text, remembers: names, payments, what became of a card.
namespace naruto {

/// A player has named a card; the text of `by` speaks of it. `tracks`: the player tracks Ninja of this name.
struct CardNamed {
  PlayerId player;
  CardId by;
  Word name;
  bool tracks;

  friend bool operator==(const CardNamed&, const CardNamed&) = default;
};

/// These chakra have paid for this use of a Jutsu.
struct ChakraSpent {
  CardId jutsu;
  FixedVector<CardId, kMaxPayment> chakra;

  friend bool operator==(const ChakraSpent&, const ChakraSpent&) = default;
};

/// See `CardState::noted_this_turn`.
struct TurnNoted {
  CardId card;

  friend bool operator==(const TurnNoted&, const TurnNoted&) = default;
};

}  // namespace naruto
