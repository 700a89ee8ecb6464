// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class Chains : public TableFixture {};

// N-CHAIN-11, N-CHAIN-13, N-CHAIN-17, EX-53
TEST_F(Chains, ThreeLinks) {
  village(A, {"T01", "T95"});
  village(D, {"T02"});
  hand(A, {"T18", "T19"});
  hand(D, {"T18"});
  chakra(A, {"T01", "T02", "T08"});
  chakra(D, {"T01"});
  battle_phase(A);
  battle({{"T01", "T02"}, {"T95"}});
  A.plays("T18", "T01");
  D.plays("T18", "T02");
  D.targets("T01");
  A.plays("T19", "T95");
  EXPECT_IN(D, hand, "T02");
  EXPECT_IN(D, chakra, "T18");
  EXPECT_IN(A, chakra, "T18");
  EXPECT_IN(A, chakra, "T19");
  EXPECT_EQ(discard(A), 3);
  EXPECT_EQ(discard(D), 1);
  EXPECT_FALSE(is_injured(A, "T01"));
}

// N-CHAIN-04 to N-CHAIN-06, EX-54
TEST_F(Chains, TwoPassesSettle) {
  village(A, {"T03", "T95"});
  village(D, {"T94"});
  hand(A, {"T00"});
  hand(D, {"T18", "T18", "T00"});
  chakra(A, {"T00"});
  chakra(D, {"T01", "T01", "T00"});
  battle_phase(A);
  battle({{"T03", "T94"}, {"T95"}});
  A.passes();
  D.plays("T18", "T94");
  D.pays("T01");
  D.targets("T03");
  A.passes();
  D.plays("T18", "T94");
  D.targets("T03");
  A.passes();
  EXPECT_FALSE(is_injured(A, "T03"));  // not yet
  D.passes();
  EXPECT_IN(A, discard, "T03");
  EXPECT_ASKS(A, exchange);  // the first choice again
  A.passes();
  D.passes();
  EXPECT_EQ(rewards(A), 1);
}

// N-TGT-04, EX-55
TEST_F(Chains, TheRemainingTargetIsAffected) {
  village(A, {"T07"});
  village(D, {"T02", "T03"});
  team(D, {"T02", "T03"});
  hand(A, {"T20"});
  hand(D, {"T68"});
  chakra(A, {"T01", "T01", "T02", "T02"});
  chakra(D, {"T00"});
  battle_phase(A);
  battle({{"T07", "T02"}});
  A.plays("T20", "T07");
  A.targets("T02");
  D.plays("T68", "T03");
  D.targets("T02");
  EXPECT_TRUE(is_injured(D, "T03"));
  EXPECT_IN(D, hand, "T02");
}

// N-TGT-05, EX-55
TEST_F(Chains, FailsIfAllTargetsAreGone) {
  village(A, {"T07"});
  village(D, {"T02", "T03"});
  team(D, {"T02", "T03"});
  hand(A, {"T20"});
  hand(D, {"T68", "T68"});
  chakra(A, {"T01", "T01", "T02", "T02"});
  chakra(D, {"T00", "T00"});
  battle_phase(A);
  battle({{"T07", "T02"}});
  A.plays("T20", "T07");
  A.targets("T02");
  D.plays("T68", "T03");
  D.pays("T00");
  D.targets("T03");
  D.plays("T68", "T03");
  D.targets("T02");
  EXPECT_IN(A, chakra, "T20");
  EXPECT_EQ(discard(A), 4);
  EXPECT_EQ(rewards(A), 2);
}

// N-CHAIN-13, A-54, EX-56
TEST_F(Chains, FailsIfTheUserIsGone) {
  village(A, {injured("T01")});
  village(D, {"T02"});
  hand(A, {"T18"});
  hand(D, {"T18"});
  chakra(A, {"T01"});
  chakra(D, {"T01"});
  battle_phase(A);
  battle({{"T01", "T02"}});
  A.plays("T18", "T01");
  D.plays("T18", "T02");
  EXPECT_IN(A, discard, "T01");
  EXPECT_IN(A, chakra, "T18");
  EXPECT_FALSE(is_injured(D, "T02"));
}

// N-NEG-01 to N-NEG-03, N-COST-08, EX-60
TEST_F(Chains, ANegatedJutsuIsDiscarded) {
  village(A, {"T01"});
  village(D, {"T02"});
  hand(A, {"T18"});
  hand(D, {"T22"});
  chakra(A, {"T01"});
  chakra(D, {"T01"});
  battle_phase(A);
  battle({{"T01", "T02"}});
  A.plays("T18", "T01");
  D.plays("T22", "T02");
  EXPECT_IN(A, discard, "T18");
  EXPECT_IN(D, chakra, "T22");
  EXPECT_EQ(discard(A), 2);
}

// N-CHAIN-21, N-NEG-07, EX-114
TEST_F(Chains, EveryLinkMayBeNamedButNotItself) {
  village(A, {"T01", "T95"});
  village(D, {"T02"});
  hand(A, {"T18", "T30"});
  hand(D, {"T40", "T22"});
  chakra(A, {"T01", "T02"});
  chakra(D, {"T08", "T08"});
  battle_phase(A);
  battle({{"T01", "T02"}, {"T95"}});
  A.plays("T18", "T01");
  D.plays("T40", "T02");
  D.pays("T08");
  A.plays("T30", "T95");
  D.plays("T22", "T02");
  EXPECT_EQ(offers(), "T-18 T-30 T-40");
  D.targets("T22").refused(RefusalCode::not_a_target, "N-CHAIN-21");  // not on the chain yet
  D.targets("T18");
  EXPECT_IN(A, discard, "T18");
  EXPECT_IN(A, chakra, "T30");
  EXPECT_IN(D, chakra, "T40");
  EXPECT_FALSE(is_injured(D, "T02"));
}

// N-EFF-16, N-HLT-09, EX-115
TEST_F(Chains, AnEffectIsALinkAboveTheJutsu) {
  village(A, {"T25", "T01"});
  village(D, {"T02", "T94"});
  hand(D, {"T18", "T00"});
  chakra(D, {"T01", "T00"});
  battle_phase(A);
  battle({{"T25", "T02"}, {"T01", "T94"}});
  A.passes();
  D.plays("T18", "T02");
  D.targets("T25");
  A.uses("T25");
  A.targets("T01");
  EXPECT_ASKS(D, answer);
  D.passes();
  EXPECT_TRUE(is_injured(A, "T25"));
  EXPECT_EQ(figures(A, "T01"), "2/1");  // the bonus came and went with the injury
}

// N-CHAIN-13, N-EFF-03: the source of an effect is injured before it is applied
TEST_F(Chains, AnEffectFailsIfItsSourceIsInjured) {
  village(A, {"T25", "T01"});
  village(D, {"T02", "T94"});
  hand(D, {"T18", "T00"});
  chakra(D, {"T01", "T00"});
  battle_phase(A);
  battle({{"T25", "T02"}, {"T01", "T94"}});
  A.uses("T25");
  A.targets("T01");
  D.plays("T18", "T02");
  D.targets("T25");
  D.passes();
  EXPECT_EQ(figures(A, "T01"), "2/1");
  A.uses("T25").refused(RefusalCode::not_your_decision, "N-GEN-05");
}

// N-CHAIN-09
TEST_F(Chains, TwoPassesWithoutAChainEndTheExchange) {
  village(A, {"T01"});
  village(D, {"T02"});
  hand(A, {"T00"});
  hand(D, {"T00"});
  chakra(A, {"T00"});
  chakra(D, {"T00"});
  battle_phase(A);
  battle({{"T01", "T02"}});
  EXPECT_ASKS(A, exchange);
  A.passes();
  EXPECT_ASKS(D, exchange);
  D.passes();
  EXPECT_TRUE(is_injured(A, "T01"));
}

// N-CHAIN-06
TEST_F(Chains, NobodyPassesOutsideAWindow) {
  mission_phase(A);
  A.passes().refused(RefusalCode::wrong_moment, "N-CHAIN-06");
}

// N-ZONE-15, N-CR-01: the link tells what was used, not which card of the hand it has become
TEST_F(Chains, ALinkDoesNotShowWhereItsSourceHasGone) {
  village(A, {"T01", "T02"});
  village(D, {"T25"});
  chakra(A, {"T02", "T08"});
  hand(A, {"T19"});
  hand(D, {"T00"});
  battle_phase(A);
  battle({{"T01", "T25"}});
  A.passes();
  D.uses("T25");
  if (asks(D, ChoiceKind::choose_target)) D.targets("T25");
  ASSERT_EQ(view_for(state, rules, A.id).chain.size(), 1U);
  EXPECT_EQ(view_for(state, rules, A.id).chain[0].card.id, card(D, Zone::village, "T25"));
  apply_event(state, CardMoved{card(D, Zone::village, "T25"), Zone::village, Zone::hand, D.id, false, Cause::effect});
  const SeenLink seen = view_for(state, rules, A.id).chain[0];
  EXPECT_EQ(seen.card.id, kNoCard);
  EXPECT_EQ((*rules.cards)[seen.card.definition].code, "T-25");
  leaves_question_open();
}

}  // namespace
}  // namespace playsheet::support
