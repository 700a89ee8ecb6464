// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <iosfwd>

namespace playsheet {

struct RulesOptions {
  std::filesystem::path sources = ".";  ///< root of the project
  bool json = false;
};

/// `rules`: the table rule -> file -> tests, made from the rule ids that the sources and the scenarios name. Exit code
/// 1 if a rule has no file or no test.
int run_rules(const RulesOptions& options, std::ostream& out, std::ostream& err);

}  // namespace playsheet
