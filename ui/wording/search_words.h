// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/wording/rule_texts.h"

/// What people say where the rules use another word, and what they ask: resources/rule-search as a value. words.toml is
/// of every game; each has a file of its own besides.
namespace playsheet::wording {

/// One list for each language, in the order of `Language`.
using PhraseLists = std::array<std::vector<std::string>, 3>;

/// What is asked, and the rules that answer it, the first one first.
struct RuleAnswer {
  std::vector<std::string> rules;  ///< ids
  PhraseLists questions;
};

struct SearchWords {
  std::vector<PhraseLists> groups;  ///< words or phrases, each of which stands for the others of its list
  PhraseLists idle;                 ///< words of a question that nothing is found by
  std::vector<RuleAnswer> answers;
};

/// What two files say together.
void add(SearchWords& to, SearchWords more);

/// Strict: what is unknown or missing is a problem, and nothing is read then.
std::optional<SearchWords> read_search_words(std::string_view toml, std::string_view file,
                                             std::vector<RuleProblem>& problems);

}  // namespace playsheet::wording
