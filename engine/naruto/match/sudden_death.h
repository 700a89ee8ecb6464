// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "engine/naruto/match/match.h"
#include "engine/table/sudden_death.h"

namespace naruto {

/// The steps of a game that is played on after time was called, from the decision of this number on (T-706, T-709): for
/// whom each of them met the condition. A player meets it by taking a battle reward, or by sending a Ninja that the
/// opponent controls from play to the discard pile, in a showdown or by a text of their own; who wins the game meets it
/// alone. What happens at once, as in the showdowns of one turn or in one link of the chain, is one step (T-708). South
/// is `a`.
std::vector<table::SuddenDeath> sudden_death_steps(const Match& match, std::size_t from);

}  // namespace naruto
