// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class Names : public TableFixture {};

// N-NAME-02, N-NAME-04, EX-16
TEST_F(Names, TheAdditionalNameCounts) {
  village(A, {"T07"});
  hand(A, {"T01"});
  marker(A, 4);
  mission_phase(A);
  A.plays("T01").refused(RefusalCode::name_in_play, "N-NAME-04");
}

// N-NAME-02, N-NAME-04, EX-16
TEST_F(Names, TheAdditionalNameCountsTheOtherWayRound) {
  village(A, {"T01"});
  hand(A, {"T07"});
  marker(A, 4);
  mission_phase(A);
  A.plays("T07").refused(RefusalCode::name_in_play, "N-NAME-04");
}

// N-NAME-07, EX-93: parts and variants answer to the name
TEST_F(Names, ASearchFindsEveryCardOfTheName) {
  hand(A, {"T64"});
  deck(A, {"T01", "T02", "T04", "T05", "T07"});
  mission_phase(A);
  A.plays("T64");
  EXPECT_EQ(offers(), "T-01 T-04 T-05 T-07");
  A.picks("T02").refused(RefusalCode::not_a_target, "N-TGT-08");
  A.picks("T05");
  EXPECT_IN(A, hand, "T05");
}

// N-NAME-05
TEST_F(Names, TheOtherSideMayHaveTheSameName) {
  village(D, {"T01"});
  hand(A, {"T01"});
  mission_phase(A);
  A.plays("T01");
  EXPECT_IN_VILLAGE(A, "T01");
}

}  // namespace
}  // namespace playsheet::support
