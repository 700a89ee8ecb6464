// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

#include "engine/naruto/effects/power.h"

namespace playsheet::support {
namespace {

class Powers : public TableFixture {};

// N-EFF-10, A-58: what sets a value takes away what was added before
TEST_F(Powers, SettingTakesAwayWhatWasAddedBefore) {
  village(A, {"T46", "T47", "T01"});
  mission_phase(A);
  A.uses("T47");
  A.passes();
  EXPECT_EQ(figures(A, "T01"), "4/1");
  A.uses("T46", 0);
  A.targets("T01");
  A.passes();
  EXPECT_EQ(figures(A, "T01"), "1/1");  // the support is not set
}

// N-EFF-10, A-58: or it comes before plus and minus, whatever the order of use
TEST_F(Powers, SettingComesBeforePlusAndMinusWhereAgreed) {
  ruling("A-58", "set_first");
  village(A, {"T46", "T47", "T01"});
  mission_phase(A);
  A.uses("T47");
  A.passes();
  EXPECT_EQ(figures(A, "T01"), "4/1");
  A.uses("T46", 0);
  A.targets("T01");
  A.passes();
  EXPECT_EQ(figures(A, "T01"), "3/1");  // 1 + 2; the support is not set
}

// N-EFF-10: of two set values the later one stands
TEST_F(Powers, TheLaterOfTwoSetValuesStands) {
  village(A, {"T46", "T01"});
  mission_phase(A);
  A.uses("T46", 1);
  A.targets("T01");
  A.passes();
  EXPECT_EQ(figures(A, "T01"), "7/5");
  A.uses("T46", 0);
  A.targets("T01");
  EXPECT_EQ(figures(A, "T01"), "1/5");
}

// N-EFF-11, A-58: coins that were there count no more for what is set
TEST_F(Powers, CoinsThatWereThereAreTakenAwayBySetValues) {
  village(A, {"T46", injured(Placed("T01").with(CoinKind::plus_1_1, 2).with(CoinKind::minus_1_1, 1))});
  mission_phase(A);
  A.uses("T46", 1);
  A.targets("T01");
  A.passes();
  EXPECT_EQ(figures(A, "T01"), "7/5");
}

// N-EFF-11, A-58: or they are added to what is set, in both health states
TEST_F(Powers, CoinsAreAddedToSetValuesWhereAgreed) {
  ruling("A-58", "set_first");
  village(A, {"T46", injured(Placed("T01").with(CoinKind::plus_1_1, 2).with(CoinKind::minus_1_1, 1))});
  mission_phase(A);
  EXPECT_EQ(figures(A, "T01"), "2/1");  // 1/0 and 1/1 more
  A.uses("T46", 1);
  A.targets("T01");
  A.passes();
  EXPECT_EQ(figures(A, "T01"), "8/6");
}

// N-EFF-11, N-GROW-03
TEST_F(Powers, WhatCoinsAreWorth) {
  EXPECT_EQ(coin_worth(CoinKind::growth), (Power{1, 1}));
  EXPECT_EQ(coin_worth(CoinKind::plus_1_1), (Power{1, 1}));
  EXPECT_EQ(coin_worth(CoinKind::plus_1_0), (Power{1, 0}));
  EXPECT_EQ(coin_worth(CoinKind::minus_1_1), (Power{-1, -1}));
  EXPECT_EQ(coin_worth(CoinKind::permanent), (Power{0, 0}));
}

// N-EFF-06, N-EFF-07, N-EFF-10: texts in play and lasting effects add up
TEST_F(Powers, TextsAndLastingEffectsAddUp) {
  village(A, {"T15", "T47", "T01"});
  mission_phase(A);
  A.uses("T47");
  EXPECT_EQ(figures(A, "T01"), "5/1");  // 2 + 1 + 2
  EXPECT_EQ(figures(A, "T47"), "4/3");  // not itself
}

// N-EFF-20: a group is fixed when the effect is applied, a text looks anew
TEST_F(Powers, LaterArrivalsAreTouchedByTextsOnly) {
  village(A, {"T15", "T47"});
  hand(A, {"T01"});
  mission_phase(A);
  A.uses("T47");
  A.plays("T01");
  EXPECT_EQ(figures(A, "T01"), "3/1");
}

// N-EFF-10: not floored
TEST_F(Powers, MayGoBelowZero) {
  village(A, {"T08"});
  hand(A, {"T59"});
  mission_phase(A);
  A.plays("T59");
  EXPECT_EQ(figures(A, "T08"), "-3/-3");
}

// A text that does not stack acts once, whoever controls the copies
TEST_F(Powers, CopiesThatDoNotStackActOnce) {
  village(A, {"T58", "T58", "T15", "T15", "T01"});
  mission_phase(A);
  EXPECT_EQ(figures(A, "T01"), "5/1");  // 2 + 1 + 1 + 1
}

// N-EFF-01, N-KEY-01, EX-78
TEST_F(Powers, AValidTextHoldsOfAnInjuredHead) {
  village(A, {"T02"});
  village(D, {injured("T26")});
  hand(A, {"T00"});
  chakra(A, {"T00"});
  battle_phase(A);
  EXPECT_EQ(figures(A, "T02"), "3/1");
  battle({{"T02", "T26"}});
  EXPECT_EQ(figures(A, "T02"), "2/1");
  A.passes();
  EXPECT_TRUE(is_injured(A, "T02"));  // a draw at 2
}

}  // namespace
}  // namespace playsheet::support
