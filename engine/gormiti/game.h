// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "engine/gormiti/actions/disclosure.h"
#include "engine/gormiti/actions/option.h"
#include "engine/gormiti/actions/player_view.h"
#include "engine/gormiti/decks/deck_check.h"
#include "engine/gormiti/events/event.h"
#include "engine/gormiti/state/rulebook.h"

/// The functions of the game. They own nothing: the catalog outlives every call, the state is the caller's.
namespace gormiti {

/// South is seat 1, north seat 2 (G-109).
struct Setup {
  Mode mode = Mode::strategic;
  PerPlayer<std::vector<DefinitionId>> decks;
  std::uint64_t seed = 1;
};

/// Why no game can begin with these decks and options.
Refusal check_setup(const Rulebook& rules, const Setup& setup);

/// A new game that asks its first question. What `check_setup` refuses gives a game without cards that is over.
GameState new_game(const Rulebook& rules, const Setup& setup, Events* events = nullptr);

/// The one door: changes the state and appends the events, or refuses with a reason and changes nothing (G-107).
Refusal apply(GameState& state, const Rulebook& rules, PlayerId by, const Action& action, Events* events = nullptr);

/// The pure form.
struct Applied {
  GameState state;
  Events events;
  Refusal refusal;  ///< set: the state is the old one, and there are no events
};
Applied applied(const GameState& state, const Rulebook& rules, PlayerId by, const Action& action);

/// What the open question offers this player, in a fixed order, each allowed or refused with the reason.
std::vector<Option> options(const GameState& state, const Rulebook& rules, PlayerId player);

/// What is allowed of it for whoever is asked, in the same order; `out` is emptied first. For players that look at many
/// games: nobody is told why not.
void allowed_actions(const GameState& state, const Rulebook& rules, std::vector<Action>& out);

/// What this player may see (G-316, G-317, G-318). Covered are the own hand, deck and choice, and what a question shows
/// of hidden cards; open are those of both players but for the deck of the other one.
PlayerView view_for(const GameState& state, const Rulebook& rules, PlayerId player, Hands hands = Hands::own);

}  // namespace gormiti
