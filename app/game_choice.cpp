// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game_choice.h"

#include <fmt/format.h>
#include <fmt/ostream.h>
#include <fmt/ranges.h>

#include <ostream>

#include "app/exit_code.h"
#include "engine/table/one_line.h"

namespace playsheet {

std::optional<GameChoice> choose_game(const std::string& name, std::ostream& err) {
  if (name.empty()) return GameChoice::naruto;
  const auto game = table::from_name<GameChoice>(name);
  if (!game)
    fmt::print(err, "unknown game \"{}\"; there are {}\n", table::one_line(name),
               fmt::join(table::EnumNames<GameChoice>::names, " and "));
  return game;
}

int only_for(GameChoice game, std::string_view what, std::ostream& err) {
  fmt::print(err, "{} is there with --game {} only\n", what, table::name_of(game));
  return kUsage;
}

}  // namespace playsheet
