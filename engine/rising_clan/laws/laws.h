// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "engine/rising_clan/game.h"

/// The laws: statements that hold at every moment of every game, checked on random games.
namespace rising_clan {

struct LawReport {
  std::string broken;  ///< empty if none is
  int decisions = 0;
  int turns = 0;
  Outcome outcome;
};

/// Plays one random game and checks every law at one decision of `every`; the events law at each.
///   conservation    every card is in exactly one place, and that place agrees with the card
///   one decider     one seat is asked and has an allowed answer, or the game is over
///   options         unique, each allowed exactly when `apply` accepts it, read back from their text
///   closed list     whatever action there is, it is accepted exactly if it is listed
///   refusal         a refused action changes nothing, and names a rule
///   events          applied to the old state, they give the new one, also after being written and read
///   copy            a copied game goes the same way
///   secrecy         two hidden cards, or roles, exchanged leave a third seat's view and options equal, and whoever is
///                   asked next, as long as they are not touched
///   end             every game has one, and a tournament can take it (game_facts.h)
LawReport check_laws(const Rulebook& rules, const Setup& setup, std::uint64_t player_seed, int every = 1);

/// The first law that this position breaks, or nothing. `luck` chooses among all that could be tried.
std::string broken_law(const GameState& state, const Rulebook& rules, table::RandomStream& luck);

}  // namespace rising_clan
