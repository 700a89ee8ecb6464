// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class PlayRules : public TableFixture {};

// N-NAME-04 with a text of its own (N-EFF-02)
TEST_F(PlayRules, BesideTheSameName) {
  village(A, {"T69"});
  hand(A, {"T69"});
  mission_phase(A);
  A.plays("T69");
  EXPECT_EQ(size(A, Zone::village), 2);
}

// N-DEPLOY-02 with a text of its own (N-EFF-02)
TEST_F(PlayRules, OutsideTheLimitOfTheTurn) {
  hand(A, {"T01", "T69", "T08"});
  mission_phase(A);
  A.plays("T01");
  A.plays("T69");
  A.plays("T08").refused(RefusalCode::ninja_limit, "N-DEPLOY-02", 1, 1);
}

// N-DEPLOY-02: it does not use the deployment up
TEST_F(PlayRules, OutsideTheLimitLeavesTheDeploymentFree) {
  hand(A, {"T69", "T01"});
  mission_phase(A);
  A.plays("T69");
  A.plays("T01");
  EXPECT_IN_VILLAGE(A, "T01");
}

// N-DEPLOY-08 with a text of its own (N-EFF-02)
TEST_F(PlayRules, EntersInjured) {
  hand(A, {"T70"});
  mission_phase(A);
  A.plays("T70");
  EXPECT_TRUE(is_injured(A, "T70"));
  EXPECT_EQ(figures(A, "T70"), "1/1");
}

}  // namespace
}  // namespace playsheet::support
