// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/scenario/scenario.h"
#include "engine/naruto/scenario/words.h"

namespace naruto::scenario {

/// The text of a file that a scenario names ("use cards other.toml"); nothing if there is none. The caller knows where
/// it lies.
using OpenFile = std::function<std::optional<std::string>(std::string_view name)>;

struct ScenarioFile {
  std::vector<Scenario> scenarios;  ///< those without a fault, in the order of the file
  std::vector<Problem> problems;    ///< at most one for each line
  int refused = 0;                  ///< scenarios with a fault; 1 for a fault outside of all
};

/// Reads a scenario file (tests/scenarios/README.md). Cards that it brings are added to the catalog, which must hold
/// the others already. `file` is the name used in messages. Never throws on bad input.
ScenarioFile read_scenarios(std::string_view text, std::string_view file, const OpenFile& open, Catalog& cards);

/// The same for a text that brings no cards: the catalog stays as it is.
ScenarioFile read_scenarios(std::string_view text, std::string_view file, const Catalog& cards);

}  // namespace naruto::scenario
