// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class EndPhase : public TableFixture {};

// N-END-03, N-END-04, EX-87
TEST_F(EndPhase, TheActivePlayerKeepsSixCards) {
  hand(A, {"T01", "T02", "T03", "T04", "T00", "T00", "T00", "T00"});
  hand(D, {"T00", "T00", "T00", "T00", "T00", "T00", "T00", "T00", "T00"});
  end_phase(A);
  EXPECT_ASKS(A, hand_adjustment);
  EXPECT_EQ(state.choice.min, 2);
  A.picks("T03");
  A.picks("T01");
  EXPECT_EQ(hand(A), 6);
  EXPECT_EQ(discard(A), 2);
  EXPECT_EQ(hand(D), 10);  // and the card of the new turn
}

// N-END-04, EX-87
TEST_F(EndPhase, OneOfSevenAndNoneOfSix) {
  hand(A, {"T01", "T00", "T00", "T00", "T00", "T00", "T00"});
  hand(D, {"T00", "T00", "T00", "T00", "T00", "T00"});
  end_phase(A);
  A.picks("T01");
  EXPECT_ASKS(D, mission_action);
  EXPECT_EQ(hand(A), 6);
}

// N-END-04
TEST_F(EndPhase, OnlyCardsOfTheHandAreDiscarded) {
  village(A, {"T01"});
  hand(A, {"T00", "T00", "T00", "T00", "T00", "T00", "T00"});
  end_phase(A);
  A.picks("T01").refused(RefusalCode::not_in_hand, "N-END-04");
  A.picks("T00");
}

// N-END-05, N-MARK-03, EX-88: there is no cap
TEST_F(EndPhase, TheMarkerGoesUpByOne) {
  marker(A, 9);
  marker(D, 4);
  end_phase(A);
  EXPECT_EQ(marker(A), 10);
  EXPECT_EQ(marker(D), 4);
}

// N-END-06, N-END-08, EX-89
TEST_F(EndPhase, CardsOfTheEndAreNotDiscarded) {
  village(A, {"T44"});
  hand(A, {"T00", "T00", "T00", "T00", "T00", "T00"});
  marker(A, 2);
  end_phase(A);
  EXPECT_EQ(hand(A), 9);
  EXPECT_EQ(marker(A), 3);
  EXPECT_ASKS(D, mission_action);
}

// N-END-07, N-GEN-07
TEST_F(EndPhase, TheRolesChangeAndTheTurnsCount) {
  village(A, {"T01"});
  hand(A, {"T02"});
  marker(A, 5);
  mission_phase(A);
  A.plays("T02");
  go_on_to(D, ChoiceKind::mission_action);
  EXPECT_EQ(state.turn, 6);
  EXPECT_EQ(state.active, D.id);
  EXPECT_EQ(state[A.id].ninja_deployed, 0);
  EXPECT_FALSE(state[card(A, Zone::village, "T02")].entered_this_turn);
}

// N-EFF-07, A-57
TEST_F(EndPhase, WhatHoldsThisTurnEnds) {
  village(A, {"T32", "T01"});
  mission_phase(A);
  A.uses("T32");
  EXPECT_EQ(figures(A, "T01"), "4/1");
  go_on_to(D, ChoiceKind::mission_action);
  EXPECT_EQ(figures(A, "T01"), "2/1");
}

}  // namespace
}  // namespace playsheet::support
