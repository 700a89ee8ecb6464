// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <filesystem>
#include <ostream>
#include <string>
#include <string_view>

#include "app/exit_code.h"
#include "app/scenario_command.h"
#include "app/scenario_tally.h"
#include "app/storage/game_entries.h"
#include "app/storage/text_file.h"
#include "engine/table/scenario_run.h"

namespace playsheet {

/// `playsheet-cli scenario` of a game whose files are those of `engine/table/scenario_file.h`. `read` makes of a text,
/// the name of its file and the shipped cards scenarios, cards and problems; `play` plays one of them with these cards.
/// `sample`: how one begins.
template <class Read, class Play>
int play_scenarios(const ScenarioOptions& options, std::string_view game, std::string_view sample, Read&& read,
                   Play&& play, std::ostream& out, std::ostream& err) {
  const auto shipped = read_game_entries(options.cards, std::string(game));
  if (!shipped) {
    fmt::print(err, "{}\n", text_of(shipped.problem()));
    return kWrong;
  }
  ScenarioTally tally(options.verbose, options.json, out, err);
  const auto play_file = [&](const std::filesystem::path& file) {
    const auto text = read_text_file(file);
    if (!text) return tally.trouble(text_of(text.problem()));
    const auto found = read(*text, file.string(), *shipped);
    for (const auto& problem : found.problems) fmt::print(err, "{}\n", table::scenario::text_of(problem));
    if (!found.problems.empty()) return tally.failed(1);
    if (found.scenarios.empty())
      return tally.trouble(
          fmt::format("{}:1: no scenario in the file; expected a line such as {}", file.string(), sample));
    for (const table::scenario::Scenario& scenario : found.scenarios)
      tally.played(scenario.id, table::scenario::text_of(play(scenario, found.cards)),
                   {{"id", scenario.id}, {"file", scenario.file}, {"line", scenario.line}, {"rules", scenario.rules}});
  };
  for (const auto& file : scenario_files(options.files)) play_file(file);
  return tally.end();
}

}  // namespace playsheet
