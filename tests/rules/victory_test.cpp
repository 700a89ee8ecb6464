// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class Victory : public TableFixture {};

// N-WIN-01, EX-83
TEST_F(Victory, TenRewards) {
  rewards(A, 10);
  rewards(D, 11);
  end_phase(A);
  EXPECT_TRUE(state.over());
  EXPECT_EQ(state.winner, A.id);  // N-WIN-02: the active player
  EXPECT_EQ(state.end, EndReason::rewards);
}

// N-WIN-01, N-WIN-06, EX-83
TEST_F(Victory, InTheTurnOfTheOther) {
  rewards(A, 9);
  rewards(D, 10);
  end_phase(A);
  EXPECT_EQ(state.winner, D.id);
}

// N-WIN-05, EX-84
TEST_F(Victory, RewardsComeBeforeAnEmptyDeck) {
  deck_size(A, 0);
  rewards(A, 10);
  rewards(D, 7);
  end_phase(A);
  EXPECT_EQ(state.winner, A.id);
  EXPECT_EQ(state.end, EndReason::rewards);
}

// N-WIN-03, EX-84
TEST_F(Victory, AnEmptyDeckLoses) {
  deck_size(A, 0);
  rewards(A, 9);
  end_phase(A);
  EXPECT_EQ(state.winner, D.id);
  EXPECT_EQ(state.end, EndReason::deck_out);
}

// N-WIN-04
TEST_F(Victory, WithBothDecksEmptyTheActivePlayerLoses) {
  deck_size(A, 0);
  deck_size(D, 0);
  end_phase(A);
  EXPECT_EQ(state.winner, D.id);
}

// N-REW-05, N-WIN-03, EX-77
TEST_F(Victory, TheLastCardTakenAsAReward) {
  village(A, {"T07"});
  deck_size(D, 1);
  battle_phase(A);
  battle({{"T07"}});
  EXPECT_EQ(rewards(A), 1);
  EXPECT_EQ(state.winner, A.id);
  EXPECT_EQ(state.end, EndReason::deck_out);
}

// N-WIN-06, EX-86: judged in the end phase only
TEST_F(Victory, TheTenthRewardEndsNothingAtOnce) {
  village(A, {"T01"});
  hand(A, {"T67", "T00"});
  rewards(A, 9);
  mission_phase(A);
  A.plays("T67");
  A.accepts();
  EXPECT_EQ(rewards(A), 10);
  EXPECT_ASKS(A, mission_action);
  A.done();
  A.done();
  EXPECT_EQ(state.winner, A.id);
}

// N-WIN-07
TEST_F(Victory, AConcessionAtAnyTime) {
  mission_phase(A);
  EXPECT_FALSE(apply(state, rules, Concede{D.id}, &events));
  EXPECT_TRUE(state.over());
  EXPECT_EQ(state.winner, A.id);
  EXPECT_EQ(state.end, EndReason::concession);
  A.done().refused(RefusalCode::game_over, "N-WIN-06");
}

// N-END-02: nothing of the end phase follows
TEST_F(Victory, StopsTheEndPhase) {
  hand(A, {"T00", "T00", "T00", "T00", "T00", "T00", "T00"});
  marker(A, 3);
  rewards(A, 10);
  end_phase(A);
  EXPECT_TRUE(state.over());
  EXPECT_EQ(hand(A), 7);
  EXPECT_EQ(marker(A), 3);
}

}  // namespace
}  // namespace playsheet::support
