// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "engine/rising_clan/actions/disclosure.h"
#include "engine/rising_clan/actions/option.h"
#include "engine/rising_clan/actions/player_view.h"
#include "engine/rising_clan/events/event.h"
#include "engine/rising_clan/rules/scoring.h"
#include "engine/rising_clan/rules/setup.h"
#include "engine/rising_clan/state/rulebook.h"

/// The functions of the game: a variant with cards of our own. They own nothing: the catalog outlives every
/// call, the state is the caller's.
namespace rising_clan {

/// A new game that asks its first question. What `check_setup` refuses gives a game without cards that is over.
GameState new_game(const Rulebook& rules, const Setup& setup, Events* events = nullptr);

/// The one door: changes the state and appends the events, or refuses with a reason and changes nothing.
Refusal apply(GameState& state, const Rulebook& rules, SeatId by, const Action& action, Events* events = nullptr);

/// The pure form.
struct Applied {
  GameState state;
  Events events;
  Refusal refusal;  ///< set: the state is the old one, and there are no events
};
Applied applied(const GameState& state, const Rulebook& rules, SeatId by, const Action& action);

/// What the open question offers this seat, in a fixed order, each allowed or refused with the reason.
std::vector<Option> options(const GameState& state, const Rulebook& rules, SeatId seat);

/// What is allowed of it for the seat that is asked, in the same order; `out` is emptied first. For players that look
/// at many games: nobody is told why not.
void allowed_actions(const GameState& state, const Rulebook& rules, std::vector<Action>& out);

/// What this seat may see (R-1111); nobody: what everybody may, for a screen at which all look.
PlayerView view_for(const GameState& state, const Rulebook& rules, SeatId viewer);

}  // namespace rising_clan
