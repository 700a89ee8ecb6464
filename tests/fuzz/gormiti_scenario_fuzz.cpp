// SPDX-License-Identifier: GPL-3.0-or-later
// Scenario files of Gormiti: read, and what can be read is played.
#include "engine/gormiti/scenario/scenario.h"
#include "engine/table/one_line.h"
#include "tests/fuzz/fuzz.h"

namespace fuzz = playsheet::fuzz;
namespace scenario = gormiti::scenario;

std::vector<std::string> fuzz::made_seeds() {
  std::vector<std::string> seeds;
  for (const char* file : {"1-clashes", "2-playing", "3-effects-and-heroes", "4-set-up-and-endings", "5-quick"})
    seeds.push_back(source_text(std::string("tests/gormiti/scenarios/") + file + ".scenario"));
  return seeds;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::string_view kName = "fuzzed.scenario";
  static const table::SourceValue nothing{table::SourceValue::Table{}, 0};
  const scenario::ScenarioFile file = scenario::read_scenarios(fuzz::text_of(data, size), kName, nothing);
  for (const auto& problem : file.problems) {
    fuzz::law(problem.line >= 0, "a problem has a line", text_of(problem));
    fuzz::told(text_of(problem), table::one_line(problem.file));
  }
  if (!file.problems.empty()) return 0;
  constexpr std::size_t kMost = 20;
  for (std::size_t i = 0; i < file.scenarios.size() && i < kMost; ++i) {
    const scenario::Run run = scenario::run_scenario(file.scenarios[i], file.cards);
    fuzz::law(run.passed() || !text_of(run).empty(), "a scenario that fails says where");
  }
  return 0;
}
