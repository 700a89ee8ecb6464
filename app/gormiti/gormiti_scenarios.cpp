// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gormiti/gormiti_scenarios.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <ostream>

#include "app/exit_code.h"
#include "app/scenario_tally.h"
#include "app/storage/game_entries.h"
#include "app/storage/text_file.h"
#include "engine/gormiti/scenario/scenario.h"

namespace playsheet {
namespace {

void play_gormiti_file(const std::filesystem::path& file, const table::SourceValue& shipped, ScenarioTally& tally,
                       std::ostream& err) {
  const auto text = read_text_file(file);
  if (!text) return tally.trouble(text_of(text.problem()));
  const gormiti::scenario::ScenarioFile read = gormiti::scenario::read_scenarios(*text, file.string(), shipped);
  for (const auto& problem : read.problems) fmt::print(err, "{}\n", table::scenario::text_of(problem));
  if (!read.problems.empty()) return tally.failed(1);
  if (read.scenarios.empty())
    return tally.trouble(
        fmt::format("{}:1: no scenario in the file; expected a line such as scenario G-E01 \"title\"", file.string()));
  for (const auto& scenario : read.scenarios)
    tally.played(scenario.id, text_of(gormiti::scenario::run_scenario(scenario, read.cards)),
                 {{"id", scenario.id}, {"file", scenario.file}, {"line", scenario.line}, {"rules", scenario.rules}});
}

}  // namespace

int run_gormiti_scenarios(const ScenarioOptions& options, std::ostream& out, std::ostream& err) {
  const auto shipped = read_game_entries(options.cards, "gormiti");
  if (!shipped) {
    fmt::print(err, "{}\n", text_of(shipped.problem()));
    return kWrong;
  }
  ScenarioTally tally(options.verbose, options.json, out, err);
  for (const auto& file : scenario_files(options.files)) play_gormiti_file(file, *shipped, tally, err);
  return tally.end();
}

}  // namespace playsheet
