// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "engine/naruto/game.h"

/// The laws: statements that hold at every moment of every game, checked on random games.
namespace naruto {

/// Plays one random game and checks every law at every decision. Empty if none is broken, else which one and where.
///   one decider     somebody is asked and has an allowed answer, or the game is over
///   conservation    every card is in exactly one zone, and that zone agrees with the card
///   options         unique, in a fixed order, each allowed exactly when `apply` accepts it
///   refusal         a refused action changes nothing
///   events          the events, applied to the old state, give the new one; each reads back from its text
///   copy            a copied game goes the same way
///   derived         what lets questions end early is what it is from scratch, and changes no option
///   secrecy         two hidden cards exchanged leave the other player's view and options equal
struct LawReport {
  std::string broken;
  int decisions = 0;
};
/// `at_the_desk`: the players also agree on changes of the position now and then (N-CR-05).
LawReport check_laws(const Rulebook& rules, const Setup& setup, std::uint64_t player_seed, bool at_the_desk = false);

}  // namespace naruto
