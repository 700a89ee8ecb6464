// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class EffectUse : public TableFixture {};

// N-EFF-03
TEST_F(EffectUse, OnceATurn) {
  village(A, {"T45"});
  mission_phase(A);
  A.uses("T45");
  A.uses("T45").refused(RefusalCode::used_this_turn, "N-EFF-03");
  go_on_to(D, ChoiceKind::mission_action);
  go_on_to(A, ChoiceKind::mission_action);
  A.uses("T45");
}

// N-EFF-04: each copy and each paragraph has its own count
TEST_F(EffectUse, EachParagraphOnItsOwn) {
  village(A, {"T46", "T01"});
  mission_phase(A);
  A.uses("T46", 0);
  A.targets("T01");
  A.passes();
  EXPECT_EQ(figures(A, "T01"), "1/1");
  A.uses("T46", 0).refused(RefusalCode::used_this_turn, "N-EFF-03");
  A.uses("T46", 1);
  A.targets("T01");
  EXPECT_EQ(figures(A, "T01"), "7/5");
}

// N-EFF-01
TEST_F(EffectUse, NotByAnInjuredNinja) {
  village(A, {injured("T32"), "T01"});
  mission_phase(A);
  const Refusal why = A.uses("T32").refused(RefusalCode::text_not_valid, "N-EFF-01");
  EXPECT_EQ(why.fix, Fix::heal);
}

// N-EFF-15
TEST_F(EffectUse, OnlyAtItsMoment) {
  village(A, {"T25", "T45", "T01"});
  mission_phase(A);
  A.uses("T25").refused(RefusalCode::wrong_moment, "N-EFF-15");
  A.done();
  A.uses("T45").refused(RefusalCode::wrong_moment, "N-TURN-05");
}

// N-EFF-02
TEST_F(EffectUse, OnlyOwnCardsWithSuchAText) {
  village(A, {"T01"});
  village(D, {"T45"});
  hand(A, {"T45"});
  mission_phase(A);
  A.uses("T01").refused(RefusalCode::not_an_option, "N-EFF-02");
  A.uses(card(A, Zone::hand, "T45")).refused(RefusalCode::not_an_option, "N-EFF-02");
  A.uses(card(D, Zone::village, "T45")).refused(RefusalCode::not_an_option, "N-EFF-02");
}

// N-COST-09, A-125: it is injured already and cannot be injured for it
TEST_F(EffectUse, WithoutItsPriceItIsRefused) {
  village(A, {injured("T48"), "T01"});
  mission_phase(A);
  A.uses("T48").refused(RefusalCode::price_not_payable, "N-COST-09");
}

// N-EFF-14, N-COST-09, A-125: by agreement it can be used all the same; then nothing happens
TEST_F(EffectUse, WithoutItsPriceItDoesNothingWhereItMayBeUsed) {
  ruling("A-125", "no");
  village(A, {injured("T48"), "T01"});
  mission_phase(A);
  A.uses("T48");
  EXPECT_EQ(figures(A, "T01"), "2/1");
  A.uses("T48").refused(RefusalCode::used_this_turn, "N-EFF-03");
}

// N-TGT-08, N-EFF-18, N-EFF-12, EX-116
TEST_F(EffectUse, ThePriceIsPaidWhenItIsApplied) {
  village(A, {"T32", "T01", "T33"});
  mission_phase(A);
  EXPECT_EQ(figures(A, "T01"), "3/1");
  A.uses("T32");
  EXPECT_IN(A, discard, "T32");
  EXPECT_EQ(offers(), "T-01 T-33");
  A.picks("T01");
  EXPECT_EQ(figures(A, "T01"), "5/1");  // it lasts although its source has left
}

// N-EFF-12, EX-116: the first paragraph stops, the second is Valid
TEST_F(EffectUse, EachParagraphHasItsOwnValid) {
  village(A, {injured("T33"), "T01"});
  battle_phase(A);
  EXPECT_EQ(figures(A, "T01"), "2/1");
  A.attacks("T33").refused(RefusalCode::cannot_be_sent, "N-ATK-06");
}

}  // namespace
}  // namespace playsheet::support
