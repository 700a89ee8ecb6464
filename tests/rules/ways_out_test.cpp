// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/ways_out.h"

#include <algorithm>

#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class WaysOut : public TableFixture {
 protected:
  Refusal why(const Action& action) const {
    auto list = options(state, rules, state.choice.player);
    add_ways_out(position(), list);
    for (const Option& option : list)
      if (option.action == action) return option.refusal;
    ADD_FAILURE() << to_text(action) << " is not among the options";
    return {};
  }
  CardId own(const char* code) const { return card(A, Zone::village, code); }
};

// N-ORG-03: three Ninja at most
TEST_F(WaysOut, AFullTeamMeansAnotherOne) {
  village(A, {"T01", "T03", "T02", "T08", "T10"});
  organization_phase(A);
  A.joins("T03", "T01");
  A.joins("T02", "T01");
  const Refusal refusal = why(Join{own("T08"), own("T01")});
  EXPECT_EQ(refusal.code, RefusalCode::team_full);
  EXPECT_EQ(refusal.fix, Fix::other_team) << "Fumi";
}

TEST_F(WaysOut, NoneIsNamedWhereThereIsNone) {
  village(A, {"T01", "T03", "T02", "T08"});
  organization_phase(A);
  A.joins("T03", "T01");
  A.joins("T02", "T01");
  EXPECT_EQ(why(Join{own("T08"), own("T01")}).fix, Fix::none) << "there is no other Ninja";
}

// N-BLK-03
TEST_F(WaysOut, ABlockedTeamMeansAnotherAttacker) {
  village(A, {"T01", "T03"});
  village(D, {"T02", "T08"});
  battle_phase(A);
  A.attacks("T01");
  A.attacks("T03");
  go_on_to(D, ChoiceKind::block);
  D.blocks("T02", "T01");
  const CardId dan = card(D, Zone::village, "T08");
  const Refusal refusal = why(Block{dan, own("T01")});
  EXPECT_EQ(refusal.code, RefusalCode::already_blocked);
  EXPECT_EQ(refusal.fix, Fix::other_team);
}

// N-TGT-03
TEST_F(WaysOut, ATargetThatDoesNotFitMeansAnotherCard) {
  village(A, {"T03"});
  village(D, {"T02", "T94", "T01"});
  hand(A, {"T20"});
  chakra(A, {"T01", "T12", "T18", "T08"});
  team(D, {"T02", "T94"});
  battle_phase(A);
  battle({{"T03", "T02"}});
  A.plays("T20", "T03");
  leaves_question_open();
  ASSERT_EQ(state.choice.kind, ChoiceKind::choose_target);
  const Refusal refusal = why(Pick{own("T03")});
  EXPECT_TRUE(refusal);
  EXPECT_EQ(refusal.fix, Fix::choose_other);
}

}  // namespace
}  // namespace playsheet::support
