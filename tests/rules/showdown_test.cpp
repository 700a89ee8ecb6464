// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

#include "engine/naruto/effects/power.h"
#include "engine/naruto/rules/showdown.h"

namespace playsheet::support {
namespace {

class Showdown : public TableFixture {};

// N-SHOW-03, N-SHOW-04, EX-63
TEST_F(Showdown, TeamPowerIsCombatOfTheHeadAndSupportOfTheOthers) {
  village(A, {injured("T03"), "T01", injured("T94")});
  team(A, {"T03", "T01", "T94"});
  battle_phase(A);
  const CardId head = card(A, Zone::village, "T03");
  EXPECT_EQ(team_power(position(), state[head].team, position().object(head)), 5);
}

// N-REW-01 to N-REW-04, EX-64
TEST_F(Showdown, RewardsOfUnblockedTeams) {
  village(A, {"T04", "T03", "T08"});
  battle_phase(A);
  battle({{"T04"}, {"T03"}, {"T08"}});
  EXPECT_EQ(rewards(A), 4);  // 1 for power 4, 2 for 5, 1 for 0
  EXPECT_EQ(deck(D), 20 - 4 - 1);
  EXPECT_EQ(rewards(D), 0);
}

// N-SHOW-10, N-SHOW-13, EX-65
TEST_F(Showdown, ADefeatInjuresTheHeadOnly) {
  village(A, {"T07"});
  village(D, {"T94", "T02"});
  team(D, {"T94", "T02"});
  battle_phase(A);
  battle({{"T07", "T94"}});
  EXPECT_TRUE(is_injured(D, "T94"));
  EXPECT_FALSE(is_injured(D, "T02"));
  EXPECT_FALSE(is_injured(A, "T07"));
  EXPECT_EQ(rewards(A), 0);
}

// N-SHOW-10, N-HLT-03, EX-65
TEST_F(Showdown, ADefeatDiscardsAnInjuredHead) {
  village(A, {"T07"});
  village(D, {injured("T25")});
  battle_phase(A);
  battle({{"T07", "T25"}});
  EXPECT_IN(D, discard, "T25");
}

// N-SHOW-11, N-HLT-04, EX-66
TEST_F(Showdown, ACompleteDefeatHitsTheWholeTeam) {
  village(A, {Placed("T07").with(CoinKind::plus_1_1, 6)});
  village(D, {"T03", "T01", injured("T94")});
  team(D, {"T03", "T01", "T94"});
  battle_phase(A);
  battle({{"T07", "T03"}});
  EXPECT_IN(D, discard, "T03");
  EXPECT_TRUE(is_injured(D, "T01"));
  EXPECT_IN(D, discard, "T94");
}

// N-SHOW-09, EX-67
TEST_F(Showdown, ADrawInjuresBothHeads) {
  village(A, {"T03"});
  village(D, {"T03"});
  battle_phase(A);
  battle({{"T03", "T03"}});
  EXPECT_TRUE(is_injured(A, "T03"));
  EXPECT_TRUE(is_injured(D, "T03"));
}

// N-SHOW-09, EX-67
TEST_F(Showdown, ADrawOfInjuredHeadsDiscardsBoth) {
  village(A, {injured("T03")});
  village(D, {injured("T03")});
  battle_phase(A);
  battle({{"T03", "T03"}});
  EXPECT_IN(A, discard, "T03");
  EXPECT_IN(D, discard, "T03");
}

// N-SHOW-12, EX-68
TEST_F(Showdown, ADrawAtZeroHurtsAsWell) {
  village(A, {"T08"});
  village(D, {"T08"});
  battle_phase(A);
  battle({{"T08", "T08"}});
  EXPECT_TRUE(is_injured(A, "T08"));
  EXPECT_TRUE(is_injured(D, "T08"));
  go_on_to(D, ChoiceKind::attack);
  battle({{"T08", "T08"}});
  EXPECT_IN(A, discard, "T08");
  EXPECT_IN(D, discard, "T08");
}

// N-SHOW-07, N-SHOW-08, N-REW-05, EX-109
TEST_F(Showdown, AllResultsStandTogether) {
  village(A, {"T03", Placed("T07").with(CoinKind::plus_1_0, 2)});
  village(D, {"T94", "T01"});
  team(D, {"T94", "T01"});
  deck_size(D, 2);
  rewards(A, 8);
  battle_phase(A);
  battle({{"T03"}, {"T07", "T94"}});  // 8 against 2 + 1
  EXPECT_EQ(rewards(A), 10);
  EXPECT_EQ(deck(D), 0);
  EXPECT_IN(D, discard, "T94");
  EXPECT_TRUE(is_injured(D, "T01"));
  EXPECT_TRUE(state.over());
  EXPECT_EQ(state.winner, A.id);
}

// N-REW-06
TEST_F(Showdown, ABlockerEarnsNoRewards) {
  village(A, {"T08"});
  village(D, {"T07"});
  battle_phase(A);
  battle({{"T08", "T07"}});
  EXPECT_EQ(rewards(D), 0);
  EXPECT_EQ(rewards(A), 0);
}

// N-SHOW-15: differences of true powers
TEST_F(Showdown, NegativePowersCount) {
  village(A, {Placed("T08").with(CoinKind::minus_1_1, 3)});
  village(D, {injured("T94"), "T95"});
  battle_phase(A);
  EXPECT_EQ(figures(A, "T08"), "-3/-3");
  battle({{"T08", "T94"}});
  EXPECT_TRUE(is_injured(A, "T08"));  // 1 against -3: a defeat by 4
}

// N-SHOW-09 to N-SHOW-11, N-REW-01, N-REW-02
TEST_F(Showdown, TheTables) {
  EXPECT_EQ(result_for(0), Result::draw);
  EXPECT_EQ(result_for(4), Result::victory);
  EXPECT_EQ(result_for(5), Result::outstanding_victory);
  EXPECT_EQ(result_for(-4), Result::defeat);
  EXPECT_EQ(result_for(-5), Result::complete_defeat);
  for (int n = -6; n <= 6; ++n) EXPECT_EQ(opposite(result_for(n)), result_for(-n));
  EXPECT_EQ(rewards_for(-3), 1);
  EXPECT_EQ(rewards_for(4), 1);
  EXPECT_EQ(rewards_for(5), 2);
}

}  // namespace
}  // namespace playsheet::support
