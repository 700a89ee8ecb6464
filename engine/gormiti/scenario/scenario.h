// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "engine/gormiti/cards/catalog.h"
#include "engine/table/scenario_run.h"
#include "engine/table/source_value.h"

/// Positions, decisions and expectations as text: tests of the rules that need no code. tests/gormiti/scenarios has the
/// notation.
namespace gormiti::scenario {

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
  Catalog cards;  ///< the shipped ones and those of the file
  std::vector<Scenario> scenarios;
  Problems problems;  ///< with one among them nothing is played
};

/// A card without an effect, of which decks are made where they do not matter.
inline constexpr std::string_view kFiller = "filler";

/// Reads a scenario file. `shipped`: what the card source of the game says; the file may bring more cards.
ScenarioFile read_scenarios(std::string_view text, std::string_view file, const table::SourceValue& shipped);

/// Plays it up to the first line that does not hold.
Run run_scenario(const Scenario& scenario, const Catalog& cards);

}  // namespace gormiti::scenario
