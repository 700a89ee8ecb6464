// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>

namespace playsheet {

struct RulesOptions {
  std::filesystem::path sources = ".";  ///< root of the project
  bool json = false;
  std::string game = {};  ///< empty: naruto
};

/// `rules`: the table rule -> file -> tests, made from the rule ids that the sources and the scenarios name. Exit code
/// 1 if a rule has no file or no test, 2 if there is no such game. Rules of Gormiti that need none of them stand with
/// the reason in `tests/gormiti/rules.txt`; examples of its rules need a test only.
int run_rules(const RulesOptions& options, std::ostream& out, std::ostream& err);

}  // namespace playsheet
