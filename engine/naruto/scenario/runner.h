// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/scenario/scenario.h"
#include "engine/naruto/scenario/words.h"

namespace naruto::scenario {

/// The first line of a scenario that does not hold.
struct Failure {
  std::string file;
  int line = 0;
  std::string text;  ///< the line as written
  std::string expected;
  std::string found;
};

/// A scenario in one edition.
struct Run {
  const Scenario* scenario = nullptr;
  const Edition* edition = nullptr;
  std::vector<Problem> problems;   ///< the position cannot be
  std::optional<Failure> failure;  ///< a line does not hold

  bool passed() const { return problems.empty() && !failure; }
};

/// Plays the scenario in this edition, with its rulings, up to the first line that does not hold.
Run run_scenario(const Scenario& scenario, const Edition& edition, const Catalog& cards);

/// In each of its editions.
std::vector<Run> run_scenario(const Scenario& scenario, const Catalog& cards);

/// Some lines: where, what was expected, what was found.
std::string text_of(const Run& run);

}  // namespace naruto::scenario
