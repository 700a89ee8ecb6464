// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class Targets : public TableFixture {};

// N-TGT-02, A-51
TEST_F(Targets, AreDifferent) {
  village(A, {"T03"});
  village(D, {"T02", "T94", "T08"});
  team(D, {"T02", "T94", "T08"});
  hand(A, {"T20"});
  chakra(A, {"T01", "T01", "T02", "T02"});
  battle_phase(A);
  battle({{"T03", "T02"}});
  A.plays("T20", "T03");
  A.targets("T02");
  A.targets("T02").refused(RefusalCode::already_chosen, "N-TGT-02");
  A.targets("T08");
  EXPECT_IN(D, discard, "T02");  // injured, and then defeated
}

// N-TGT-02, N-JUT-05: two are asked for, one is there
TEST_F(Targets, AllAreNeeded) {
  village(A, {"T03"});
  village(D, {"T02", "T94"});
  hand(A, {"T20"});
  chakra(A, {"T01", "T01", "T02", "T02"});
  battle_phase(A);
  battle({{"T03", "T02"}});
  A.plays("T20", "T03").refused(RefusalCode::no_target, "N-TGT-03");
}

// N-TGT-03
TEST_F(Targets, FitTheDescription) {
  village(A, {"T03"});
  village(D, {"T02", "T94", "T08"});
  team(D, {"T02", "T94"});
  hand(A, {"T18"});
  chakra(A, {"T01"});
  battle_phase(A);
  battle({{"T03", "T02"}});
  A.plays("T18", "T03");
  EXPECT_EQ(offers(), "T-02 T-94");
  A.targets("T08").refused(RefusalCode::not_a_target, "N-TGT-03");  // on stand-by
  A.targets("T03").refused(RefusalCode::not_a_target, "N-TGT-03");  // the own one
  A.targets("T94");
}

// N-TGT-09: no owner and no state named
TEST_F(Targets, AnyNinjaInPlayWhereNothingIsSaid) {
  village(A, {"T01", "T03", "T08", injured("T94")});
  village(D, {"T02", "T04"});
  hand(A, {"T63"});
  mission_phase(A);
  A.plays("T63");
  EXPECT_EQ(offers(), "T-01 T-08 T-94 T-04");  // Genin or lower, EX-91
  A.targets("T04");
}

// N-RANK-04, N-RANK-05, EX-91
TEST_F(Targets, RanksInParenthesesAndNone) {
  village(D, {"T60", "T61", "T62", "T08"});
  hand(A, {"T63"});
  mission_phase(A);
  A.plays("T63");  // only the Academy Student is Genin or lower
  EXPECT_TRUE(is_injured(D, "T08"));
}

// N-TGT-07: gone and back again it is another object
TEST_F(Targets, AReturnedCardIsNoLongerTheTarget) {
  village(A, {"T03"});
  village(D, {"T02"});
  hand(A, {"T18"});
  hand(D, {"T68"});
  chakra(A, {"T01"});
  chakra(D, {"T00"});
  battle_phase(A);
  battle({{"T03", "T02"}});
  const ObjectRef before = position().object(card(D, Zone::village, "T02"));
  A.plays("T18", "T03");
  D.plays("T68", "T02");
  EXPECT_FALSE(position().alive(before));
  D.plays("T02").refused(RefusalCode::entrance_cost, "N-DEPLOY-03", 1, 0);
}

}  // namespace
}  // namespace playsheet::support
