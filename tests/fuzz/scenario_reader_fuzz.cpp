// SPDX-License-Identifier: GPL-3.0-or-later
// Scenario files: read, and what can be read is played.
#include "engine/naruto/scenario/scenario_reader.h"

#include "engine/naruto/scenario/runner.h"
#include "engine/table/one_line.h"
#include "tests/fuzz/fuzz.h"

namespace fuzz = playsheet::fuzz;
namespace scenario = naruto::scenario;

std::vector<std::string> fuzz::made_seeds() {
  std::vector<std::string> seeds;
  for (const char* file : {"18.2-setup", "18.4-teams-attack-block", "18.7-surge-mastery", "18.9-traits", "last-place"})
    seeds.push_back(source_text(std::string("tests/scenarios/") + file + ".scenario"));
  return seeds;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::string_view kName = "fuzzed.scenario";
  const std::string_view text = fuzz::text_of(data, size);
  const auto told_in_place = [&](const scenario::Problem& problem) {
    fuzz::law(problem.line >= 0, "a problem has a line", text_of(problem));
    fuzz::told(text_of(problem), table::one_line(problem.file));
  };
  naruto::Catalog own;
  int asked = 0;
  const auto with_cards = scenario::read_scenarios(
      text, kName, [&](std::string_view) { return ++asked > 100 ? std::nullopt : std::optional<std::string>("x = 1"); },
      own);
  for (const scenario::Problem& problem : with_cards.problems) told_in_place(problem);
  const scenario::ScenarioFile file = scenario::read_scenarios(text, kName, fuzz::cards());
  for (const scenario::Problem& problem : file.problems) told_in_place(problem);
  fuzz::law((file.refused > 0) == !file.problems.empty(), "a refused scenario has a problem", text);
  constexpr std::size_t kMost = 4;
  for (std::size_t i = 0; i < file.scenarios.size() && i < kMost; ++i) {
    const auto run = run_scenario(file.scenarios[i], naruto::editions().front(), fuzz::cards());
    fuzz::law(run.passed() || !text_of(run).empty(), "a scenario that fails says where");
  }
  return 0;
}
