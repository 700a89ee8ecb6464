// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include <iostream>
#include <utility>
#include <vector>

#include "app/exit_code.h"
#include "app/game_choice.h"

namespace playsheet {
namespace {

std::vector<std::function<void()>>& paths_to_fill() {
  static std::vector<std::function<void()>> all;
  return all;
}

}  // namespace

void when_the_folder_is_known(std::function<void()> fill) { paths_to_fill().push_back(std::move(fill)); }

void fill_paths() {
  for (const auto& fill : paths_to_fill()) fill();
}

Run of_game(const std::string& game, Run naruto, Run gormiti, Run rising_clan) {
  const auto choice = choose_game(game, std::cerr);
  if (!choice) return [] { return kUsage; };
  switch (*choice) {
    case GameChoice::gormiti:
      return gormiti;
    case GameChoice::rising_clan:
      return rising_clan;
    case GameChoice::naruto:
      break;
  }
  return naruto;
}

void add_game(CLI::App& app, std::string& game) {
  app.add_option("--game", game, "naruto, which is meant where it is left out, gormiti or rising-clan");
}

}  // namespace playsheet
