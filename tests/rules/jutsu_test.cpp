// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class Jutsu : public TableFixture {};

// N-JUT-02, EX-49
TEST_F(Jutsu, TheUserIsInAction) {
  village(A, {"T01", "T95", "T02"});
  village(D, {"T08"});
  hand(A, {"T18"});
  chakra(A, {"T01"});
  battle_phase(A);
  battle({{"T01"}, {"T95", "T08"}});
  A.plays("T18", "T02").refused(RefusalCode::user_not_in_action, "N-JUT-02");
  A.plays("T18", "T08").refused(RefusalCode::own_ninja_only, "N-JUT-02");
  A.plays("T18", "T01");  // not battling, yet in action
  EXPECT_IN(D, discard, "T08");
}

// N-JUT-05, EX-49
TEST_F(Jutsu, RefusedWithoutATarget) {
  village(A, {"T01"});
  village(D, {"T08"});
  hand(A, {"T18"});
  chakra(A, {"T01"});
  battle_phase(A);
  battle({{"T01"}});
  A.plays("T18", "T01").refused(RefusalCode::no_target, "N-TGT-03");
  EXPECT_EQ(chakra(A), 1);
  A.passes();
}

// N-JUT-04, N-RANK-04, N-RANK-08, EX-50, EX-118
TEST_F(Jutsu, TheUserMeetsTheRequirement) {
  village(A, {"T01", "T02", "T95", "T62"});
  hand(A, {"T30"});
  chakra(A, {"T01"});
  team(A, {"T01", "T62"});
  battle_phase(A);
  battle({{"T01"}, {"T02"}, {"T95"}});
  A.plays("T30", "T01").refused(RefusalCode::user_requirement, "N-JUT-04");
  std::string users;
  for (const Option& option : options(state, rules, A.id))
    if (const auto* play = std::get_if<Play>(&option.action); play != nullptr && option.allowed())
      users += position().definition(play->on).code + " ";
  EXPECT_EQ(users, "T-02 T-95 T-62 ");
}

// N-JUT-01
TEST_F(Jutsu, OnlyInTheExchange) {
  village(A, {"T01", "T94"});
  village(D, {"T02"});
  hand(A, {"T18"});
  chakra(A, {"T01"});
  mission_phase(A);
  A.plays("T18", "T01").refused(RefusalCode::jutsu_moment, "N-JUT-01");
  A.done();
  A.plays("T18", "T01").refused(RefusalCode::wrong_moment, "N-TURN-05");
}

// N-JUT-04: nobody at all can use it
TEST_F(Jutsu, NoUserFits) {
  village(A, {"T01"});
  village(D, {"T02"});
  hand(A, {"T30"});
  chakra(A, {"T01"});
  battle_phase(A);
  battle({{"T01", "T02"}});
  A.plays("T30").refused(RefusalCode::no_user_fits, "N-JUT-04");
}

// N-JUT-09, N-JUT-10
TEST_F(Jutsu, AnyNumberByOneNinja) {
  village(A, {"T02"});
  village(D, {"T07"});
  hand(A, {"T30", "T30", "T18"});
  chakra(A, {"T02", "T02", "T02"});
  battle_phase(A);
  battle({{"T02", "T07"}});
  A.plays("T30", "T02");
  A.pays("T02");
  A.passes();
  A.plays("T30", "T02");
  A.pays("T02");
  A.passes();
  EXPECT_EQ(figures(A, "T02"), "7/1");
}

// N-CHAIN-13, EX-61: the requirement is looked at again
TEST_F(Jutsu, FailsIfTheUserNoLongerMeetsTheRequirement) {
  village(A, {injured("T94")});
  village(D, {"T07"});
  hand(A, {"T57", "T28"});
  chakra(A, {"T01", "T08"});
  hand(D, {"T00"});
  chakra(D, {"T00"});
  battle_phase(A);
  battle({{"T94", "T07"}});
  A.plays("T57", "T94");
  A.pays("T01");
  D.passes();
  A.plays("T28", "T94");  // N-CHAIN-07: after the pass A adds to the own link
  D.passes();
  EXPECT_FALSE(is_injured(A, "T94"));
  EXPECT_EQ(figures(A, "T94"), "2/2");
  EXPECT_IN(A, chakra, "T57");
}

}  // namespace
}  // namespace playsheet::support
