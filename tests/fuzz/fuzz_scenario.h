// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table/one_line.h"
#include "engine/table/scenario_run.h"
#include "tests/fuzz/fuzz.h"

/// Scenario files of a game: read, and what can be read is played.
namespace playsheet::fuzz {

inline std::vector<std::string> scenario_seeds(const std::string& folder, std::initializer_list<const char*> files) {
  std::vector<std::string> seeds;
  for (const char* file : files) seeds.push_back(source_text(folder + file + ".scenario"));
  return seeds;
}

/// `read` makes of a text and the name of its file scenarios and problems; `play` plays one of them.
template <class Read, class Play>
void play_scenarios(std::string_view text, Read&& read, Play&& play) {
  constexpr std::size_t kMost = 20;
  const auto file = read(text, "fuzzed.scenario");
  for (const auto& problem : file.problems) {
    law(problem.line >= 0, "a problem has a line", table::scenario::text_of(problem));
    told(table::scenario::text_of(problem), table::one_line(problem.file));
  }
  if (!file.problems.empty()) return;
  for (std::size_t i = 0; i < file.scenarios.size() && i < kMost; ++i) {
    const table::scenario::Run run = play(file.scenarios[i], file.cards);
    law(run.passed() || !table::scenario::text_of(run).empty(), "a scenario that fails says where");
  }
}

}  // namespace playsheet::fuzz
