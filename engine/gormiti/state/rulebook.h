// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/cards/catalog.h"
#include "engine/gormiti/decks/options.h"
#include "engine/gormiti/state/game_state.h"

namespace gormiti {

/// What the rules read besides the state. It outlives every call.
struct Rulebook {
  const Catalog* cards = nullptr;
  Options options = {};
};

/// A game to be read. Owns nothing.
struct Position {
  const GameState& state;
  const Catalog& cards;
  const Options& options;

  Position(const GameState& s, const Rulebook& rules) : state(s), cards(*rules.cards), options(rules.options) {}

  const CardDefinition& definition(CardId card) const { return cards[state[card].definition]; }
  bool is_fighter(CardId card) const { return is_fighter_zone(state[card].zone); }
};

}  // namespace gormiti
