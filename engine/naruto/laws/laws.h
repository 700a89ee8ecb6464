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
///   closed list     whatever action there is, it is accepted exactly if it is listed
///   refusal         a refused action changes nothing
///   events          the events, applied to the old state, give the new one; each reads back from its text
///   copy            a copied game goes the same way
///   derived         what lets questions end early is what it is from scratch, and changes no option
///   steps           of a turn never go back, and no window leads to one of them twice
///   chain           in its zone lie only cards of links, and of uses that come to their end
///   fence           nobody but the owner learns a hidden card, and no luck is spent, without one
///   length          no list of events is longer than a cap
///   secrecy         two hidden cards exchanged leave the other player's view and options equal
///   curtain         what is covered is not in the covered view, and two covered cards exchanged leave it equal
struct LawReport {
  std::string broken;
  int decisions = 0;
};
/// `at_the_desk`: the players also agree on changes of the position now and then (N-CR-05).
LawReport check_laws(const Rulebook& rules, const Setup& setup, std::uint64_t player_seed, bool at_the_desk = false);

}  // namespace naruto
