// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/gormiti/cards/catalog.h"
#include "engine/table/scenario_words.h"
#include "engine/table/source_value.h"

/// Positions, decisions and expectations as text: tests of the rules that need no code. tests/gormiti/scenarios has the
/// notation.
namespace gormiti::scenario {

using table::scenario::Cursor;
using table::scenario::Problem;
using table::scenario::Problems;
using table::scenario::SourceLine;

struct Statement {
  SourceLine line;
  std::string text;  ///< as written
};

struct Scenario {
  std::string file;
  int line = 0;
  std::string id, title;
  std::vector<std::string> rules;
  std::vector<Statement> statements;
};

struct ScenarioFile {
  Catalog cards;  ///< the shipped ones and those of the file
  std::vector<Scenario> scenarios;
  Problems problems;  ///< with one among them nothing is played
};

/// A card without an effect, of which decks are made where they do not matter.
inline constexpr std::string_view kFiller = "filler";

/// Reads a scenario file. `shipped`: what the card source of the game says; the file may bring more cards.
ScenarioFile read_scenarios(std::string_view text, std::string_view file, const table::SourceValue& shipped);

/// The first line that does not hold.
struct Failure {
  int line = 0;
  std::string text;  ///< the line as written
  std::string expected, found;
};

struct Run {
  const Scenario* scenario = nullptr;
  Problems problems;  ///< a line cannot be read, or the position cannot be
  std::optional<Failure> failure;

  bool passed() const { return problems.empty() && !failure; }
};

/// Plays it up to the first line that does not hold.
Run run_scenario(const Scenario& scenario, const Catalog& cards);

/// Some lines: where, what was expected, what was found.
std::string text_of(const Run& run);

}  // namespace gormiti::scenario
