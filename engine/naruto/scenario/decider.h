// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/naruto/scenario/table.h"

/// From the words of a scenario to actions of the engine.
namespace naruto::scenario {

/// What came of a decision.
struct Decided {
  Refusal refusal;      ///< why the engine refused it; the game is as before then
  std::string trouble;  ///< what of the line had no place in the game; the game is as before then

  bool accepted() const { return !refusal && trouble.empty(); }
};

/// Carries a line out: first passes and ends steps that stand between the open question and the decision (not in a
/// strict scenario), then the decision with all its parts. Either all of it happens or nothing (N-GEN-04).
Decided decide(Table& table, const Decision& decision, bool strict);

/// Passes and ends steps up to there, keeps hands and sends nothing. Empty, or what stood in the way.
std::string go_on(Table& table, const Continue& line);

}  // namespace naruto::scenario
