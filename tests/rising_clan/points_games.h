// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <numeric>
#include <string>
#include <vector>

#include "engine/rising_clan/tournament/journal.h"

/// Tournaments for points and games of them that tests begin with.
namespace rising_clan_tests {

inline const std::vector<std::string>& evening_people() {
  static const std::vector<std::string> people{"Ada",   "Bruno", "Carla", "Dino", "Elsa",
                                               "Fabio", "Gina",  "Hugo",  "Ines"};
  return people;
}

/// A tournament of the first so many of them.
inline rising_clan::PointsJournal evening(int people, int target = 60) {
  rising_clan::PointsJournal out;
  const auto& all = evening_people();
  EXPECT_FALSE(out.add(rising_clan::OpenPoints{"Evening", "2026-11-29", {all.begin(), all.begin() + people}, target}));
  return out;
}

/// Nobody won, and nobody has anything.
inline rising_clan::GameEntry game_of(std::vector<int> seats) {
  rising_clan::GameEntry out;
  out.seats = std::move(seats);
  return out;
}
inline rising_clan::GameEntry game_of(int players) {
  std::vector<int> seats(static_cast<std::size_t>(players));
  std::iota(seats.begin(), seats.end(), 1);
  return game_of(std::move(seats));
}

}  // namespace rising_clan_tests
