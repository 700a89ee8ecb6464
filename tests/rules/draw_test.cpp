// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class Draw : public TableFixture {};

// N-START-08: one by one from the top
TEST_F(Draw, FromTheTop) {
  village(A, {"T44"});
  deck(A, {"T04", "T03", "T02", "T01"});
  end_phase(A);
  EXPECT_IN(A, hand, "T01");
  EXPECT_IN(A, hand, "T02");
  EXPECT_IN(A, hand, "T03");
  EXPECT_IN(A, deck, "T04");
}

// N-START-07: as many as there are
TEST_F(Draw, AsManyAsThereAre) {
  hand(A, {"T14", "T18"});
  deck_size(A, 0);
  marker(A, 1);
  mission_phase(A);
  A.plays("T14");
  EXPECT_EQ(hand(A), 0);
  EXPECT_IN(A, chakra, "T14");
}

// N-COIN-01, N-GEN-05, EX-111
TEST_F(Draw, HeadsDrawsACard) {
  village(A, {"T45"});
  tosses({true});
  mission_phase(A);
  A.uses("T45");
  EXPECT_EQ(hand(A), 1);
}

// N-COIN-01, EX-111
TEST_F(Draw, TailsDrawsNothing) {
  village(A, {"T45"});
  tosses({false});
  mission_phase(A);
  A.uses("T45");
  EXPECT_EQ(hand(A), 0);
}

// N-GEN-05, EX-111: the same seed and answers, the same side
TEST_F(Draw, TheTossComesFromTheSeed) {
  village(A, {"T45"});
  mission_phase(A);
  GameState copy = state;
  A.uses("T45");
  const UseEffect again{card(A, Zone::village, "T45"), 0};
  EXPECT_FALSE(apply(copy, rules, again));
  EXPECT_EQ(copy, state);
}

}  // namespace
}  // namespace playsheet::support
