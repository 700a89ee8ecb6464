// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <string>
#include <string_view>

#include "engine/table/enum_names.h"

namespace playsheet {

/// The books of rules, as `--game` names them: of games that are played, and of organised play.
enum class RuleBook : std::uint8_t { naruto, gormiti, tournament, rising_clan };

struct RulesOptions {
  std::filesystem::path sources = ".";  ///< root of the project
  bool json = false;
  std::string game = {};  ///< of the rule book; empty: naruto
};

/// `rules`: the table rule -> file -> tests, made from the rule ids that the sources and the scenarios name. A range of
/// ids ("N-HLT-01 to -04") counts in tests alone: in the sources each id stands where its rule is carried out. Exit
/// code 1 if a rule has no file or no test, 2 if there is no such book of rules. Rules of the other books than Naruto’s
/// that need none of them stand with the reason in `rules.txt` of their tests; worked examples need a test only. Names
/// of tests count as well: `..._T530` names T-530, `..._TE07` the example T-E07.
int run_rules(const RulesOptions& options, std::ostream& out, std::ostream& err);

}  // namespace playsheet

namespace table {
template <>
struct EnumNames<playsheet::RuleBook> {
  static constexpr std::array<std::string_view, 4> names{"naruto", "gormiti", "tournament", "rising-clan"};
};
}  // namespace table
