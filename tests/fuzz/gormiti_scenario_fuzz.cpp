// SPDX-License-Identifier: GPL-3.0-or-later
// Scenario files of Gormiti.
#include "engine/gormiti/scenario/scenario.h"
#include "tests/fuzz/fuzz_scenario.h"

namespace fuzz = playsheet::fuzz;
namespace scenario = gormiti::scenario;

std::vector<std::string> fuzz::made_seeds() {
  return scenario_seeds("tests/gormiti/scenarios/",
                        {"1-clashes", "2-playing", "3-effects-and-heroes", "4-set-up-and-endings", "5-quick"});
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const table::SourceValue nothing{table::SourceValue::Table{}, 0};
  fuzz::play_scenarios(
      fuzz::text_of(data, size), [](auto text, auto file) { return scenario::read_scenarios(text, file, nothing); },
      scenario::run_scenario);
  return 0;
}
