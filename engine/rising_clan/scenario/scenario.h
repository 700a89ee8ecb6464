// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "engine/rising_clan/cards/catalog.h"
#include "engine/table/scenario_run.h"
#include "engine/table/source_value.h"

/// Positions, decisions and expectations as text: tests of the rules that need no code. tests/rising_clan/scenarios has
/// the notation.
namespace rising_clan::scenario {

using table::scenario::Cursor;
using table::scenario::Difference;
using table::scenario::Problem;
using table::scenario::Problems;
using table::scenario::Run;
using table::scenario::Scenario;
using table::scenario::SourceLine;
using table::scenario::Statement;
using table::scenario::text_of;

struct ScenarioFile {
  Catalog cards;  ///< the shipped ones, and what the file says otherwise
  std::vector<Scenario> scenarios;
  Problems problems;  ///< with one among them nothing is played
};

/// Reads a scenario file. `shipped`: what the card source of the game says. The file may bring more cards, and change
/// facts of those there are.
ScenarioFile read_scenarios(std::string_view text, std::string_view file, const table::SourceValue& shipped);

/// Plays it up to the first line that does not hold. The cards outlive the call.
Run run_scenario(const Scenario& scenario, const Catalog& cards);

}  // namespace rising_clan::scenario
