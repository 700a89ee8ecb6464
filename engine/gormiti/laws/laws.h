// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "engine/gormiti/game.h"

/// The laws: statements that hold at every moment of every game, checked on random games.
namespace gormiti {

struct LawReport {
  std::string broken;  ///< empty if none is
  int decisions = 0;
  int turns = 0;
  Outcome outcome = Outcome::none;
  EndReason end = EndReason::none;
  bool south_started = false;
};

/// Plays one random game and checks every law at every decision.
///   conservation    every card is in exactly one zone, and that zone agrees with the card; Weapons have a bearer
///   one decider     somebody is asked and has an allowed answer, or the game is over
///   options         unique, each allowed exactly when `apply` accepts it, read back from their text
///   closed list     whatever action there is, it is accepted exactly if it is listed (order of a payment aside)
///   refusal         a refused action changes nothing, and names a rule
///   events          applied to the old state, they give the new one; each reads back from its text
///   copy            a copied game goes the same way
///   check           nobody but a Hero of a game that is over stands at 0 HP or less
///   texts           which cards on the field have which kind of text is kept as it would be found out
///   secrecy         two hidden cards exchanged leave the other player's view and options equal
///   curtain         what is covered is not in the covered view, and two covered cards exchanged leave it equal
///   end             every game has one
/// `desk`: a few times in the game the players agree on a change at the judge's desk.
LawReport check_laws(const Rulebook& rules, const Setup& setup, std::uint64_t player_seed, bool desk = false);

/// The first law that this position breaks, or nothing. `luck` chooses among all that could be tried.
std::string broken_law(const GameState& state, const Rulebook& rules, table::RandomStream& luck);

}  // namespace gormiti
