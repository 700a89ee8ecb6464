// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game_choice.h"

#include <fmt/format.h>
#include <fmt/ostream.h>
#include <fmt/ranges.h>

#include <ostream>

#include "app/exit_code.h"
#include "engine/table/one_line.h"

namespace playsheet {

void tell_unknown_game(const std::string& name, std::span<const std::string_view> there_are, std::ostream& err) {
  fmt::print(err, "unknown game \"{}\"; there are {} and {}\n", table::one_line(name),
             fmt::join(there_are.first(there_are.size() - 1), ", "), there_are.back());
}

int only_for(GameChoice game, std::string_view what, std::ostream& err) {
  fmt::print(err, "{} is there with --game {} only\n", what, table::name_of(game));
  return kUsage;
}

}  // namespace playsheet
