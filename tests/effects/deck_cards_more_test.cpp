// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

/// More Ninja, and the Clients, of the ready decks at work.
namespace playsheet::support {
namespace {

class DeckMore : public TableFixture {
 protected:
  DeckMore() : TableFixture(all_cards()) {}
  /// Something in the hand and in the chakra area, so that the player is asked in the exchange.
  void awake(const Seat& seat) {
    hand(seat, {"T00"});
    chakra(seat, {"T00"});
  }
};

// jutsu_used
TEST_F(DeckMore, N116IsFiredUpByFireJutsu) {
  village(A, {injured("N-116")});
  village(D, {"T03"});
  hand(A, {"T30", "T18", "T28"});
  chakra(A, {"T01", "T08", "T00"});
  battle_phase(A);
  battle({{"N-116", "T03"}});
  A.plays("T18", "N-116");
  A.passes();
  EXPECT_EQ(figures(A, "N-116"), "1/1");
  A.plays("T28", "N-116");
  A.passes();
  EXPECT_EQ(figures(A, "N-116"), "4/1");  // healed; Water does nothing
  A.passes();
}

// activated with a price, set_power, a choice with an exception
TEST_F(DeckMore, N126SealsAByakugan) {
  village(A, {injured("N-126")});
  village(D, {"N-126", "N-095", Placed("T01")});
  chakra(A, {"T01"});
  mission_phase(A);
  A.uses("N-126");
  EXPECT_EQ(figures(D, "N-095"), "0/0");
  EXPECT_EQ(figures(D, "N-126"), "6/0");
  EXPECT_EQ(chakra(A), 0);
}

TEST_F(DeckMore, N126NeedsChakra) {
  village(A, {"N-126"});
  village(D, {"N-095"});
  mission_phase(A);
  A.uses("N-126").refused(RefusalCode::price_not_payable, "N-COST-09");
}

// any time; what was put off comes at the end
TEST_F(DeckMore, N132PaysForItLater) {
  village(A, {"N-132"});
  village(D, {"T07"});
  chakra(A, {"T01"});
  battle_phase(A);
  battle({{"N-132", "T07"}});
  A.uses("N-132");
  EXPECT_ASKS(D, mission_action);
  EXPECT_TRUE(is_injured(D, "T07"));      // 7 against 6
  EXPECT_EQ(figures(A, "N-132"), "4/0");  // 5/1 with the coin
  EXPECT_EQ(coins(A, "N-132", CoinKind::minus_1_1), 1);
}

TEST_F(DeckMore, N132InTheMissionPhaseOfTheOther) {
  village(A, {"N-132"});
  hand(D, {"T01"});
  chakra(A, {"T01"});
  mission_phase(D);
  D.charges("T01");
  EXPECT_ASKS(A, counter_window);
  A.uses("N-132");
  EXPECT_EQ(figures(A, "N-132"), "7/3");
}

// untargetable by opposing Jutsu, Valid
TEST_F(DeckMore, N152IsNoTargetForOpposingJutsu) {
  village(A, {"T03"});
  village(D, {injured("N-152"), "T02"});
  team(D, {"N-152", "T02"});
  hand(A, {"J-010"});
  chakra(A, {"T01", "T01", "T00"});
  battle_phase(A);
  battle({{"T03", "N-152"}});
  A.plays("J-010", "T03");
  A.targets("N-152").refused(RefusalCode::untargetable, "N-TGT-03");
  A.targets("T02");
}

TEST_F(DeckMore, N152IsATargetForTheOwnJutsu) {
  village(A, {injured("N-152"), "T01"});
  village(D, {"T03"});
  hand(A, {"T28"});
  chakra(A, {"T08"});
  battle_phase(A);
  battle({{"N-152", "T03"}});
  A.plays("T28", "N-152");
  A.targets("N-152");
  EXPECT_FALSE(is_injured(A, "N-152"));
}

// rewards_won reaches three
TEST_F(DeckMore, C004DrawsAtTheThirdReward) {
  village(A, {"T03", "T01", "C-004"});
  battle_phase(A);
  battle({{"T03"}, {"T01"}});
  EXPECT_EQ(rewards(A), 3);
  EXPECT_EQ(hand(A), 1);
}

TEST_F(DeckMore, C004DrawsNothingForTwo) {
  village(A, {"T03", "C-004"});
  battle_phase(A);
  battle({{"T03"}});
  EXPECT_EQ(hand(A), 0);
}

// ... once a turn, and the controller chooses
TEST_F(DeckMore, C005HurtsAnOpposingNinjaOnce) {
  village(A, {"T03", "T07", "T01", "C-005"});
  village(D, {"T94", "T02"});
  battle_phase(A);
  battle({{"T03"}, {"T01"}, {"T07"}});
  A.picks("T02");
  EXPECT_EQ(rewards(A), 5);
  EXPECT_TRUE(is_injured(D, "T02"));
  EXPECT_FALSE(is_injured(D, "T94"));
}

// enters_play by growth, of another card
TEST_F(DeckMore, C018DrawsForGrowth) {
  village(A, {"T01", "C-018"});
  hand(A, {"T04", "T02"});
  marker(A, 2);
  mission_phase(A);
  A.plays("T04", "T01");
  EXPECT_EQ(hand(A), 2);
  A.plays("T02");
  EXPECT_EQ(hand(A), 1);  // a deployment is no growth
}

// healed by its controller
TEST_F(DeckMore, C019DrawsForHealing) {
  village(A, {injured("T01"), "C-019"});
  hand(A, {"T41", "T18"});
  mission_phase(A);
  A.plays("T41");
  EXPECT_FALSE(is_injured(A, "T01"));
  EXPECT_EQ(hand(A), 1);
}

TEST_F(DeckMore, C019DrawsNothingForHealingByTheOther) {
  village(A, {"C-019"});
  village(D, {injured("T01")});
  hand(D, {"T41", "T18"});
  mission_phase(D);
  D.plays("T41");
  EXPECT_FALSE(is_injured(D, "T01"));
  EXPECT_EQ(hand(A), 0);
}

}  // namespace
}  // namespace playsheet::support
