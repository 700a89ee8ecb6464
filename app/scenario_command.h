// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

namespace playsheet {

struct ScenarioOptions {
  std::vector<std::filesystem::path> files;  ///< scenario files, or folders that are searched for `*.scenario`
  std::filesystem::path cards;               ///< the card database
  std::filesystem::path test_cards;          ///< the invented cards T01 to T33
  std::string edition;                       ///< only in this edition; empty: in all that a scenario names
  bool verbose = false;                      ///< one line for each scenario
  bool json = false;
};

/// Plays scenarios (tests/scenarios/README.md) and tells what does not hold. 0: all passed; 1: something failed or
/// cannot be read.
int run_scenarios(const ScenarioOptions& options, std::ostream& out, std::ostream& err);

}  // namespace playsheet
