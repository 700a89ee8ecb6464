// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class Teams : public TableFixture {};

// N-ORG-02, N-ORG-03, EX-44
TEST_F(Teams, HaveAtMostThree) {
  village(A, {"T01", "T02", "T03", "T08"});
  organization_phase(A);
  A.joins("T02", "T01");
  A.joins("T03", "T01");
  A.joins("T08", "T01").refused(RefusalCode::team_full, "N-ORG-03", 3, 3);
  A.done();
  A.done();
}

// N-ORG-04, EX-43: who joins nobody is a team of one
TEST_F(Teams, EveryNinjaIsInOne) {
  village(A, {"T01", "T02", "T03", "T08"});
  organization_phase(A);
  A.joins("T02", "T01");
  A.joins("T03", "T01");
  A.done();
  A.attacks("T08");
  A.attacks("T02");
  EXPECT_EQ(state.battles.size(), 2U);
}

// N-ORG-02
TEST_F(Teams, JoinOnlyOwnNinjaThatAreAlone) {
  village(A, {"T01", "T02", "T03"});
  village(D, {"T08"});
  organization_phase(A);
  A.joins("T01", "T08").refused(RefusalCode::own_ninja_only, "N-ORG-02");
  A.joins("T01", "T01").refused(RefusalCode::not_alone, "N-ORG-02");
  A.joins("T02", "T01");
  A.joins("T02", "T03").refused(RefusalCode::not_alone, "N-ORG-02");
}

// N-ORG-01: those of the active player alone
TEST_F(Teams, AreDissolvedAtTheStartOfThePhase) {
  village(A, {"T01", "T02"});
  village(D, {"T03", "T08"});
  team(A, {"T01", "T02"});
  team(D, {"T03", "T08"});
  organization_phase(A);
  EXPECT_EQ(team_size(position(), state[card(A, Zone::village, "T01")].team), 1);
  EXPECT_EQ(team_size(position(), state[card(D, Zone::village, "T03")].team), 2);
}

// N-ORG-08, N-SHOW-06, EX-44: four strong by an effect
TEST_F(Teams, ATeamOfFourFightsAndIsDissolvedLater) {
  village(A, {"T03", "T01", "T02", "T94"});
  village(D, {"T07", "T08"});
  team(A, {"T03", "T01", "T02", "T94"});
  battle_phase(D);
  battle({{"T07", "T03"}});
  EXPECT_ASKS(A, mission_action);  // 5 + 1 + 1 + 2 against 6
  EXPECT_TRUE(is_injured(D, "T07"));
  A.done();
  EXPECT_EQ(team_size(position(), state[card(A, Zone::village, "T03")].team), 1);
}

// N-ORG-09, N-TURN-03, EX-11
TEST_F(Teams, AreMadeInTheFirstTurnWithoutAttack) {
  village(A, {"T01", "T94"});
  state.turn = 1;
  organization_phase(A);
  A.joins("T94", "T01");
  A.done();
  EXPECT_ASKS(D, mission_action);
  A.attacks("T01").refused(RefusalCode::not_your_decision, "N-GEN-05");
  EXPECT_EQ(team_size(position(), state[card(A, Zone::village, "T01")].team), 2);
}

// N-TURN-04, EX-11
TEST_F(Teams, TheSecondPlayerMayAttackAtOnce) {
  village(D, {"T08"});
  state.turn = 2;
  organization_phase(D);
  D.attacks("T08");
  EXPECT_EQ(state.battles.size(), 1U);
}

}  // namespace
}  // namespace playsheet::support
