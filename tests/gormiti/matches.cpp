// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gormiti/matches.h"

#include <gtest/gtest.h>

namespace gormiti_tests {

using namespace gormiti;

MatchSetup match_setup(Mode mode, std::uint64_t seed) {
  const bool quick = mode == Mode::quick;
  MatchSetup match{.mode = mode, .options = {}, .seed = seed, .seats = {}};
  match.seats[PlayerId::south] = seat_with(*shipped_cards().deck(quick ? "Q1" : "D1"), "Naomi");
  match.seats[PlayerId::north] = seat_with(*shipped_cards().deck(quick ? "Q2" : "D2"), "Tiago");
  return match;
}

Match played(Mode mode, std::uint64_t seed, int decisions) {
  Match match(shipped_cards(), match_setup(mode, seed));
  RandomPlayer player(seed);
  for (int i = 0; i < decisions && !match.over(); ++i)
    EXPECT_FALSE(match.act(match.decider(), player.choose(match.state(), match.rules())));
  return match;
}

}  // namespace gormiti_tests
