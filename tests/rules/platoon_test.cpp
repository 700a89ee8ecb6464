// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class Platoon : public TableFixture {};

// N-PLAT-01 to N-PLAT-06, EX-18
TEST_F(Platoon, EntersHealthyWithoutCoins) {
  village(A, {injured(Placed("T01").with(CoinKind::plus_1_1, 2))});
  hand(A, {"T05", "T14"});
  marker(A, 3);
  mission_phase(A);
  A.plays("T05", "T01");
  EXPECT_FALSE(is_injured(A, "T05"));
  EXPECT_EQ(figures(A, "T05"), "6/3");
  EXPECT_IN(A, chakra, "T01");
  EXPECT_IN(A, chakra, "T14");
  EXPECT_EQ(state[A.id].ninja_deployed, 0);
}

// N-PLAT-04, N-SYM-05, EX-18
TEST_F(Platoon, EitherSymbolPays) {
  village(A, {"T01"});
  hand(A, {"T05", "T02", "T08"});
  marker(A, 3);
  mission_phase(A);
  A.plays("T05", "T01");
  EXPECT_IN(A, chakra, "T02");
  EXPECT_IN(A, hand, "T08");
}

// N-PLAT-04, EX-18
TEST_F(Platoon, AnotherSymbolDoesNotPay) {
  village(A, {"T01"});
  hand(A, {"T05", "T08"});
  marker(A, 3);
  mission_phase(A);
  A.plays("T05", "T01").refused(RefusalCode::hand_cost, "N-PLAT-04", 1, 0);
}

// N-PLAT-01, EX-19
TEST_F(Platoon, RefusedWithoutABase) {
  village(A, {"T94"});
  village(D, {"T01"});
  hand(A, {"T05", "T14"});
  marker(A, 3);
  mission_phase(A);
  A.plays("T05").refused(RefusalCode::platoon_needs_base, "N-PLAT-01");
  A.plays("T05", "T94").refused(RefusalCode::base_name, "N-PLAT-01");
  A.plays("T05", "T01").refused(RefusalCode::own_ninja_only, "N-PLAT-01");
}

// N-PLAT-03
TEST_F(Platoon, NeedsTheEntranceCost) {
  village(A, {"T01"});
  hand(A, {"T05", "T14"});
  marker(A, 2);
  mission_phase(A);
  A.plays("T05", "T01").refused(RefusalCode::entrance_cost, "N-PLAT-03", 3, 2);
}

// N-PLAT-07, EX-20
TEST_F(Platoon, RefusedWithBothNamesInPlay) {
  village(A, {"T01", "T02"});
  hand(A, {"T05", "T14"});
  marker(A, 5);
  mission_phase(A);
  A.plays("T05", "T01").refused(RefusalCode::name_in_play, "N-PLAT-07");
  A.plays("T05", "T02").refused(RefusalCode::name_in_play, "N-PLAT-07");
}

// N-PLAT-11, EX-21
TEST_F(Platoon, KeepsBothNamesFromEntering) {
  village(A, {"T05"});
  hand(A, {"T01", "T02", "T07"});
  marker(A, 5);
  mission_phase(A);
  for (const char* code : {"T01", "T02", "T07"}) A.plays(code).refused(RefusalCode::name_in_play, "N-NAME-04");
}

// N-PLAT-08, EX-22
TEST_F(Platoon, PlatoonOverPlatoonOfAnotherName) {
  village(A, {"T05"});
  hand(A, {"T05", "T06", "T14"});
  marker(A, 4);
  mission_phase(A);
  A.plays("T05", "T05").refused(RefusalCode::same_platoon, "N-PLAT-08");
  A.plays("T06", "T05");
  EXPECT_IN_VILLAGE(A, "T06");
  EXPECT_IN(A, chakra, "T05");
}

// N-PLAT-05, N-PLAT-09, EX-23
TEST_F(Platoon, OnANinjaDeployedThisTurn) {
  hand(A, {"T02", "T05", "T14"});
  marker(A, 3);
  mission_phase(A);
  A.plays("T02");
  A.plays("T05", "T02");
  EXPECT_IN_VILLAGE(A, "T05");
  EXPECT_IN(A, chakra, "T02");
  EXPECT_IN(A, chakra, "T14");
}

// N-GROW-04, A-30: a platoon of this turn is no base for growth
TEST_F(Platoon, CountsAsDeployedForGrowth) {
  village(A, {"T01"});
  hand(A, {"T05", "T14", "T04"});
  marker(A, 3);
  mission_phase(A);
  A.plays("T05", "T01");
  A.pays("T14");
  A.plays("T04", "T05").refused(RefusalCode::base_entered_this_turn, "N-GROW-04");
}

}  // namespace
}  // namespace playsheet::support
