// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/given_up.h"

#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class GivingUp : public TableFixture {};

// N-DEPLOY-02
TEST_F(GivingUp, ANinjaThatCouldEnterMatters) {
  hand(A, {"T01", "T03"});
  marker(A, 2);
  mission_phase(A);
  EXPECT_EQ(given_up(position()), GivenUp::deployment);
  A.plays("T01");
  go_on_to(A, ChoiceKind::mission_action);
  EXPECT_EQ(given_up(position()), GivenUp::nothing) << "one in a turn";
}

// N-DEPLOY-03
TEST_F(GivingUp, ANinjaThatCannotEnterYetDoesNot) {
  hand(A, {"T03", "T18"});
  marker(A, 2);
  mission_phase(A);
  EXPECT_EQ(given_up(position()), GivenUp::nothing);
}

// N-ATK-01
TEST_F(GivingUp, AnAttackMattersUntilATeamIsSent) {
  village(A, {"T01", "T02"});
  battle_phase(A);
  EXPECT_EQ(given_up(position()), GivenUp::attack);
  A.attacks("T01");
  EXPECT_EQ(given_up(position()), GivenUp::nothing) << "the other team may stay";
}

// N-BLK-03, N-WIN-01
TEST_F(GivingUp, ABlockMattersWhereAnOpenLaneCanWin) {
  village(A, {"T03", "T01"});
  village(D, {"T02"});
  rewards(A, 7);
  battle_phase(A);
  A.attacks("T03");
  A.attacks("T01");
  go_on_to(D, ChoiceKind::block);
  EXPECT_EQ(given_up(position()), GivenUp::block);
  D.blocks("T02", "T01");
  EXPECT_EQ(given_up(position()), GivenUp::nothing) << "two more rewards are not enough";
}

// N-WIN-01
TEST_F(GivingUp, ABlockThatSavesNoGameDoesNot) {
  village(A, {"T03"});
  village(D, {"T02"});
  rewards(A, 7);
  battle_phase(A);
  A.attacks("T03");
  go_on_to(D, ChoiceKind::block);
  EXPECT_EQ(given_up(position()), GivenUp::nothing);
}

// N-BLK-03: the lane that is still open can be blocked by a further team
TEST_F(GivingUp, AfterTheFirstBlockTheSecondMayStillMatter) {
  village(A, {"T03", "T01"});
  village(D, {"T02", "T08"});
  rewards(A, 9);
  battle_phase(A);
  A.attacks("T03");
  A.attacks("T01");
  go_on_to(D, ChoiceKind::block);
  D.blocks("T02", "T03");
  EXPECT_EQ(given_up(position()), GivenUp::block);
  D.blocks("T08", "T01");
  EXPECT_EQ(given_up(position()), GivenUp::nothing);
}

// N-TURN-05
TEST_F(GivingUp, WhoeverIsAskedSomethingElseGivesNothingUp) {
  village(A, {"T01", "T02"});
  organization_phase(A);
  EXPECT_ASKS(A, organize);
  EXPECT_EQ(given_up(position()), GivenUp::nothing);
}

}  // namespace
}  // namespace playsheet::support
