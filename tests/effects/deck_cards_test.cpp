// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

/// Ninja and Clients of the ready decks at work, one test for each shape of text.
namespace playsheet::support {
namespace {

class DeckNinja : public TableFixture {
 protected:
  DeckNinja() : TableFixture(all_cards()) {}
  /// Something in the hand and in the chakra area, so that the player is asked in the exchange.
  void awake(const Seat& seat) {
    hand(seat, {"T00"});
    chakra(seat, {"T00"});
  }
};

// cannot_be_sent while alone, Valid
TEST_F(DeckNinja, N005IsNotSentAlone) {
  village(A, {injured("N-005"), "T01"});
  battle_phase(A);
  A.attacks("N-005").refused(RefusalCode::cannot_be_sent, "N-ATK-06");
}

// entrance_cost of cards in the hand
TEST_F(DeckNinja, N007MakesHighRanksCheaper) {
  village(A, {injured("N-007")});
  hand(A, {"T03", "T18", "T18", "T02"});
  marker(A, 2);
  mission_phase(A);
  A.plays("T03");
  EXPECT_IN_VILLAGE(A, "T03");
}

// ... of nobody else
TEST_F(DeckNinja, N007LeavesLowRanksAlone) {
  village(A, {"N-007"});
  hand(A, {"T04", "T18"});
  marker(A, 1);
  mission_phase(A);
  A.plays("T04").refused(RefusalCode::entrance_cost, "N-DEPLOY-03", 2, 1);
}

// turn_begins, may with a price in chakra
TEST_F(DeckNinja, N013HealsForOneChakra) {
  village(A, {"N-013", injured("T94"), injured("T01")});
  chakra(A, {"T01"});
  turn_of(A);
  A.accepts();
  A.picks("N-013").refused(RefusalCode::not_a_target, "N-TGT-08");
  A.picks("T94");
  EXPECT_FALSE(is_injured(A, "T94"));
  EXPECT_IN(A, discard, "T01");
  EXPECT_EQ(hand(A), 1);
}

// ... which is not offered in vain
TEST_F(DeckNinja, N013AsksNothingWithNobodyToHeal) {
  village(A, {"N-013", "T94"});
  chakra(A, {"T01"});
  turn_of(A);
  EXPECT_ASKS(A, mission_action);
}

// sent_out with a team mate
TEST_F(DeckNinja, N028GrowsStrongerBesideAnAnimal) {
  village(A, {injured("N-028"), "N-111", "T01"});
  team(A, {"N-028", "N-111"});
  awake(A);
  battle_phase(A);
  battle({{"N-028"}});
  A.chooses(0);  // Akamaru has been sent out as well
  EXPECT_EQ(figures(A, "N-028"), "1/1");
  A.passes();
  EXPECT_EQ(figures(A, "N-028"), "0/0");
}

TEST_F(DeckNinja, N028GetsNothingAlone) {
  village(A, {"N-028"});
  awake(A);
  battle_phase(A);
  battle({{"N-028"}});
  EXPECT_EQ(figures(A, "N-028"), "2/0");
  A.passes();
}

// battle_result
TEST_F(DeckNinja, N034DrawsForAVictoryOfItsTeam) {
  village(A, {"T07", injured("N-034")});
  village(D, {"T04"});
  team(A, {"T07", "N-034"});
  battle_phase(A);
  battle({{"T07", "T04"}});
  EXPECT_EQ(hand(A), 1);
}

TEST_F(DeckNinja, N034DrawsNothingUnblocked) {
  village(A, {"T07", "N-034"});
  team(A, {"T07", "N-034"});
  battle_phase(A);
  battle({{"T07"}});
  EXPECT_EQ(rewards(A), 2);
  EXPECT_EQ(hand(A), 0);
}

// a group of the team
TEST_F(DeckNinja, N037HelpsTheGeninOfItsTeam) {
  village(A, {"N-037", "N-001", "N-049", "N-002"});
  team(A, {"N-037", "N-001", "N-049"});
  awake(A);
  battle_phase(A);
  battle({{"N-001"}});
  EXPECT_EQ(figures(A, "N-001"), "1/1");
  EXPECT_EQ(figures(A, "N-049"), "3/1");  // a Chunin
  EXPECT_EQ(figures(A, "N-002"), "3/1");  // in another team
  EXPECT_EQ(figures(A, "N-037"), "6/3");
  A.passes();
}

// another Ninja is the head
TEST_F(DeckNinja, N039SupportsAHeadOfItsKind) {
  village(A, {"N-039", "N-041"});
  team(A, {"N-039", "N-041"});
  awake(A);
  battle_phase(A);
  battle({{"N-041"}});
  EXPECT_EQ(figures(A, "N-039"), "6/4");
  A.passes();
  EXPECT_EQ(coins(A, "N-041", CoinKind::plus_1_0), 1);  // and N-041 was the head
}

TEST_F(DeckNinja, N039IsNoHelpToItself) {
  village(A, {"N-039", "N-041"});
  team(A, {"N-039", "N-041"});
  awake(A);
  battle_phase(A);
  battle({{"N-039"}});
  EXPECT_EQ(figures(A, "N-039"), "6/0");
  A.passes();
  EXPECT_EQ(coins(A, "N-041", CoinKind::plus_1_0), 0);  // no head, no coin
}

// delayed: it comes although the Ninja was injured after it was sent out
TEST_F(DeckNinja, N041GetsItsCoinAtTheEndOfTheTurn) {
  village(A, {"N-041"});
  village(D, {"T02"});
  battle_phase(A);
  battle({{"N-041", "T02"}});
  EXPECT_TRUE(is_injured(A, "N-041"));
  EXPECT_EQ(figures(A, "N-041"), "0/0");
}

// cannot_be_negated
TEST_F(DeckNinja, N043CannotBeNegated) {
  village(A, {"N-043"});
  village(D, {"T02"});
  hand(A, {"T18"});
  hand(D, {"T22"});
  chakra(A, {"T01"});
  chakra(D, {"T00"});
  battle_phase(A);
  battle({{"N-043", "T02"}});
  A.plays("T18", "N-043");
  D.plays("T22", "T02");
  EXPECT_IN(D, discard, "T02");  // injured by Spark, then defeated
  EXPECT_IN(A, chakra, "T18");
}

// showdown_ends
TEST_F(DeckNinja, N055HurtsTheOpposingHeadAfterwards) {
  village(A, {"N-055"});
  village(D, {"T08"});
  battle_phase(A);
  battle({{"N-055", "T08"}});
  EXPECT_IN(D, discard, "T08");
}

// N-EFF-01: not Valid
TEST_F(DeckNinja, N055StrikesEvenIfTheShowdownInjuresIt) {
  village(A, {"N-055"});
  village(D, {"T02"});
  battle_phase(A);
  battle({{"N-055", "T02"}});
  EXPECT_TRUE(is_injured(A, "N-055"));
  EXPECT_TRUE(is_injured(D, "T02"));
}

// reveal, and a branch on what was revealed
TEST_F(DeckNinja, N066TakesARevealedJutsu) {
  hand(A, {"N-066"});
  deck(A, {"T01", "T18"});
  mission_phase(A);
  A.plays("N-066");
  EXPECT_IN(A, hand, "T18");
}

TEST_F(DeckNinja, N066LeavesAnotherCard) {
  hand(A, {"N-066"});
  deck(A, {"T18", "T01"});
  mission_phase(A);
  A.plays("N-066");
  EXPECT_EQ(hand(A), 0);
  EXPECT_EQ(state[A.id].deck.back(), card(A, Zone::deck, "T01"));
}

// a text that holds while the team is together
TEST_F(DeckNinja, N070NeedsBothFriends) {
  village(A, {injured("N-070"), "N-005", "N-006"});
  organization_phase(A);
  A.joins("N-005", "N-070");
  EXPECT_EQ(figures(A, "N-070"), "0/1");
  A.joins("N-006", "N-070");
  EXPECT_EQ(figures(A, "N-070"), "1/2");
}

// forbid_jutsu and leaves_to, both Valid
TEST_F(DeckNinja, N075UsesNoJutsuAndGoesUnderTheDeck) {
  village(A, {injured("N-075")});
  village(D, {"T07"});
  hand(A, {"T18"});
  chakra(A, {"T01"});
  battle_phase(A);
  battle({{"N-075", "T07"}});
  A.plays("T18", "N-075").refused(RefusalCode::jutsu_forbidden, "N-GEN-02");
  A.passes();
  EXPECT_EQ(state[A.id].deck.front(), card(A, Zone::deck, "N-075"));
  EXPECT_EQ(discard(A), 0);
}

TEST_F(DeckNinja, N102GoesUnderTheDeckAsWell) {
  village(A, {"N-102"});
  village(D, {Placed("T07").with(CoinKind::plus_1_0, 1)});
  battle_phase(A);
  battle({{"N-102", "T07"}});
  EXPECT_EQ(state[A.id].deck.front(), card(A, Zone::deck, "N-102"));
}

// play_rule
TEST_F(DeckNinja, N082EntersBesideItsLike) {
  village(A, {"N-082"});
  hand(A, {"N-082"});
  marker(A, 3);
  mission_phase(A);
  A.plays("N-082");
  EXPECT_EQ(size(A, Zone::village), 2);
}

// enters_play by growth
TEST_F(DeckNinja, N085GetsASecondGrowthCoin) {
  village(A, {"N-001"});
  hand(A, {"N-085"});
  marker(A, 1);
  mission_phase(A);
  A.plays("N-085", "N-001");
  EXPECT_EQ(coins(A, "N-085", CoinKind::growth), 2);
  EXPECT_EQ(figures(A, "N-085"), "2/1");
}

// N-GROW-07, N-EFF-01: it takes over the injury, and so has no text
TEST_F(DeckNinja, N085GetsOneCoinOnAnInjuredBase) {
  village(A, {injured("N-001")});
  hand(A, {"N-085"});
  marker(A, 1);
  mission_phase(A);
  A.plays("N-085", "N-001");
  EXPECT_EQ(coins(A, "N-085", CoinKind::growth), 1);
  EXPECT_EQ(figures(A, "N-085"), "4/1");
}

// forbid_jutsu on the head that fights it
TEST_F(DeckNinja, N095SilencesTheOpposingHead) {
  village(A, {"N-095"});
  village(D, {"T03", "T02"});
  team(D, {"T03", "T02"});
  hand(D, {"T18"});
  chakra(D, {"T01"});
  battle_phase(A);
  battle({{"N-095", "T03"}});
  const Refusal why = D.plays("T18", "T03").refused(RefusalCode::jutsu_forbidden, "N-GEN-02");
  EXPECT_EQ(why.card, card(A, Zone::village, "N-095"));
  D.plays("T18", "T02");
}

// may, then a choice among open cards of the opponent
TEST_F(DeckNinja, N106MayDiscardOpposingChakra) {
  village(A, {"N-106"});
  chakra(D, {"T01", "T02"});
  battle_phase(A);
  A.attacks("N-106");
  A.done();
  A.accepts();
  A.picks("T02");
  EXPECT_IN(D, discard, "T02");
  EXPECT_EQ(chakra(D), 1);
}

TEST_F(DeckNinja, N106MayDecline) {
  village(A, {"N-106"});
  chakra(D, {"T01", "T02"});
  battle_phase(A);
  A.attacks("N-106");
  A.done();
  A.declines();
  EXPECT_EQ(chakra(D), 2);
}

}  // namespace
}  // namespace playsheet::support
