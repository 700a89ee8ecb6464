// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class Deploy : public TableFixture {};

// N-DEPLOY-03, EX-12
TEST_F(Deploy, RefusedBelowTheEntranceCost) {
  hand(A, {"T03", "T01", "T14", "T18", "T30"});
  marker(A, 2);
  mission_phase(A);
  const Refusal why = A.plays("T03").refused(RefusalCode::entrance_cost, "N-DEPLOY-03", 3, 2);
  EXPECT_EQ(why.fix, Fix::wait_for_marker);
  EXPECT_EQ(why.fix_n, 3);
}

// N-DEPLOY-03, EX-12
TEST_F(Deploy, AcceptedAtTheEntranceCost) {
  hand(A, {"T03", "T01", "T14", "T18", "T30"});
  marker(A, 3);
  mission_phase(A);
  A.plays("T03");
  EXPECT_ASKS(A, pay_hand);
  A.pays("T01");
  A.pays("T14");
  EXPECT_IN_VILLAGE(A, "T03");
}

// N-DEPLOY-05, N-DEPLOY-06, N-DEPLOY-08, EX-13
TEST_F(Deploy, HandCostGoesToChakra) {
  hand(A, {"T03", "T01", "T18", "T14", "T02"});
  marker(A, 3);
  mission_phase(A);
  A.plays("T03");
  A.pays("T02").refused(RefusalCode::pays_wrong_symbol, "N-DEPLOY-05");
  A.pays("T03").refused(RefusalCode::pays_wrong_symbol, "N-DEPLOY-05");  // never itself
  A.pays("T01");
  A.pays("T18");
  EXPECT_IN_VILLAGE(A, "T03");
  EXPECT_FALSE(is_injured(A, "T03"));
  EXPECT_EQ(chakra(A), 2);
  EXPECT_EQ(hand(A), 2);
  A.does(Pick{card(A, Zone::hand, "T14")}).refused(RefusalCode::wrong_moment, "N-TURN-05");  // never more
}

// N-COST-04: a card pays once
TEST_F(Deploy, TheSameCardDoesNotPayTwice) {
  hand(A, {"T03", "T01", "T18", "T14"});
  marker(A, 3);
  mission_phase(A);
  A.plays("T03");
  A.pays("T01");
  A.pays("T01").refused(RefusalCode::already_chosen, "N-COST-04");
  A.pays("T18");
  EXPECT_IN_VILLAGE(A, "T03");
}

// N-GEN-04, EX-97
TEST_F(Deploy, NothingMovesIfTheHandCostCannotBePaid) {
  hand(A, {"T03", "T01", "T02"});
  marker(A, 3);
  mission_phase(A);
  A.plays("T03").refused(RefusalCode::hand_cost, "N-DEPLOY-05", 2, 1);
  EXPECT_EQ(hand(A), 3);
  EXPECT_EQ(chakra(A), 0);
  A.plays("T01");  // the deployment of the turn is still free
}

// N-DEPLOY-04, N-NAME-05, EX-15
TEST_F(Deploy, NamesMatterOnTheOwnSideOnly) {
  village(A, {"T01"});
  village(D, {"T02"});
  hand(A, {"T04", "T02", "T18"});
  marker(A, 4);
  mission_phase(A);
  const Refusal why = A.plays("T04").refused(RefusalCode::name_in_play, "N-NAME-04");
  EXPECT_EQ(why.card, card(A, Zone::village, "T01"));
  A.plays("T02");
  EXPECT_IN_VILLAGE(A, "T02");
}

// N-DEPLOY-02, N-CLI-02, EX-17
TEST_F(Deploy, OneNinjaAndOneClientATurn) {
  hand(A, {"T01", "T02", "T13"});
  marker(A, 1);
  mission_phase(A);
  A.plays("T01");
  A.plays("T02").refused(RefusalCode::ninja_limit, "N-DEPLOY-02", 1, 1);
  A.plays("T13");
  EXPECT_IN_VILLAGE(A, "T13");
}

// N-DEPLOY-09, N-ORG-05
TEST_F(Deploy, EntersAsATeamOfOne) {
  village(A, {"T94", "T08"});
  team(A, {"T94", "T08"});
  hand(A, {"T01"});
  mission_phase(A);
  A.plays("T01");
  EXPECT_EQ(team_size(position(), state[card(A, Zone::village, "T01")].team), 1);
  EXPECT_EQ(team_size(position(), state[card(A, Zone::village, "T94")].team), 2);
}

// N-DEPLOY-01, N-MP-01
TEST_F(Deploy, OnlyFromTheHandAndInTheMissionPhase) {
  village(A, {"T94", "T08"});
  hand(A, {"T01"});
  chakra(A, {"T02"});
  marker(A, 5);
  mission_phase(A);
  A.plays("T02").refused(RefusalCode::not_in_hand, "N-DEPLOY-01");
  A.done();
  A.plays("T01").refused(RefusalCode::wrong_moment, "N-TURN-05");
}

// N-GEN-05
TEST_F(Deploy, NotInTheOpponentsTurn) {
  hand(D, {"T01"});
  mission_phase(A);
  D.plays("T01").refused(RefusalCode::not_your_decision, "N-GEN-05");
}

}  // namespace
}  // namespace playsheet::support
