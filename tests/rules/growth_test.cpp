// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class Growth : public TableFixture {};

// N-GROW-01 to N-GROW-03, N-GROW-07, EX-24
TEST_F(Growth, TakesHealthAndCoinsOfItsBase) {
  village(A, {injured(Placed("T01").with(CoinKind::plus_1_1, 1))});
  hand(A, {"T04"});
  marker(A, 2);
  mission_phase(A);
  A.plays("T04", "T01");
  EXPECT_TRUE(is_injured(A, "T04"));
  EXPECT_EQ(figures(A, "T04"), "4/2");
  EXPECT_EQ(coins(A, "T04", CoinKind::growth), 1);
  EXPECT_EQ(coins(A, "T04", CoinKind::plus_1_1), 1);
  EXPECT_IN(A, chakra, "T01");
  EXPECT_EQ(hand(A), 0);
}

// N-GROW-04, EX-25
TEST_F(Growth, RefusedOnANinjaDeployedThisTurn) {
  hand(A, {"T01", "T04", "T94"});
  marker(A, 2);
  mission_phase(A);
  A.plays("T01");
  A.plays("T04", "T01").refused(RefusalCode::base_entered_this_turn, "N-GROW-04");
  go_on_to(D, ChoiceKind::mission_action);
  go_on_to(A, ChoiceKind::mission_action);
  A.plays("T04", "T01");
  EXPECT_IN_VILLAGE(A, "T04");
}

// N-GROW-05, EX-27
TEST_F(Growth, RefusedOnAGrownNinja) {
  village(A, {Placed("T04").with(CoinKind::growth, 1)});
  hand(A, {"T04"});
  marker(A, 4);
  mission_phase(A);
  A.plays("T04", "T04").refused(RefusalCode::base_has_growth_coin, "N-GROW-05");
}

// N-GROW-05, N-PLAT-06, EX-27
TEST_F(Growth, APlatoonReplacesAGrownNinjaAndTheCoinIsLost) {
  village(A, {Placed("T04").with(CoinKind::growth, 1)});
  hand(A, {"T04", "T05", "T18"});
  marker(A, 4);
  mission_phase(A);
  A.plays("T05", "T04");
  A.pays("T18");
  EXPECT_EQ(figures(A, "T05"), "6/3");
  EXPECT_EQ(coins(A, "T05", CoinKind::growth), 0);
  EXPECT_IN(A, chakra, "T04");
}

// N-GROW-06, EX-28
TEST_F(Growth, NeedsTheEntranceCostAndNoHandCost) {
  village(A, {"T01"});
  hand(A, {"T04"});
  marker(A, 1);
  mission_phase(A);
  A.plays("T04", "T01").refused(RefusalCode::entrance_cost, "N-GROW-06", 2, 1);
  state.players[A.id].marker = 2;
  A.plays("T04", "T01");
  EXPECT_EQ(chakra(A), 1);  // the base alone
}

// N-GROW-08
TEST_F(Growth, IsNotTheDeploymentOfTheTurn) {
  village(A, {"T01"});
  hand(A, {"T04", "T02"});
  marker(A, 2);
  mission_phase(A);
  A.plays("T04", "T01");
  A.plays("T02");
  EXPECT_IN_VILLAGE(A, "T02");
}

// N-GROW-01
TEST_F(Growth, NeedsTheKeywordTheNameAndTheOwnSide) {
  village(A, {"T02", "T04"});
  village(D, {"T01"});
  hand(A, {"T01", "T04"});
  marker(A, 5);
  mission_phase(A);
  A.plays("T01", "T04").refused(RefusalCode::no_growth, "N-GROW-01");
  A.plays("T04", "T02").refused(RefusalCode::base_name, "N-GROW-01");
  A.plays("T04", "T01").refused(RefusalCode::own_ninja_only, "N-GROW-01");
}

// N-GROW-12
TEST_F(Growth, KeepsThePlaceInTheTeam) {
  village(A, {"T01", "T94"});
  team(A, {"T01", "T94"});
  hand(A, {"T04"});
  marker(A, 2);
  mission_phase(A);
  A.plays("T04", "T01");
  EXPECT_EQ(state[card(A, Zone::village, "T04")].team, state[card(A, Zone::village, "T94")].team);
}

// N-GROW-11, N-DEPLOY-05
TEST_F(Growth, MayBeDeployedNormallyInstead) {
  hand(A, {"T04", "T18"});
  marker(A, 2);
  mission_phase(A);
  A.plays("T04");
  EXPECT_EQ(coins(A, "T04", CoinKind::growth), 0);
  EXPECT_EQ(chakra(A), 1);
}

}  // namespace
}  // namespace playsheet::support
