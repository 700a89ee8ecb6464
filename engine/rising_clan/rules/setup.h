// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/events/event.h"
#include "engine/rising_clan/options/refusal.h"
#include "engine/rising_clan/state/rulebook.h"

/// Set-up by number of players (R-8, R-D01). Which roles there can be follows from the number and the group, and is
/// public; which of them were not dealt is told nobody.
namespace rising_clan {

class Change;

/// Seats are counted clockwise from 0. `group`: 1 or 2, with three players; else 0.
struct Setup {
  int players = 4;
  int group = 0;
  std::uint64_t seed = 1;
};

Refusal check_setup(const Rulebook& rules, const Setup& setup);
/// Decks shuffled, roles, goals and hands dealt. What `check_setup` refuses must not come here.
void set_up(GameState& state, const Rulebook& rules, const Setup& setup);
void step_setup(Change& change);

}  // namespace rising_clan
