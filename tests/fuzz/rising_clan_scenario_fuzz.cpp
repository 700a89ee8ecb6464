// SPDX-License-Identifier: GPL-3.0-or-later
// Scenario files of Rising Clan, with the shipped cards.
#include "engine/rising_clan/scenario/scenario.h"
#include "tests/fuzz/fuzz_scenario.h"

namespace fuzz = playsheet::fuzz;
namespace scenario = rising_clan::scenario;

std::vector<std::string> fuzz::made_seeds() {
  return scenario_seeds("tests/rising_clan/scenarios/",
                        {"1-rolls", "2-events", "3-attacks", "4-disadvantages", "5-secrets-and-points", "6-refusals"});
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const table::SourceValue shipped = [] {
    std::optional<table::SourceFault> fault;
    return table::read_toml(fuzz::source_text("resources/rising_clan/cards.toml"), std::size_t{1} << 22U, fault);
  }();
  fuzz::play_scenarios(
      fuzz::text_of(data, size), [](auto text, auto file) { return scenario::read_scenarios(text, file, shipped); },
      scenario::run_scenario);
  return 0;
}
