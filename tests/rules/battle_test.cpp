// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class Battles : public TableFixture {};

// N-ATK-02, EX-45
TEST_F(Battles, AtMostThreeTeamsAttack) {
  village(A, {"T01", "T02", "T03", "T08"});
  battle_phase(A);
  for (const char* head : {"T01", "T02", "T03"}) A.attacks(head);
  A.attacks("T08").refused(RefusalCode::too_many_teams, "N-ATK-02", 3, 3);
}

// N-ATK-01, N-BAT-02, EX-45
TEST_F(Battles, AttackingIsOptional) {
  village(A, {"T01"});
  battle_phase(A);
  A.done();
  EXPECT_ASKS(D, mission_action);
  EXPECT_EQ(rewards(A), 0);
}

// N-BLK-02, N-BLK-03, EX-46
TEST_F(Battles, OneBlockerForEachAttacker) {
  village(A, {"T01", "T03"});
  village(D, {"T02", "T08", "T94"});
  battle_phase(A);
  A.attacks("T01");
  A.attacks("T03");
  A.done();
  D.blocks("T02", "T01");
  D.blocks("T08", "T01").refused(RefusalCode::already_blocked, "N-BLK-03");
  D.blocks("T02", "T03").refused(RefusalCode::team_already_sent, "N-BLK-03");
  D.blocks("T08", "T03");
  D.blocks("T94", "T03").refused(RefusalCode::already_blocked, "N-BLK-03");
}

// N-BLK-01, EX-46
TEST_F(Battles, BlockingIsOptional) {
  village(A, {"T01", "T03"});
  village(D, {"T02", "T08"});
  battle_phase(A);
  battle({{"T01"}, {"T03"}});
  EXPECT_EQ(rewards(A), 3);
}

class BattlesThatCost : public TableFixture {
 public:
  BattlesThatCost() : TableFixture(every_card()) {}
};

// N-BLK-03, N-COST-11: found by a game of the long run of the laws (usa-1.3, seed 30020861)
TEST_F(BattlesThatCost, AnAttackingTeamIsMeantWhicheverOfItsNinjaIsNamed) {
  village(A, {"T01", "T03"});
  team(A, {"T01", "T03"});
  village(D, {"N-US039"});
  chakra(D, {"T02", "T94"});
  battle_phase(A);
  A.attacks("T01");
  A.done();
  go_on_to(D, ChoiceKind::block);
  const CardId toad = card(D, Zone::village, "N-US039");
  GameState by_head = state;
  GameState by_support = state;
  ASSERT_FALSE(apply(by_head, rules, Block{toad, card(A, Zone::village, "T01")}));
  ASSERT_FALSE(apply(by_support, rules, Block{toad, card(A, Zone::village, "T03")}));
  EXPECT_EQ(by_head.choice.kind, ChoiceKind::pay_chakra);
  EXPECT_TRUE(by_head == by_support);
  D.blocks("N-US039", "T03");
  D.pays("T02");
  EXPECT_EQ(state.battles.front().blockers, state.cards[toad].team);
  EXPECT_EQ(discard(D), 1);
}

// N-ATK-01, N-BLK-03
TEST_F(Battles, OnlyOwnTeamsAreSentAndOnlyAttackersBlocked) {
  village(A, {"T01", "T03"});
  village(D, {"T02"});
  battle_phase(A);
  A.attacks("T02").refused(RefusalCode::own_ninja_only, "N-ATK-01");
  A.attacks("T01");
  A.attacks("T01").refused(RefusalCode::team_already_sent, "N-ATK-01");
  A.done();
  D.blocks("T02", "T03").refused(RefusalCode::not_attacking, "N-BLK-03");
  D.blocks("T01", "T01").refused(RefusalCode::own_ninja_only, "N-BLK-01");
}

// N-ATK-03: any member is the head
TEST_F(Battles, TheHeadIsNamedWhenTheTeamIsSent) {
  village(A, {"T03", "T01"});
  team(A, {"T03", "T01"});
  battle_phase(A);
  A.attacks("T01");
  EXPECT_TRUE(is_head(position(), card(A, Zone::village, "T01")));
  EXPECT_FALSE(is_head(position(), card(A, Zone::village, "T03")));
  A.attacks("T03").refused(RefusalCode::team_already_sent, "N-ATK-01");
}

// N-ATK-06, N-ATK-07, EX-117
TEST_F(Battles, CannotBeatsMust) {
  village(A, {"T33", "T01"});
  village(D, {"T42"});
  battle_phase(A);
  A.attacks("T33").refused(RefusalCode::cannot_be_sent, "N-ATK-06");
  A.attacks("T01");
  A.done();
  EXPECT_ASKS(D, mission_action);
}

// N-ATK-07, EX-117
TEST_F(Battles, ATeamThatMustBeSentIsSent) {
  village(A, {"T33", "T08", "T01"});
  village(D, {"T42"});
  team(A, {"T33", "T08"});
  battle_phase(A);
  A.attacks("T01");
  const Refusal why = A.done().refused(RefusalCode::must_be_sent, "N-ATK-07");
  EXPECT_EQ(why.card, card(A, Zone::village, "T33"));
  A.attacks("T08");
  A.done();
}

// N-RET-02, N-RET-03, EX-108
TEST_F(Battles, TeamsStayTogetherAfterLosses) {
  village(A, {injured("T03"), "T01", "T94"});
  village(D, {Placed("T07").with(CoinKind::plus_1_0, 1)});
  team(A, {"T03", "T01", "T94"});
  battle_phase(A);
  battle({{"T03", "T07"}});  // 3 + 1 + 2 against 7
  EXPECT_IN(A, discard, "T03");
  EXPECT_EQ(state[card(A, Zone::village, "T01")].team, state[card(A, Zone::village, "T94")].team);
  go_on_to(D, ChoiceKind::attack);
  D.attacks("T07");
  D.done();
  A.blocks("T94", "T07");
  A.done();
}

// N-BLK-10, EX-69
TEST_F(Battles, ATeamWithoutHeadFightsWithItsSupports) {
  village(A, {"T03", "T02", "T94"});
  village(D, {"T07"});
  hand(D, {"T19"});
  chakra(D, {"T02", "T08"});
  team(A, {"T03", "T02", "T94"});
  battle_phase(A);
  battle({{"T03", "T07"}});
  D.plays("T19", "T07");
  D.targets("T03");
  EXPECT_IN(A, hand, "T03");
  EXPECT_FALSE(is_injured(A, "T02"));
  EXPECT_FALSE(is_injured(A, "T94"));
  EXPECT_FALSE(is_injured(D, "T07"));
}

// N-BLK-08, EX-71
TEST_F(Battles, AVanishedBlockerFreesTheAttacker) {
  village(A, {"T03"});
  village(D, {"T01"});
  hand(A, {"T19"});
  chakra(A, {"T02", "T08"});
  battle_phase(A);
  battle({{"T03", "T01"}});
  A.plays("T19", "T03");
  EXPECT_IN(D, hand, "T01");
  EXPECT_EQ(rewards(A), 2);
}

// N-BLK-09, N-REW-07
TEST_F(Battles, AVanishedAttackerEarnsNothing) {
  village(A, {"T03"});
  village(D, {"T01"});
  hand(D, {"T19"});
  chakra(D, {"T02", "T08"});
  battle_phase(A);
  battle({{"T03", "T01"}});
  D.plays("T19", "T01");
  EXPECT_EQ(rewards(A), 0);
  EXPECT_FALSE(is_injured(D, "T01"));
}

}  // namespace
}  // namespace playsheet::support
