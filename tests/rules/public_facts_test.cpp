// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class PublicFacts : public TableFixture {};

// N-CR-02: the question depends on what everybody can see
TEST_F(PublicFacts, ACounterWindowWithoutACounter) {
  hand(A, {"T01"});
  hand(D, {"T00", "T00"});
  marker(D, 1);
  mission_phase(A);
  A.charges("T01");
  EXPECT_ASKS(D, counter_window);
  D.passes();
  EXPECT_ASKS(A, mission_action);
}

// N-CR-02: one card cannot be a Counter and its payment
TEST_F(PublicFacts, NoWindowWithTooFewCards) {
  hand(A, {"T01"});
  hand(D, {"T17"});
  marker(D, 1);
  mission_phase(A);
  A.charges("T01");
  EXPECT_ASKS(A, mission_action);
}

// N-CR-02: without chakra nothing can be used
TEST_F(PublicFacts, NoExchangeWithoutChakra) {
  village(A, {"T03"});
  village(D, {"T02"});
  hand(A, {"T18"});
  hand(D, {"T18"});
  battle_phase(A);
  battle({{"T03", "T02"}});
  EXPECT_ASKS(D, mission_action);
}

// N-CR-02: a useless card asks as well
TEST_F(PublicFacts, AnExchangeWithAUselessHand) {
  village(A, {"T03"});
  village(D, {"T02"});
  hand(A, {"T00"});
  chakra(A, {"T00"});
  battle_phase(A);
  battle({{"T03", "T02"}});
  EXPECT_ASKS(A, exchange);
}

// N-CR-02: a text in play may be used by somebody without a hand
TEST_F(PublicFacts, AnExchangeForATextInPlay) {
  village(A, {"T25"});
  village(D, {"T02"});
  battle_phase(A);
  battle({{"T25", "T02"}});
  EXPECT_ASKS(A, exchange);
}

// N-ZONE-07, N-ZONE-15, N-ZONE-16, EX-99
TEST_F(PublicFacts, NumbersAreOpenAndCardsAreNot) {
  hand(D, {"T01", "T01", "T01", "T01", "T01"});
  rewards(A, 4);
  mission_phase(A);
  const PlayerView view = view_for(state, rules, A.id);
  EXPECT_EQ(view.players[A.id].rewards.count, 4U);
  EXPECT_TRUE(view.players[A.id].rewards.cards.empty());
  EXPECT_EQ(view.players[D.id].hand.count, 5U);
  EXPECT_TRUE(view.players[D.id].hand.cards.empty());
  EXPECT_TRUE(view.players[A.id].deck.cards.empty());
  EXPECT_EQ(state[state[A.id].rewards[0]].owner, D.id);
}

// N-ZONE-07: the own hand and the open piles
TEST_F(PublicFacts, OwnHandAndOpenPiles) {
  hand(A, {"T01"});
  chakra(D, {"T02"});
  discard(D, {"T03"});
  village(D, {injured("T94")});
  mission_phase(A);
  const PlayerView view = view_for(state, rules, A.id);
  EXPECT_EQ(view.players[A.id].hand.cards.size(), 1U);
  EXPECT_EQ(view.players[D.id].chakra.cards.size(), 1U);
  EXPECT_EQ(view.players[D.id].discard.cards.size(), 1U);
  ASSERT_EQ(view.players[D.id].village.cards.size(), 1U);
  EXPECT_EQ(view.players[D.id].village.cards[0].power, (Power{1, 1}));
}

}  // namespace
}  // namespace playsheet::support
