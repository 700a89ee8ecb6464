// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class EnteringPlay : public TableFixture {};

// N-EFF-08, N-MP-04: right after the action
TEST_F(EnteringPlay, IsNoticedByItsOwnText) {
  hand(A, {"T50"});
  mission_phase(A);
  A.plays("T50");
  EXPECT_EQ(coins(A, "T50", CoinKind::plus_1_0), 1);
}

// N-EFF-08
TEST_F(EnteringPlay, IsNoticedByOtherTexts) {
  village(A, {"T51"});
  village(D, {"T51"});
  hand(A, {"T01"});
  mission_phase(A);
  A.plays("T01");
  EXPECT_EQ(figures(A, "T01"), "3/2");  // by A's own Doorman alone
}

// N-GROW-03, N-MP-04: growth is entering play
TEST_F(EnteringPlay, ByGrowthToo) {
  village(A, {"T51", "T01"});
  hand(A, {"T04"});
  marker(A, 2);
  mission_phase(A);
  A.plays("T04", "T01");
  EXPECT_EQ(coins(A, "T04", CoinKind::plus_1_1), 1);
  EXPECT_EQ(coins(A, "T04", CoinKind::growth), 1);
}

// N-DEPLOY-08, N-ORG-05
TEST_F(EnteringPlay, MarksTheCard) {
  hand(A, {"T01"});
  mission_phase(A);
  A.plays("T01");
  const CardState& aki = state[card(A, Zone::village, "T01")];
  EXPECT_TRUE(aki.entered_this_turn);
  EXPECT_TRUE(aki.deployed_this_turn);
  EXPECT_FALSE(aki.injured);
}

}  // namespace
}  // namespace playsheet::support
