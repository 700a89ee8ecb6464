// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class Missions : public TableFixture {};

// N-MISS-04, EX-29
TEST_F(Missions, NeedTheEntranceCostOnly) {
  village(A, {injured("T01"), "T13"});
  hand(A, {"T16"});
  marker(A, 5);
  mission_phase(A);
  A.plays("T16");
  EXPECT_IN_VILLAGE(A, "T16");
  EXPECT_EQ(coins(A, "T16", CoinKind::permanent), 3);
}

// N-MISS-04
TEST_F(Missions, RefusedBelowTheEntranceCost) {
  hand(A, {"T16"});
  marker(A, 1);
  mission_phase(A);
  A.plays("T16").refused(RefusalCode::entrance_cost, "N-MISS-04", 2, 1);
}

// N-MISS-03
TEST_F(Missions, NeedTheHandCost) {
  hand(A, {"T14", "T02"});
  marker(A, 1);
  mission_phase(A);
  A.plays("T14").refused(RefusalCode::hand_cost, "N-MISS-03", 1, 0);
}

// N-MISS-03, N-MISS-08
TEST_F(Missions, GoToChakraAfterTheirEffect) {
  hand(A, {"T14", "T18"});
  marker(A, 1);
  mission_phase(A);
  A.plays("T14");
  EXPECT_IN(A, chakra, "T14");
  EXPECT_IN(A, chakra, "T18");
  EXPECT_EQ(hand(A), 1);
  EXPECT_EQ(deck(A), 19);
}

// N-MISS-02, N-CTR-04, EX-31
TEST_F(Missions, OneATurnAndNoCounterInTheOwnTurn) {
  hand(A, {"T14", "T18", "T15", "T17"});
  marker(A, 2);
  mission_phase(A);
  A.plays("T17").refused(RefusalCode::counter_own_turn, "N-CTR-04");
  A.plays("T14");
  A.pays("T18");
  A.plays("T15").refused(RefusalCode::mission_limit, "N-MISS-02", 1, 1);
}

// N-CTR-01, N-CTR-03, EX-31: Nori can always answer, so A is asked again
TEST_F(Missions, OneCounterInAnOpposingTurn) {
  village(A, {"T46"});
  hand(A, {"T17", "T01", "T17", "T18"});
  hand(D, {"T14", "T18"});
  marker(A, 1);
  marker(D, 1);
  mission_phase(D);
  D.plays("T14");
  A.plays("T17");
  A.pays("T01");
  EXPECT_ASKS(A, answer);
  A.plays("T17").refused(RefusalCode::counter_limit, "N-CTR-03", 1, 1);
  A.passes();
  EXPECT_IN(D, discard, "T14");
  leaves_question_open();
}

// N-CTR-05, N-NEG-02, N-NEG-03, EX-32
TEST_F(Missions, ACounterIsAppliedFirst) {
  hand(A, {"T14", "T18"});
  hand(D, {"T17", "T01"});
  marker(A, 1);
  marker(D, 1);
  mission_phase(A);
  A.plays("T14");
  D.plays("T17");
  EXPECT_IN(A, discard, "T14");
  EXPECT_IN(D, chakra, "T17");
  EXPECT_IN(A, chakra, "T18");
  EXPECT_IN(D, chakra, "T01");
  EXPECT_EQ(hand(A), 0);  // drew nothing
  A.plays("T14").refused(RefusalCode::not_in_hand, "N-DEPLOY-01");
}

// N-NEG-04: the negated Mission was the one of the turn
TEST_F(Missions, ANegatedMissionHasBeenUsed) {
  hand(A, {"T14", "T18", "T15"});
  hand(D, {"T17", "T01"});
  marker(A, 2);
  marker(D, 1);
  mission_phase(A);
  A.plays("T14");
  D.plays("T17");
  A.plays("T15").refused(RefusalCode::mission_limit, "N-MISS-02", 1, 1);
}

// N-CTR-02: the marker of the one who uses it
TEST_F(Missions, ACounterNeedsTheUsersOwnMarker) {
  village(D, {"T46"});
  village(A, {"T01"});
  hand(A, {"T14", "T18"});
  hand(D, {"T17", "T01"});
  marker(A, 5);
  mission_phase(A);
  A.plays("T14");
  EXPECT_ASKS(D, answer);
  D.plays("T17").refused(RefusalCode::entrance_cost, "N-MISS-04", 1, 0);
  D.passes();
}

// N-MISS-01: an ordinary Mission is no answer
TEST_F(Missions, OnlyCountersInTheOpponentsTurn) {
  hand(A, {"T01"});
  hand(D, {"T15", "T17", "T18"});
  marker(D, 5);
  mission_phase(A);
  A.charges("T01");
  EXPECT_ASKS(D, counter_window);
  D.plays("T15").refused(RefusalCode::only_counters, "N-MISS-01");
  D.plays("T17").refused(RefusalCode::no_target, "N-TGT-03");
}

// N-MISS-06, EX-103
TEST_F(Missions, RefusedWithoutATargetBeforeAnythingIsPaid) {
  village(A, {"T01"});
  hand(A, {"T41", "T18"});
  mission_phase(A);
  A.plays("T41").refused(RefusalCode::no_target, "N-TGT-03");
  EXPECT_EQ(hand(A), 2);
}

// N-PERM-04 to N-PERM-06, EX-34
TEST_F(Missions, PermanentXLeavesAtTheXthTurn) {
  village(A, {"T01"});
  hand(A, {"T16"});
  marker(A, 2);
  mission_phase(A);
  A.plays("T16");
  for (const int left : {3, 2, 1}) {
    EXPECT_EQ(coins(A, "T16", CoinKind::permanent), left);
    EXPECT_EQ(figures(A, "T01"), "2/2");
    go_on_to(D, ChoiceKind::mission_action);
    EXPECT_EQ(figures(A, "T01"), "2/2");
    go_on_to(A, ChoiceKind::mission_action);
  }
  EXPECT_IN(A, chakra, "T16");
  EXPECT_EQ(figures(A, "T01"), "2/1");
}

// N-PERM-07, N-EFF-10, EX-101
TEST_F(Missions, PermanentsAddUp) {
  village(A, {"T15", "T15", Placed("T16").with(CoinKind::permanent, 3), "T01"});
  village(D, {"T01"});
  mission_phase(A);
  EXPECT_EQ(figures(A, "T01"), "4/2");
  EXPECT_EQ(figures(D, "T01"), "2/1");
}

// N-PERM-09, A-40
TEST_F(Missions, AnAttachedPermanentLeavesWithItsHost) {
  village(A, {"T32", "T94"});
  hand(A, {"T59"});
  mission_phase(A);
  A.plays("T59");
  A.targets("T32");
  A.passes();  // the text of T32 could have answered
  EXPECT_EQ(figures(A, "T32"), "-1/-2");
  A.uses("T32");
  EXPECT_IN(A, discard, "T32");
  EXPECT_IN(A, chakra, "T59");
}

}  // namespace
}  // namespace playsheet::support
