// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/cards/catalog.h"
#include "engine/rising_clan/options/options.h"
#include "engine/rising_clan/state/game_state.h"

namespace rising_clan {

/// What the rules read besides the state. It outlives every call.
struct Rulebook {
  const Catalog* cards = nullptr;
  Options options = {};
};

/// A game to be read. Owns nothing: state and rules outlive it.
struct Position {
  const GameState& state;
  const Catalog& cards;
  const Options& options;

  Position(const GameState& s, const Rulebook& rules) : state(s), cards(*rules.cards), options(rules.options) {}

  const CardDefinition& definition(CardId card) const { return cards[state[card].definition]; }
  const Numbers& numbers() const { return cards.numbers(); }
  /// A number by the players at the start.
  int by_players(const ByPlayers& row) const { return row[static_cast<std::size_t>(state.seats - 2)]; }
};

/// An option, or what the card file says.
constexpr int chosen(int option, int data) { return option == kAsData ? data : option; }

}  // namespace rising_clan
