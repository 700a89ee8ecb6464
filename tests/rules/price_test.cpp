// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class Prices : public TableFixture {};

// N-EFF-14: all of it or nothing
TEST_F(Prices, AnOptionalPartIsOfferedOnlyIfItCanBePaid) {
  hand(A, {"T50"});
  mission_phase(A);
  A.plays("T50");
  EXPECT_ASKS(A, mission_action);
  EXPECT_EQ(hand(A), 0);
}

// N-EFF-14, N-COST-09
TEST_F(Prices, PaidWithChakra) {
  hand(A, {"T50"});
  chakra(A, {"T01", "T02"});
  mission_phase(A);
  A.plays("T50");
  A.accepts();
  A.pays("T02");
  EXPECT_EQ(hand(A), 2);
  EXPECT_IN(A, discard, "T02");
  EXPECT_EQ(coins(A, "T50", CoinKind::plus_1_0), 1);  // the other part follows in any case
}

// N-EFF-09, N-EFF-13
TEST_F(Prices, DeclinedNothingIsPaid) {
  hand(A, {"T50"});
  chakra(A, {"T01"});
  mission_phase(A);
  A.plays("T50");
  A.declines();
  EXPECT_EQ(hand(A), 0);
  EXPECT_EQ(chakra(A), 1);
  EXPECT_EQ(coins(A, "T50", CoinKind::plus_1_0), 1);
}

// N-EFF-14
TEST_F(Prices, PaidFromTheHand) {
  hand(A, {"T67", "T01", "T02"});
  mission_phase(A);
  A.plays("T67");
  A.accepts();
  A.pays("T01");
  EXPECT_IN(A, discard, "T01");
  EXPECT_EQ(rewards(A), 1);
}

// N-EFF-18: the price of its own does not end what it leaves behind
TEST_F(Prices, InjuringItself) {
  village(A, {"T48", "T01", "T94"});
  mission_phase(A);
  A.uses("T48");
  A.picks("T01");
  EXPECT_TRUE(is_injured(A, "T48"));
  EXPECT_EQ(figures(A, "T01"), "5/1");
}

}  // namespace
}  // namespace playsheet::support
