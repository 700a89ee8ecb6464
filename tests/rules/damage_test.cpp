// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class Damage : public TableFixture {};

// N-HLT-02, N-HLT-03
TEST_F(Damage, InjuresAndThenDiscards) {
  village(A, {"T03"});
  village(D, {"T07", "T94"});
  hand(A, {"T18", "T18"});
  chakra(A, {"T01", "T01"});
  battle_phase(A);
  battle({{"T03", "T07"}});
  A.plays("T18", "T03");
  A.pays("T01");
  A.passes();
  EXPECT_TRUE(is_injured(D, "T07"));
  EXPECT_EQ(figures(D, "T07"), "4/0");  // N-HLT-07
  A.plays("T18", "T03");
  A.pays("T01");
  EXPECT_IN(D, discard, "T07");
}

// N-HLT-05, EX-75: with nothing left it has not been damaged
TEST_F(Damage, ThatIsPreventedIsNoDamage) {
  village(A, {"T03"});
  village(D, {"T66"});
  hand(A, {"T18"});
  hand(D, {"T40"});
  chakra(A, {"T01"});
  chakra(D, {"T08"});
  battle_phase(A);
  battle({{"T03", "T66"}});
  A.plays("T18", "T03");
  D.plays("T40", "T66");
  EXPECT_FALSE(is_injured(D, "T66"));  // the defeat of the showdown did nothing either
  EXPECT_EQ(hand(D), 1);               // the draw of the turn, none for damage
}

// N-HLT-05
TEST_F(Damage, ThatIsTakenIsNoticed) {
  village(A, {"T02"});
  village(D, {"T66"});
  battle_phase(A);
  battle({{"T02", "T66"}});
  EXPECT_TRUE(is_injured(D, "T66"));
  EXPECT_EQ(hand(D), 2);
}

// N-HLT-10, EX-76
TEST_F(Damage, AHealedNinjaHasItsHealthyFigures) {
  village(A, {injured("T03")});
  village(D, {"T07"});
  hand(A, {"T28", "T00"});
  chakra(A, {"T08", "T00"});
  battle_phase(A);
  battle({{"T03", "T07"}});
  A.plays("T28", "T03");
  A.passes();
  EXPECT_EQ(figures(A, "T03"), "5/2");
  A.passes();
}

// N-HLT-10, EX-76
TEST_F(Damage, HealingAHealthyNinjaChangesNothing) {
  village(A, {"T03"});
  village(D, {"T07"});
  hand(A, {"T28", "T00"});
  chakra(A, {"T08", "T00"});
  battle_phase(A);
  battle({{"T03", "T07"}});
  A.plays("T28", "T03");
  A.passes();
  EXPECT_EQ(figures(A, "T03"), "5/2");
  EXPECT_IN(A, chakra, "T28");
}

// N-HLT-14, A-62: injuring is no damage, and nothing to an injured Ninja
TEST_F(Damage, InjuringIsNoDamage) {
  village(D, {"T66"});
  hand(A, {"T63"});
  mission_phase(A);
  A.plays("T63");
  EXPECT_TRUE(is_injured(D, "T66"));
  EXPECT_EQ(hand(D), 0);
}

// N-HLT-14
TEST_F(Damage, InjuringAnInjuredNinjaDoesNothing) {
  village(D, {injured("T01")});
  hand(A, {"T63"});
  mission_phase(A);
  A.plays("T63");
  EXPECT_TRUE(is_injured(D, "T01"));
}

// N-HLT-12
TEST_F(Damage, NothingHealsByItself) {
  village(A, {injured("T01")});
  mission_phase(A);
  go_on_to(D, ChoiceKind::mission_action);
  go_on_to(A, ChoiceKind::mission_action);
  EXPECT_TRUE(is_injured(A, "T01"));
}

}  // namespace
}  // namespace playsheet::support
