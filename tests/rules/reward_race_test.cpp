// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/reward_race.h"

#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class RewardRaces : public TableFixture {};

// N-WIN-01
TEST_F(RewardRaces, WhatIsMissingIsCounted) {
  rewards(A, 7);
  mission_phase(A);
  EXPECT_EQ(reward_race(position(), A.id), (RewardRace{3, 0, 0}));
  EXPECT_EQ(reward_race(position(), D.id).missing, 10);
  EXPECT_FALSE(reward_race(position(), A.id).can_win());
}

// N-REW-01, N-REW-02: a power of five or more wins two
TEST_F(RewardRaces, OpenLanesAreCountedWithTheirRewards) {
  village(A, {"T03", "T01"});
  village(D, {"T02"});
  rewards(A, 7);
  battle_phase(A);
  A.attacks("T03");
  EXPECT_EQ(reward_race(position(), A.id), (RewardRace{3, 1, 2}));
  A.attacks("T01");
  EXPECT_EQ(reward_race(position(), A.id), (RewardRace{3, 2, 3}));
  EXPECT_TRUE(reward_race(position(), A.id).can_win());
  EXPECT_EQ(reward_race(position(), D.id).open_lanes, 0);
}

// N-BLK-03
TEST_F(RewardRaces, ABlockedLaneIsNotOpen) {
  village(A, {"T03", "T01"});
  village(D, {"T02"});
  rewards(A, 7);
  battle_phase(A);
  A.attacks("T03");
  A.attacks("T01");
  go_on_to(D, ChoiceKind::block);
  D.blocks("T02", "T01");
  EXPECT_EQ(reward_race(position(), A.id), (RewardRace{3, 1, 2}));
  EXPECT_FALSE(reward_race(position(), A.id).can_win());
}

}  // namespace
}  // namespace playsheet::support
