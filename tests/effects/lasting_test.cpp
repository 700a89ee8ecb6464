// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class LastingEffects : public TableFixture {};

// N-EFF-17: a lasting effect ends when its source leaves, Valid or not
TEST_F(LastingEffects, EndWhenTheSourceLeavesPlay) {
  village(A, {"T48", "T01", "T94"});
  village(D, {"T02"});
  hand(D, {"T19", "T00"});
  chakra(D, {"T02", "T00", "T00"});
  battle_phase(A);
  battle({{"T48", "T02"}, {"T01"}});
  A.uses("T48");
  D.passes();
  A.picks("T01");
  EXPECT_EQ(figures(A, "T01"), "5/1");
  D.plays("T19", "T02");
  D.pays("T02");
  D.pays("T00");
  D.targets("T48");
  D.passes();
  EXPECT_EQ(figures(A, "T01"), "2/1");
}

// N-HLT-09, N-EFF-17: injured, a text without Valid stops what it left behind
TEST_F(LastingEffects, EndWhenTheSourceIsInjured) {
  village(A, {"T47", "T01"});
  village(D, {"T02", "T94"});
  hand(D, {"T18", "T00"});
  chakra(D, {"T01", "T00"});
  battle_phase(A);
  battle({{"T47", "T02"}, {"T01", "T94"}});
  A.uses("T47");
  D.passes();
  EXPECT_EQ(figures(A, "T01"), "4/1");
  D.plays("T18", "T02");
  D.targets("T47");
  D.passes();
  EXPECT_EQ(figures(A, "T01"), "2/1");
}

// N-HLT-11: healed, it does not start again
TEST_F(LastingEffects, DoNotStartAgainAfterHealing) {
  village(A, {"T47", "T01"});
  village(D, {"T02"});
  hand(A, {"T28", "T00"});
  hand(D, {"T18", "T00"});
  chakra(A, {"T08", "T00"});
  chakra(D, {"T01", "T00"});
  battle_phase(A);
  battle({{"T47", "T02"}});
  A.uses("T47");
  D.passes();
  A.passes();
  A.passes();
  D.plays("T18", "T02");
  A.passes();
  D.passes();
  EXPECT_TRUE(is_injured(A, "T47"));
  A.plays("T28", "T47");
  A.targets("T47");
  D.passes();
  A.passes();
  EXPECT_FALSE(is_injured(A, "T47"));
  EXPECT_EQ(figures(A, "T01"), "2/1");
}

// N-EFF-17: those of a Jutsu depend on no card
TEST_F(LastingEffects, OfAJutsuOutliveItsUser) {
  village(A, {"T02"});
  village(D, {"T07"});
  hand(A, {"T53"});
  chakra(A, {"T00"});
  battle_phase(A);
  battle({{"T02", "T07"}});
  A.plays("T53", "T02");
  EXPECT_EQ(hand(A), 1);  // drawn at the end of the turn
  EXPECT_ASKS(D, mission_action);
}

// N-EFF-17: what was put off comes although the user has left
TEST_F(LastingEffects, DelayedEffectsDependOnNoCard) {
  village(A, {injured("T02")});
  village(D, {"T07"});
  hand(A, {"T53"});
  chakra(A, {"T00"});
  battle_phase(A);
  battle({{"T02", "T07"}});
  A.plays("T53", "T02");
  EXPECT_IN(A, discard, "T02");
  EXPECT_EQ(hand(A), 1);
}

// N-EFF-17: it comes due once
TEST_F(LastingEffects, DelayedEffectsComeOnce) {
  village(A, {"T02"});
  village(D, {"T07"});
  hand(A, {"T53"});
  chakra(A, {"T00"});
  battle_phase(A);
  battle({{"T02", "T07"}});
  A.plays("T53", "T02");
  go_on_to(A, ChoiceKind::mission_action);
  EXPECT_EQ(hand(A), 2);  // the card of the end and the draw of the new turn
  EXPECT_TRUE(state.lasting.empty());
}

// A granted text is one of the object that has it
TEST_F(LastingEffects, AGrantedTriggerWorksForItsObject) {
  village(A, {"T07"});
  village(D, {"T04"});
  hand(A, {"T54"});
  chakra(A, {"T00"});
  battle_phase(A);
  battle({{"T07", "T04"}});
  A.plays("T54", "T07");
  EXPECT_EQ(hand(A), 1);
}

// The granted text waits for a victory
TEST_F(LastingEffects, AGrantedTriggerNeedsItsEvent) {
  village(A, {"T02"});
  village(D, {"T04"});
  hand(A, {"T54"});
  chakra(A, {"T00"});
  battle_phase(A);
  battle({{"T02", "T04"}});
  A.plays("T54", "T02");
  EXPECT_EQ(hand(A), 0);
}

// N-EFF-07, A-57
TEST_F(LastingEffects, AGrantedTriggerEndsWithTheTurn) {
  village(A, {"T07"});
  village(D, {"T04"});
  hand(A, {"T54"});
  chakra(A, {"T00"});
  battle_phase(A);
  battle({{"T07", "T04"}});
  A.plays("T54", "T07");
  EXPECT_TRUE(state.lasting.empty());
}

// N-HLT-05: prevention lasts the turn
TEST_F(LastingEffects, PreventionEndsWithTheTurn) {
  village(A, {"T01"});
  village(D, {"T07"});
  hand(A, {"T40"});
  chakra(A, {"T08"});
  battle_phase(A);
  battle({{"T01", "T07"}});
  A.plays("T40", "T01");
  EXPECT_FALSE(is_injured(A, "T01"));
  go_on_to(D, ChoiceKind::attack);
  D.attacks("T07");
  D.done();
  A.blocks("T01", "T07");
  A.done();
  EXPECT_TRUE(is_injured(A, "T01"));
}

}  // namespace
}  // namespace playsheet::support
