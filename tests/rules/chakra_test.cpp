// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class Chakra : public TableFixture {};

// N-CHG-01, N-CHG-03, EX-36
TEST_F(Chakra, AnyNumberOfCardsOfAnyType) {
  hand(A, {"T12", "T13", "T14", "T18"});
  mission_phase(A);
  for (const char* code : {"T12", "T13", "T14", "T18"}) A.charges(code);
  EXPECT_EQ(chakra(A), 4);
  EXPECT_EQ(hand(A), 0);
}

// N-CHG-02
TEST_F(Chakra, TextsOfChargedCardsAreNotApplied) {
  hand(A, {"T50"});
  chakra(A, {"T01"});
  mission_phase(A);
  A.charges("T50");
  EXPECT_EQ(chakra(A), 2);
  EXPECT_ASKS(A, mission_action);
}

// N-CHG-05
TEST_F(Chakra, RefusedOutsideTheMissionPhase) {
  village(A, {"T01", "T94"});
  hand(A, {"T02"});
  organization_phase(A);
  A.charges("T02").refused(RefusalCode::wrong_moment, "N-CHG-05");
}

// N-CHG-01
TEST_F(Chakra, OnlyFromTheOwnHand) {
  village(A, {"T01"});
  hand(D, {"T02"});
  mission_phase(A);
  A.charges("T01").refused(RefusalCode::not_in_hand, "N-CHG-01");
  A.charges("T02").refused(RefusalCode::not_in_hand, "N-CHG-01");
}

}  // namespace
}  // namespace playsheet::support
