// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/naruto/game.h"

/// Laws of the way from one decision to the next. Each gives an empty text if it holds.
namespace naruto {

/// The cards that this view shows where they lie, and those that are looked at.
CardSet shown_in(const PlayerView& view);

/// The steps of a turn never go back, but for the active player's turn in the mission phase: no window leads to
/// a step for the second time.
std::string steps_law(Step before, const Events& events, const Edition& edition);

/// Cards lie in the chain zone as long as they are links, or their use is coming to its end.
std::string chain_law(const GameState& state);

/// No list of events is longer than a cap.
std::string length_law(const Events& events);

/// Nobody but its owner learns a hidden card, and no luck is spent, without a fence; and what a player is shown is what
/// `faces_seen` says.
std::string fence_law(const GameState& before, const GameState& after, const Rulebook& rules, const Action& action,
                      const Events& events);

}  // namespace naruto
