// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/table/enum_names.h"

namespace playsheet {

/// The games of the program, as `--game` names them.
enum class GameChoice : std::uint8_t { naruto, gormiti, rising_clan };

}  // namespace playsheet

namespace table {
template <>
struct EnumNames<playsheet::GameChoice> {
  static constexpr std::array<std::string_view, 3> names{"naruto", "gormiti", "rising-clan"};
};
}  // namespace table

namespace playsheet {

void tell_unknown_game(const std::string& name, std::span<const std::string_view> there_are, std::ostream& err);

/// What `--game` names; `name` empty: `usual`. An unknown game is told on `err`, and there is no choice then (wrong
/// use, exit code 2).
template <table::NamedEnum T>
std::optional<T> choose_named(const std::string& name, T usual, std::ostream& err) {
  if (name.empty()) return usual;
  const auto chosen = table::from_name<T>(name);
  if (!chosen) tell_unknown_game(name, table::EnumNames<T>::names, err);
  return chosen;
}

inline std::optional<GameChoice> choose_game(const std::string& name, std::ostream& err) {
  return choose_named(name, GameChoice::naruto, err);
}

/// What a command has only for one game was asked of another: told on `err`; gives the exit code of wrong use.
int only_for(GameChoice game, std::string_view what, std::ostream& err);

}  // namespace playsheet
