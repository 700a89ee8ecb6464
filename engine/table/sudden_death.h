// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// A game that is played on after time was called, until somebody is ahead (T-706, T-709): what each game says of its
/// own steps. `a` sits in the first seat of the table.
namespace table {

/// For whom one step of the game met the condition: that player wins, unless both did by the same step (T-708).
enum class SuddenDeath : std::uint8_t { none, a, b, both };

constexpr SuddenDeath sudden_death_of(bool a, bool b) {
  if (a && b) return SuddenDeath::both;
  return a ? SuddenDeath::a : (b ? SuddenDeath::b : SuddenDeath::none);
}

}  // namespace table
